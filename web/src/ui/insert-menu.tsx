import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Menu, MenuContent, MenuLabel, MenuTrigger } from './menu.tsx'
import { ownScroll } from './own-scroll.ts'
import { touchTarget } from './touch-target.ts'

/** In a toolbar, or without a frame in the header of a box; `icon` also without a label. */
export type InsertMenuLook = 'framed' | 'bare' | 'icon'

export interface InsertMenuProps {
  /** On the button, and above the items. */
  label: string
  title: string
  icon: LucideIcon
  look: InsertMenuLook
  disabled: boolean
  busy?: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onCloseAutoFocus: (event: Event) => void
  children: ReactNode
}

/** A menu whose items are inserted into the reply. */
export function InsertMenu(props: InsertMenuProps) {
  const {
    label,
    title,
    icon: Icon,
    look,
    disabled,
    busy = false,
    open,
    onOpenChange,
    onCloseAutoFocus,
    children,
  } = props
  const bare = look === 'framed' ? {} : ({ variant: 'ghost', size: 'sm', className: touchTarget } as const)
  return (
    <Menu open={open} onOpenChange={onOpenChange}>
      <MenuTrigger>
        <Button
          disabled={disabled}
          busy={busy}
          {...bare}
          icon={<Icon aria-hidden="true" size={16} className="text-ink-3" />}
        >
          <span className={look === 'icon' ? 'sr-only' : 'flex items-center gap-1.5'}>
            {label}
            <ChevronDown aria-hidden="true" size={14} className="text-ink-3" />
          </span>
        </Button>
      </MenuTrigger>
      <MenuContent
        align="end"
        className="w-[min(292px,calc(100vw-32px))]"
        {...ownScroll}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <MenuLabel>{title}</MenuLabel>
        {children}
      </MenuContent>
    </Menu>
  )
}

/** After a pick, the text has the focus, so the menu's button doesn't take it back. */
export function useFocusAfterPick() {
  const isPicked = useRef(false)
  return {
    picked: () => {
      isPicked.current = true
    },
    onCloseAutoFocus: (event: Event) => {
      if (isPicked.current) event.preventDefault()
      isPicked.current = false
    },
  }
}
