import * as Radix from 'radix-ui/popover'
import type { ReactNode, RefObject } from 'react'
import { popupLook } from './menu.tsx'
import { ownScroll } from './own-scroll.ts'

export interface AnchoredPopoverProps {
  anchor: RefObject<HTMLElement | null>
  /** Gets the focus on close, if that isn’t the button: it was opened by a shortcut. */
  returnTo?: RefObject<Element | null>
  label: string
  onClose: () => void
  onOpenAutoFocus?: (event: Event) => void
  align?: 'start' | 'center' | 'end'
  /** Where it opens if there is room. */
  side?: 'bottom' | 'right'
  className?: string
  children: ReactNode
}

/** Small dialog at the button that opened it: open while mounted; restores the focus on close. */
export function AnchoredPopover({
  anchor,
  returnTo = anchor,
  label,
  onClose,
  onOpenAutoFocus,
  align = 'start',
  side = 'bottom',
  className = '',
  children,
}: AnchoredPopoverProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          {...ownScroll}
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={`${popupLook} ${className}`}
          {...(onOpenAutoFocus ? { onOpenAutoFocus } : {})}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const before = returnTo.current instanceof HTMLElement && returnTo.current.isConnected
            const to = before ? returnTo.current : anchor.current
            if (to instanceof HTMLElement) to.focus()
          }}
          onInteractOutside={(event) => {
            // The button closes it; closing here too would reopen it.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
