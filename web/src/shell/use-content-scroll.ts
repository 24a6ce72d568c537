import { useMatches, useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { keys, storage } from '../lib/storage.ts'

/** How long the content of a page may take to reach the height that it was left at. */
const GROWS_FOR_MS = 10_000
const KEPT = 50

/**
 * A new page, or another tab of it, begins at its top; Back and a reload return to where it was left. The router’s own
 * restoration isn’t used: it also restores the list of the inbox, at every key that moves in it.
 */
export function useContentScroll(content: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  const page = useMatches({ select: (matches) => pageOf(matches.at(-1)) })
  useEffect(() => {
    const leave = (location: ParsedLocation) => leftAt.set(keyOf(location), content.current?.scrollTop ?? 0)
    const onHide = () => {
      leave(router.latestLocation)
      storage.set('session', keys.scrolled, JSON.stringify([...leftAt].slice(-KEPT)))
    }
    window.addEventListener('pagehide', onHide)
    const stop = router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
      if (fromLocation && pageOf(fromLocation) !== pageOf(toLocation)) leave(fromLocation)
    })
    return () => {
      window.removeEventListener('pagehide', onHide)
      stop()
    }
  }, [router, content])
  const scroll = useEffectEvent(() => {
    const { latestLocation } = router
    // The page itself scrolls to its section.
    if (!content.current || latestLocation.hash) return
    return scrollTo(content.current, leftAt.get(keyOf(latestLocation)) ?? 0)
  })
  useLayoutEffect(() => scroll(), [page])
}

/** Where each page was left, by its entry in the browser’s history. */
const leftAt = new Map<string, number>(read())

function read(): [string, number][] {
  try {
    return JSON.parse(storage.get('session', keys.scrolled) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

const keyOf = ({ state, href }: ParsedLocation): string => state.__TSR_key ?? href

const pageOf = (at: { pathname: string; search: object } | undefined): string =>
  at ? `${at.pathname} ${'tab' in at.search ? String(at.search.tab) : ''}` : ''

/** Scrolls there as soon as the content is high enough, unless the user scrolls before. Returns how to give up. */
function scrollTo(box: HTMLElement, top: number): () => void {
  const isThere = (): boolean => {
    box.scrollTop = top
    return Math.abs(box.scrollTop - top) < 1
  }
  if (isThere()) return () => undefined
  const grow = () => {
    if (isThere()) return stop()
    for (const child of box.children) sizes.observe(child)
  }
  const sizes = new ResizeObserver(grow)
  // The parts of a page replace their skeletons one by one.
  const parts = new MutationObserver(grow)
  const timer = setTimeout(() => stop(), GROWS_FOR_MS)
  const stop = () => {
    clearTimeout(timer)
    sizes.disconnect()
    parts.disconnect()
    for (const type of byUser) box.removeEventListener(type, stop)
  }
  parts.observe(box, { childList: true })
  grow()
  for (const type of byUser) box.addEventListener(type, stop, { passive: true })
  return stop
}

const byUser = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
