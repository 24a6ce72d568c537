import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from './confirm-dialog.tsx'

export interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  changed: boolean
  words?: { title: string; text: string; leave: string; stay: string }
}

/** Asks before a link, a tab, or Back discards unsaved changes; the browser asks before the window closes. */
export function LeaveGuard({ changed, words }: LeaveGuardProps) {
  const t = useTranslations('shared')
  const blocker = useBlocker({
    shouldBlockFn: () => changed,
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={words?.title ?? t('leaveTitle')}
      description={words?.text ?? t('leaveText')}
      action={words?.leave ?? t('leave')}
      cancel={words?.stay ?? t('stay')}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
