import type { CompanyLeaving } from '@bizamply/contract/leaving'
import { useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeleteCompany } from './delete-company.tsx'
import { ExportSection } from './export-section.tsx'
import { LeavingCompany } from './leaving-company.tsx'
import { useCompanyLeaving } from './queries.ts'

/** Exports and deletes a company's data. */
export function CompanyTab() {
  const t = useTranslations('leaving')
  const { memberRole } = useUser()
  if (memberRole === 'admin') return <ForAdmins />
  return (
    <>
      <h2 className="text-lg font-semibold">{t('companyTitle')}</h2>
      <p className="text-sm text-pretty text-ink-2">{t('adminsOnly')}</p>
    </>
  )
}

function ForAdmins() {
  const t = useTranslations('leaving')
  const { data, error, refetch } = useCompanyLeaving()
  const retry = () => void refetch()
  if (data) {
    return (
      <>
        {error && <ErrorPanel className="mb-4" error={error} say={() => t('stale')} onRetry={retry} />}
        <Company leaving={data} />
      </>
    )
  }
  return (
    <>
      <h2 className="mb-4 text-lg font-semibold">{t('companyTitle')}</h2>
      {error ? (
        <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={retry} />
      ) : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
    </>
  )
}

function Company({ leaving }: { leaving: CompanyLeaving }) {
  const t = useTranslations('leaving')
  const { company, deletion } = leaving
  return (
    <>
      <header className="mb-4">
        <h2 className="text-lg font-semibold">{t('companyTitle')}</h2>
        <p className="text-sm text-pretty text-ink-2">{t('companyText', { company })}</p>
      </header>
      <ExportSection leaving={leaving} />
      {deletion ? <LeavingCompany company={company} deletion={deletion} /> : <DeleteCompany leaving={leaving} />}
    </>
  )
}
