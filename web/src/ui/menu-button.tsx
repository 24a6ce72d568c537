import { Suspense, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react'
import { fetchEarly } from '../lib/fetch-early.ts'

export interface MenuButtonProps {
  /**
   * A lazy component that renders an AnchoredMenu: its code loads when the user is about to open
   * it.
   */
  popup: ComponentType<MenuPopupProps>
  preload: () => unknown
  children: ReactNode
  className?: string
}

export interface MenuPopupProps {
  anchor: RefObject<HTMLButtonElement | null>
  /** Opened by keyboard: the first item gets the focus. */
  byKey: boolean
  onClose: () => void
}

export function MenuButton({ popup: Popup, preload, children, className = '' }: MenuButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'no' | 'pointer' | 'key'>('no')
  const open = opened !== 'no'
  return (
    <span className="relative inline-grid min-w-0">
      <button
        type="button"
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        className={className}
        onPointerEnter={() => fetchEarly(preload)}
        onFocus={() => fetchEarly(preload)}
        onClick={(event) => setOpened(open ? 'no' : event.detail === 0 ? 'key' : 'pointer')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpened('key')
        }}
      >
        {children}
      </button>
      {open && (
        <Suspense>
          <Popup anchor={anchor} byKey={opened === 'key'} onClose={() => setOpened('no')} />
        </Suspense>
      )}
    </span>
  )
}
