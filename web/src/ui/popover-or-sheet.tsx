import { useMedia } from '../lib/media.ts'
import { AnchoredPopover, type AnchoredPopoverProps } from './anchored-popover.tsx'
import { Dialog, DialogContent } from './dialog.tsx'

/** A popover at its button; on a phone, the sheet at the bottom that dialogs are. */
export function PopoverOrSheet(props: AnchoredPopoverProps) {
  const isPhone = useMedia('(max-width: 639px)')
  if (!isPhone) return <AnchoredPopover {...props} />
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent title={props.label} onOpenAutoFocus={() => undefined}>
        {props.children}
      </DialogContent>
    </Dialog>
  )
}
