import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { EmailDialog } from './email-dialog.tsx'
import { useEmailChange } from './queries.ts'

export const ActionPlace = () => <Skeleton className="h-7 w-17 rounded-md max-md:mt-1 coarse:h-9" />

/** A button to change the email, or to continue a pending change. With `inline`, a link next to a field's label. */
export function EmailAction({ inline = false }: { inline?: boolean }) {
  const t = useTranslations('emailChange')
  const [open, setOpen] = useState(false)
  const { data, isPending } = useEmailChange()
  if (isPending) return inline ? null : <ActionPlace />
  if (!data) return null
  const { email, pending } = data
  const label = pending ? undefined : t('changeLabel')
  const text = t(pending ? 'continue' : 'change')
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${inline ? 'justify-end' : 'shrink-0 max-md:mt-1'}`}>
      {pending && <span className="text-xs text-pending-ink">{t('pending', { email: pending.email })}</span>}
      {inline ? (
        <button type="button" className={`${textLink} text-xs`} aria-label={label} onClick={() => setOpen(true)}>
          {text}
        </button>
      ) : (
        <Button size="sm" aria-label={label} onClick={() => setOpen(true)}>
          {text}
        </Button>
      )}
      {open && <EmailDialog email={email} pending={pending} onClose={() => setOpen(false)} />}
    </div>
  )
}
