import { Link } from '@tanstack/react-router'
import { Contact, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { SkeletonToolbar } from '../../ui/skeleton-table.tsx'
import { useMay } from '../../lib/brand-context.tsx'
import { Button, look } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PeopleCardsWaiting, PeopleTableWaiting } from './people-table.tsx'
import type { PeopleQuery } from './queries.ts'

export function EmptyPeople() {
  const t = useTranslations('peoplePage')
  const may = useMay()
  const links = [
    ...(may('connections.manage') ? [{ to: '/connections', name: t('connect') } as const] : []),
    ...(may('comments.import') ? [{ to: '/import', name: t('importFile') } as const] : []),
  ]
  return (
    <EmptyState
      icon={<Contact size={20} />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        links.length > 0 && (
          <div className="flex flex-wrap justify-center gap-2">
            {links.map(({ to, name }) => (
              <Link key={to} to={to} className={look({ variant: 'neutral', size: 'md' })}>
                {name}
              </Link>
            ))}
          </div>
        )
      }
    />
  )
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTranslations('peoplePage')
  return (
    <EmptyState
      icon={<Search size={20} />}
      title={t('nothing')}
      text={t('nothingText')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  )
}

export function FailedPeople({ query }: { query: PeopleQuery }) {
  const t = useTranslations('peoplePage')
  return (
    <div className="px-4 pt-3 pb-3 sm:px-6">
      <ErrorPanel error={query.error} say={(reason) => t('failed', { reason })} onRetry={() => void query.refetch()} />
    </div>
  )
}

export function WaitingPeople({ hasTable }: { hasTable: boolean }) {
  const t = useTranslations('peoplePage')
  return (
    <>
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      {hasTable ? (
        <>
          <SkeletonToolbar />
          <PeopleTableWaiting />
        </>
      ) : (
        <PeopleCardsWaiting />
      )}
    </>
  )
}
