import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Asks before a link, a tab or Back throws away what was typed; a closed window asks by itself. */
export function LeaveGuard({ changed }: { changed: boolean }) {
  const t = useTranslations('profile')
  const blocker = useBlocker({
    shouldBlockFn: () => changed,
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('leaveTitle')}
      description={t('leaveText')}
      action={t('leave')}
      cancel={t('stay')}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
