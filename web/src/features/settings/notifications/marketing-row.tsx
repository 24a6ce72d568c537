import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { useNotificationCalls, type NotificationSettings } from '../../../lib/notification-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { SettingRow } from '../setting-row.tsx'
import { useSavedToast } from '../use-saved-toast.ts'

/** Saved immediately: turning it on sends a mail whose link confirms the subscription. */
export function MarketingRow({ settings }: { settings: NotificationSettings | undefined }) {
  const t = useTranslations('notificationSettings')
  const confirmSaved = useSavedToast()
  const { setMarketing } = useNotificationCalls()
  const [busy, setBusy] = useState(false)
  const turn = async (on: boolean): Promise<void> => {
    setBusy(true)
    try {
      await setMarketing(on)
      confirmSaved()
    } catch (error) {
      toast.error(t('saveFailed'), { description: CallError.from(error).message })
    } finally {
      setBusy(false)
    }
  }
  if (!settings) {
    return (
      <SettingRow label={t('marketing')} text={<Skeleton className="my-0.5 h-3 w-2/3" />}>
        <Skeleton className="h-[18px] w-[30px] rounded-full" />
      </SettingRow>
    )
  }
  const { marketing, mail } = settings
  const text = t(`marketingText.${marketing.state}`, { address: mail.address })
  return (
    <SettingRow label={t('marketing')} labelFor="marketing-emails" text={text}>
      {marketing.state === 'asked' && (
        <Button size="xs" busy={busy} onClick={() => void turn(true)}>
          {t('marketingAgain')}
        </Button>
      )}
      <Switch
        id="marketing-emails"
        aria-describedby="marketing-emails-text"
        busy={busy}
        checked={marketing.state !== 'off'}
        onCheckedChange={(on) => void turn(on)}
      />
    </SettingRow>
  )
}
