import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { ownSessionsKey } from '../../lib/own-sessions.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { SettingRow } from './setting-row.tsx'

/** Ends all of the user's sessions except this one. */
export function SignOutDevices() {
  const t = useTranslations('settings')
  const cache = useQueryClient()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const end = async (): Promise<void> => {
    setBusy(true)
    try {
      const { data } = await api.security.revokeSessions()
      toast.success(t('devicesOut', { count: data.revoked }))
      setAsks(false)
      await cache.invalidateQueries({ queryKey: ownSessionsKey })
    } catch (error) {
      toast.error(t('devicesFailed'), { description: CallError.from(error).message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <SettingRow label={t('devices')} text={t('devicesText')}>
      <Button onClick={() => setAsks(true)}>{t('signOutAll')}</Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        tone="primary"
        title={t('signOutAllTitle')}
        description={t('signOutAllText')}
        action={t('signOutAll')}
        busy={busy}
        busyLabel={t('signingOut')}
        onConfirm={() => void end()}
      />
    </SettingRow>
  )
}
