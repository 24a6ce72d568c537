import { Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { useDay } from './use-day.ts'
import { useKeepCompany } from './use-keep-company.ts'

/** Shown above every screen of a company that is being deleted: the date, and Undo for admins. */
export function DeletionBanner() {
  const { companyLeavesAt } = useUser()
  return companyLeavesAt ? <Banner at={companyLeavesAt} /> : null
}

function Banner({ at }: { at: string }) {
  const t = useTranslations('system')
  const { companyName, memberRole } = useUser()
  const day = useDay()
  const { busy, keep } = useKeepCompany()
  return (
    <div
      role="status"
      className="flex items-center gap-2.5 border-b border-line bg-danger-soft px-4 py-2 text-sm text-danger-ink max-sm:flex-wrap sm:px-6"
    >
      <Trash2 aria-hidden="true" size={16} className="shrink-0" />
      <p className="min-w-0 flex-1">
        <span className="font-medium">{t('leaves', { company: companyName ?? '', day: day(at) })}</span>{' '}
        {t('leavesText')} {memberRole !== 'admin' && t('leavesAskAdmin')}
      </p>
      {memberRole === 'admin' && (
        <Button size="xs" busy={busy} busyLabel={t('keeping')} onClick={keep}>
          {t('keep')}
        </Button>
      )}
    </div>
  )
}
