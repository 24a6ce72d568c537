import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { keys, storage } from './storage.ts'

/** How long the content of a box may take to reach the height that it was left at. */
const GROWS_FOR_MS = 10_000
const KEPT = 50

/**
 * Remembers where a box was scrolled to when its page was left, by the page's entry in the browser's history, and
 * returns how to scroll it there again, or to its top if the entry is new.
 */
export function useKeptScroll(part: 'page' | 'list', find: () => HTMLElement | null): () => (() => void) | undefined {
  const router = useRouter()
  const leave = useEffectEvent((location: ParsedLocation) => leftAt.set(keyOf(part, location), find()?.scrollTop ?? 0))
  useEffect(() => {
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
  }, [router])
  return () => {
    const box = find()
    return box ? scrollTo(box, leftAt.get(keyOf(part, router.latestLocation)) ?? 0) : undefined
  }
}

/** The path and its tab. */
export const pageOf = (at: { pathname: string; search: object } | undefined): string =>
  at ? `${at.pathname} ${'tab' in at.search ? String(at.search.tab) : ''}` : ''

const leftAt = new Map<string, number>(read())

function read(): [string, number][] {
  try {
    return JSON.parse(storage.get('session', keys.scrolled) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

const keyOf = (part: string, { state, href }: ParsedLocation): string => `${part} ${state.__TSR_key ?? href}`

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
