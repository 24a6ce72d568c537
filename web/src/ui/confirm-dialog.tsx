import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { useTypedThrough } from './use-typed-through.ts'
import { Dialog, DialogClose, DialogContent, DialogFooter } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Names the object and the consequence. */
  description: ReactNode
  /** The verb on the button, e.g. "Remove Judge.me". */
  action: string
  cancel?: string
  tone?: 'danger' | 'primary'
  /** What was confirmed is on its way: the question stays, for the message if it fails. */
  busy?: boolean
  busyLabel?: string
  onConfirm: () => void
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useTranslations('shared')
  const safe = useRef<HTMLButtonElement>(null)
  const typed = useTypedThrough()
  return (
    <Dialog open={props.open} onOpenChange={(open) => (open || !props.busy) && props.onOpenChange(open)}>
      <DialogContent
        role="alertdialog"
        title={props.title}
        description={props.description}
        onKeyDownCapture={typed.onKey}
        onOpenAutoFocus={(event) => {
          typed.onOpen()
          event.preventDefault()
          safe.current?.focus()
        }}
      >
        {props.children}
        <DialogFooter>
          <DialogClose>
            <Button ref={safe}>{props.cancel ?? t('cancel')}</Button>
          </DialogClose>
          <Button
            variant={props.tone ?? 'danger'}
            busy={props.busy ?? false}
            {...(props.busyLabel ? { busyLabel: props.busyLabel } : {})}
            onClick={props.onConfirm}
          >
            {props.action}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
