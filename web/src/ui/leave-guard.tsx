import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

export interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  changed: boolean
  words: { title: string; text: string; leave: string; stay: string }
}

/** Asks before a link, a tab, or Back discards unsaved changes; the browser asks before the window closes. */
export function LeaveGuard({ changed, words }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: () => changed,
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={words.title}
      description={words.text}
      action={words.leave}
      cancel={words.stay}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
