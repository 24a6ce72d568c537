import type { Comment } from '@bizamply/contract/comments'
import { useState, type ReactNode } from 'react'
import { useMedia } from '../../lib/media.ts'
import { AnchoredPopover } from '../../ui/anchored-popover.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'

export interface TriagePopupProps {
  comments: Comment[]
  /** Which button of the open review it opens at, by the end of its data attribute. */
  button: 'assigns' | 'snoozes'
  title: string
  /** Shown only in the middle of the screen: at its button, the review is in sight. */
  description: string | undefined
  /** Of the popover. */
  className: string
  onOpenAutoFocus: (event: Event) => void
  onClose: () => void
  children: ReactNode
}

/** Where the pane shows its buttons. */
const withButtons = '(min-width: 1024px)'

/** At the button of the open review; for several, on a phone, or from the list, a dialog. */
export function TriagePopup(props: TriagePopupProps) {
  const { comments, button: name, title, description, className, onOpenAutoFocus, onClose, children } = props
  const isWide = useMedia(withButtons)
  const [only, ...others] = comments
  const [button] = useState(() => ({ current: only && others.length === 0 ? buttonOf(name, only._id) : null }))
  const [opener] = useState(() => ({ current: document.activeElement }))
  if (isWide && button.current) {
    return (
      <AnchoredPopover
        anchor={button}
        returnTo={opener}
        label={title}
        onClose={onClose}
        onOpenAutoFocus={onOpenAutoFocus}
        className={className}
      >
        <h2 className="mb-2 text-sm font-semibold text-ink">{title}</h2>
        {children}
      </AnchoredPopover>
    )
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent onOpenAutoFocus={onOpenAutoFocus} title={title} description={description}>
        {children}
      </DialogContent>
    </Dialog>
  )
}

const buttonOf = (name: TriagePopupProps['button'], id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(id)}"]`)
