import { useBlocker } from '@tanstack/react-router'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogContent } from './dialog.tsx'

export interface EditingDialogProps {
  title: ReactNode
  description?: string
  /** Whether there are unsaved changes. */
  changed: boolean
  /** They are being saved: the dialog stays open for the result. */
  busy?: boolean
  /** What would be lost, for the question before it is discarded. */
  discardText?: string
  onOpenAutoFocus?: ComponentProps<typeof DialogContent>['onOpenAutoFocus']
  width?: 480 | 640 | 936
  onClose: () => void
  /** `leave` is for its Cancel. */
  children: (leave: () => void) => ReactNode
}

/**
 * A dialog with a form: Cancel, Esc, Back, and all other exits ask before changes are discarded.
 */
export function EditingDialog(props: EditingDialogProps) {
  const {
    title,
    description,
    changed,
    busy = false,
    discardText,
    onOpenAutoFocus,
    width = 640,
    onClose,
    children,
  } = props
  const t = useTranslations('shared')
  const [asks, setAsks] = useState(false)
  // Closing and saving navigate on the same screen, which must not be blocked.
  const blocker = useBlocker({
    shouldBlockFn: ({ action, current, next }) => {
      const isByBrowser = action === 'BACK' || action === 'FORWARD' || action === 'GO'
      return busy ? isByBrowser : changed && (isByBrowser || next.pathname !== current.pathname)
    },
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  const leave = () => {
    if (busy) return
    if (changed) setAsks(true)
    else onClose()
  }
  const drop = () => {
    setAsks(false)
    onClose()
  }
  const stay = () => {
    setAsks(false)
    blocker.reset?.()
  }
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && leave()}>
        <DialogContent
          width={width}
          title={title}
          description={description}
          {...(onOpenAutoFocus && { onOpenAutoFocus })}
        >
          {children(leave)}
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={asks || blocker.status === 'blocked'}
        onOpenChange={(open) => !open && stay()}
        title={t('discardTitle')}
        description={discardText ?? t('discardText')}
        action={t('discard')}
        cancel={t('keepEditing')}
        onConfirm={() => (blocker.status === 'blocked' ? blocker.proceed() : drop())}
      />
    </>
  )
}
