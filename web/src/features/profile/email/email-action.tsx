import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { useEmailChange } from './queries.ts'

export const ActionPlace = () => <Skeleton className="h-7 w-17 rounded-md max-md:mt-1 coarse:h-9" />

/** Next to the address: a button to change it, or what the pending change needs. */
export function EmailAction() {
  const t = useTranslations('emailChange')
  const [open, setOpen] = useState(false)
  const { data, isPending } = useEmailChange()
  if (isPending) return <ActionPlace />
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
