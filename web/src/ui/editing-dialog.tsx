import { useBlocker } from '@tanstack/react-router'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogContent } from './dialog.tsx'

export interface EditingDialogProps {
  title: string
  description: string
  /** Whether something would be lost. */
  changed: boolean
  /** Asked before that. */
  discard: { title: string; text: string; action: string }
  onOpenAutoFocus: ComponentProps<typeof DialogContent>['onOpenAutoFocus']
  onClose: () => void
  /** `leave` is for its Cancel. */
  children: (leave: () => void) => ReactNode
}

/** A dialog in which something is written: Cancel, Esc, Back and every other way out of it ask before that is lost. */
export function EditingDialog(props: EditingDialogProps) {
  const { title, description, changed, discard, onOpenAutoFocus, onClose, children } = props
  const [asks, setAsks] = useState(false)
  // Closing it stays on the screen, and saving closes it: neither may be held up.
  const blocker = useBlocker({
    shouldBlockFn: ({ action, current, next }) =>
      changed && (next.pathname !== current.pathname || action === 'BACK' || action === 'FORWARD' || action === 'GO'),
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  const leave = () => (changed ? setAsks(true) : onClose())
  const stay = () => {
    setAsks(false)
    blocker.reset?.()
  }
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && leave()}>
        <DialogContent width={640} title={title} description={description} onOpenAutoFocus={onOpenAutoFocus}>
          {children(leave)}
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={asks || blocker.status === 'blocked'}
        onOpenChange={(open) => !open && stay()}
        title={discard.title}
        description={discard.text}
        action={discard.action}
        onConfirm={() => (blocker.status === 'blocked' ? blocker.proceed() : onClose())}
      />
    </>
  )
}
