import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import type { MenuPopupProps } from './menu-button.tsx'
import { Menu, MenuContent } from './menu.tsx'

export interface AnchoredMenuProps extends MenuPopupProps {
  label: string
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}

/** Menu of a MenuButton: open while mounted, positioned by a virtual anchor. */
export function AnchoredMenu({
  anchor,
  byKey,
  onClose,
  label,
  align = 'start',
  className,
  children,
}: AnchoredMenuProps) {
  return (
    <Menu open onOpenChange={(open) => !open && onClose()}>
      <Radix.Trigger asChild>
        <span aria-hidden="true" tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </Radix.Trigger>
      <MenuContent
        // Keeps focus that is already inside; otherwise Radix would focus the menu itself.
        ref={byKey ? focusFirst : undefined}
        aria-label={label}
        aria-labelledby={undefined}
        align={align}
        className={className ?? ''}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          anchor.current?.focus()
        }}
        onInteractOutside={(event) => {
          // The button closes the menu itself; closing here too would reopen it.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
        }}
      >
        {children}
      </MenuContent>
    </Menu>
  )
}

function focusFirst(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
}
