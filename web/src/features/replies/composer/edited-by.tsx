import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'

export interface EditedByProps {
  name: string
  /** Undefined for members who can't write. */
  onTakeOver: (() => Promise<void>) | undefined
}

/** Someone else edits the reply, so its text is read-only here. */
export function EditedBy({ name, onTakeOver }: EditedByProps) {
  const t = useTranslations('replies')
  const [busy, setBusy] = useState(false)
  const takeOver = async () => {
    setBusy(true)
    try {
      await onTakeOver?.()
    } catch (error) {
      toast.error(t('takeOverFailed'), { description: CallError.from(error).message })
    }
    setBusy(false)
  }
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-2.5 gap-y-1 rounded-lg bg-pending-soft py-1.5 pr-1.5 pl-3 text-sm text-pending-ink">
      <Avatar name={name} size={22} />
      <p role="status" className="min-w-0 flex-1 font-medium">
        {t('editedBy', { name })}
      </p>
      {onTakeOver && (
        <Button size="sm" busy={busy} onClick={() => void takeOver()}>
          {t('takeOver')}
        </Button>
      )}
    </div>
  )
}
