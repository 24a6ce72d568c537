import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { useNotificationCalls } from '../../../lib/notification-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'

/** Mail to this address bounced: what that means, and how to fix it. */
export function MailStopped({ address, since }: { address: string; since: string }) {
  const t = useTranslations('notificationSettings')
  const format = useFormatter()
  const { resumeMail } = useNotificationCalls()
  const [busy, setBusy] = useState(false)
  const resume = async (): Promise<void> => {
    setBusy(true)
    try {
      await resumeMail()
    } catch (error) {
      toast.error(t('saveFailed'), { description: CallError.from(error).message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div role="status" className="grid gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger-ink">
      <p className="text-pretty break-words">
        {t('mailStopped', { address, day: format.dateTime(new Date(since), { dateStyle: 'medium' }) })}
      </p>
      <Button size="xs" className="justify-self-start" busy={busy} onClick={() => void resume()}>
        {t('resume')}
      </Button>
    </div>
  )
}
