import { graceDays, type CompanyOffboarding } from '@bizamply/contract/offboarding'
import { useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CompanyRow } from './company-row.tsx'
import { DeleteCompany } from './delete-company.tsx'
import { ExportSection } from './export-section.tsx'
import { CompanyBeingDeleted } from './company-being-deleted.tsx'
import { useCompanyOffboarding } from './queries.ts'

/** Exports and deletes a company's data. */
export function CompanyTab() {
  const t = useTranslations('offboarding')
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
  const t = useTranslations('offboarding')
  const { data, error, refetch } = useCompanyOffboarding()
  const retry = () => void refetch()
  if (data) {
    return (
      <>
        {error && <ErrorPanel className="mb-4" error={error} say={() => t('stale')} onRetry={retry} />}
        <Company offboarding={data} />
      </>
    )
  }
  if (error) {
    return (
      <>
        <h2 className="mb-4 text-lg font-semibold">{t('companyTitle')}</h2>
        <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={retry} />
      </>
    )
  }
  return <Waiting />
}

function Company({ offboarding }: { offboarding: CompanyOffboarding }) {
  const { company, deletion } = offboarding
  return (
    <>
      <Head company={company} />
      <ExportSection offboarding={offboarding} />
      {deletion ? (
        <CompanyBeingDeleted company={company} deletion={deletion} />
      ) : (
        <DeleteCompany offboarding={offboarding} />
      )}
    </>
  )
}

function Head({ company }: { company: string }) {
  const t = useTranslations('offboarding')
  return (
    <header className="mb-4">
      <h2 className="text-lg font-semibold">{t('companyTitle')}</h2>
      <p className="text-sm text-pretty text-ink-2">{t('companyText', { company })}</p>
    </header>
  )
}

/** The texts are known; the buttons depend on what was requested before. */
function Waiting() {
  const t = useTranslations('offboarding')
  const { companyName } = useUser()
  const company = companyName ?? ''
  return (
    <>
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <Head company={company} />
      <section className="border-t border-line py-4">
        <CompanyRow
          id="export"
          title={t('exportTitle')}
          text={t('exportText', { company })}
          action={<Skeleton className="h-8 w-44 rounded-md coarse:h-10" />}
        />
      </section>
      <section className="border-y border-line py-4">
        <CompanyRow
          id="delete-company"
          title={t('deleteTitle')}
          text={t('deleteText', { company, days: graceDays })}
          action={<Skeleton className="h-8 w-34 rounded-md coarse:h-10" />}
        />
      </section>
    </>
  )
}
