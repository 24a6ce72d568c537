import { getRouteApi, Link } from '@tanstack/react-router'
import { Contact } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePerson } from '../../features/people/queries.ts'
import { useBrand } from '../../lib/brand-context.tsx'
import { CallError } from '../../lib/call-error.ts'
import { useShownAt } from '../../lib/brand-clock.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { look } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PersonLoaded } from './person-loaded.tsx'

const route = getRouteApi('/guarded/people/$personId')

/** One customer: everything they wrote and received, and why the comments belong to one person. */
export function PersonScreen() {
  const t = useTranslations('peoplePage')
  const { personId } = route.useParams()
  const shownAt = useShownAt()
  const { data, isError, error, dataUpdatedAt, refetch } = usePerson(personId)
  const { status } = CallError.from(error)
  const isMissing = isError && (status === 404 || status === 400)
  return (
    <>
      <PageTitle page={data?.name ?? t('title')} />
      {isMissing && <Missing />}
      {isError && !isMissing && !data && (
        <div className="px-4 py-5 sm:px-6">
          <h1 className="sr-only">{t('title')}</h1>
          <ErrorPanel error={error} say={(reason) => t('one.failed', { reason })} onRetry={() => void refetch()} />
        </div>
      )}
      {isError && !isMissing && data && (
        <p role="status" className="px-4 pt-3 text-xs text-pending-ink sm:px-6">
          {t('stale', { time: shownAt(dataUpdatedAt) })}
        </p>
      )}
      {!data && !isError && <Waiting />}
      {data && !isMissing && <PersonLoaded key={data.id} person={data} />}
    </>
  )
}

function Missing() {
  const t = useTranslations('peoplePage.one')
  const { brand } = useBrand()
  return (
    <EmptyState
      heading="h1"
      icon={<Contact size={20} />}
      title={t('missing', { brand: brand.BrandName })}
      text={t('missingText')}
      action={
        <Link to="/people" className={look({ variant: 'neutral', size: 'md' })}>
          {t('back')}
        </Link>
      }
    />
  )
}

function Waiting() {
  const t = useTranslations('peoplePage.one')
  return (
    <div role="status" className="grid grid-cols-1 gap-4 px-4 py-5 sm:px-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-7 w-72 max-w-full" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="h-48" />
      <Skeleton className="h-32" />
    </div>
  )
}
