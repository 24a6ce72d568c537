import type { CompanyDeletion } from '@bizamply/contract/offboarding'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { CompanyRow } from './company-row.tsx'
import { useDay } from './use-day.ts'
import { useKeepCompany } from './use-keep-company.ts'

/** Replaces the delete button: when the company will be deleted, who requested it, and Undo. */
export function CompanyBeingDeleted({ company, deletion }: { company: string; deletion: CompanyDeletion }) {
  const t = useTranslations('offboarding')
  const system = useTranslations('system')
  const day = useDay()
  const { busy, keep } = useKeepCompany()
  const { dueAt, requestedBy: name, requestedAt, subscription } = deletion
  return (
    <section aria-labelledby="offboarding-company" className="border-y border-line py-4">
      <CompanyRow
        id="offboarding-company"
        title={t('leavingTitle')}
        tone="danger"
        text={
          <>
            {t('leavesOn', { company, day: day(dueAt) })}{' '}
            {name !== null && t('requestedBy', { name, day: day(requestedAt) })}
          </>
        }
        action={
          <Button busy={busy} busyLabel={system('keeping')} onClick={keep}>
            {system('keep')}
          </Button>
        }
      >
        {subscription !== 'none' && (
          <p className={`mt-1 text-xs text-pretty ${subscription === 'refused' ? 'text-danger-ink' : 'text-ink-3'}`}>
            {t(`subscription.${subscription}`)}
          </p>
        )}
      </CompanyRow>
    </section>
  )
}
