import { createLink } from '@tanstack/react-router'
import { useEffect, useRef, type ComponentProps, type ReactNode, type UIEvent } from 'react'

export interface TabLinksProps {
  label: string
  /** The row is part of another one, which has the padding and the line. */
  isPart?: boolean
  children: ReactNode
}

/** Tabs kept in the URL: a labeled row of links, the current one with `aria-current`. */
export function TabLinks({ label, isPart = false, children }: TabLinksProps) {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef<Element | null>(null)
  // If the row is wider than the screen, scrolls the current tab into view.
  useEffect(() => {
    const nav = ref.current
    const current = currentIn(nav)
    if (!nav || !current || current === shown.current) return
    shown.current = current
    center(nav, current)
  })
  useEffect(() => {
    const nav = ref.current
    if (!nav) return
    const observer = new ResizeObserver(() => {
      const current = currentIn(nav)
      if (current) center(nav, current)
    })
    observer.observe(nav)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={isPart ? 'shrink-0' : 'border-b border-line'}>
      <nav
        ref={ref}
        aria-label={label}
        onScroll={fadeStart}
        className={`relative -mb-px flex gap-5 max-lg:pr-8 max-lg:scroll-fade-x lg:overflow-x-auto lg:[scrollbar-width:none] ${isPart ? '' : 'px-4 sm:px-6'}`}
      >
        {children}
      </nav>
    </div>
  )
}

const currentIn = (nav: HTMLElement | null) => nav?.querySelector('[aria-current]')

function center(nav: HTMLElement, current: Element): void {
  const [row, link] = [nav.getBoundingClientRect(), current.getBoundingClientRect()]
  nav.scrollLeft += link.left + link.width / 2 - (row.left + row.width / 2)
}

/** Scrolled: the tabs that are out of sight on the left fade too. */
function fadeStart({ currentTarget: row }: UIEvent<HTMLElement>): void {
  row.style.setProperty('--fade-start', `${Math.min(FADE_PX, row.scrollLeft)}px`)
}
const FADE_PX = 24

export interface TabLinkProps extends ComponentProps<'a'> {
  active: boolean
  /** Already formatted, e.g. "1,200" or "10,000+". */
  count?: string | undefined
}

/** A TanStack link: takes `to`, `search`, etc. in addition to `active` and `count`. */
export const TabLink = createLink(TabAnchor)

function TabAnchor({ active, count, children, ...rest }: TabLinkProps) {
  return (
    <a
      {...rest}
      aria-current={active ? 'page' : undefined}
      className={`relative inline-flex h-10 shrink-0 items-center gap-2 border-b-2 text-sm font-medium whitespace-nowrap transition-colors duration-100 -outline-offset-2 coarse:h-11 ${
        active ? 'border-accent text-ink' : 'border-transparent text-ink-2 hover:text-ink'
      }`}
    >
      {children}
      {count !== undefined && (
        <span
          className={`rounded-full px-1.5 text-xs leading-5 font-normal tabular-nums ${
            active ? 'bg-accent-soft text-accent-ink' : 'bg-surface-3 text-ink-2'
          }`}
        >
          {count}
        </span>
      )}
    </a>
  )
}
