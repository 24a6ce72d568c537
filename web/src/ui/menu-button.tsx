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
  /** The menu aligns with the nearest positioned parent, e.g. a split button, instead of with this button. */
  alignsWithParent?: boolean
}

export interface MenuPopupProps {
  anchor: RefObject<HTMLButtonElement | null>
  /** Opened by keyboard: the first item gets the focus. */
  byKey: boolean
  onClose: () => void
}

export function MenuButton(props: MenuButtonProps) {
  const { popup: Popup, preload, children, className = '', alignsWithParent = false } = props
  const anchor = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'no' | 'pointer' | 'key'>('no')
  const open = opened !== 'no'
  return (
    <span className={`inline-grid min-w-0 ${alignsWithParent ? '' : 'relative'}`}>
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
