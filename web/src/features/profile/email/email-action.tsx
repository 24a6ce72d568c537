import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { useEmailChange } from './queries.ts'

/** Beside the address: its change, or what the change under way waits for. */
export function EmailAction() {
  const t = useTranslations('emailChange')
  const [open, setOpen] = useState(false)
  const { data } = useEmailChange()
  // Never offered before it is known whether one is under way.
  if (!data) return null
  const { email, pending } = data
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 max-md:mt-1">
      {pending && <span className="text-xs text-pending-ink">{t('pending', { email: pending.email })}</span>}
      <Button size="sm" aria-label={pending ? undefined : t('changeLabel')} onClick={() => setOpen(true)}>
        {t(pending ? 'continue' : 'change')}
      </Button>
      {open && <EmailDialog email={email} pending={pending} onClose={() => setOpen(false)} />}
    </div>
  )
}
