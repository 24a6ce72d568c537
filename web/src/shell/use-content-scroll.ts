import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** Where each page was left, by its entry in the browser’s history. */
const leftAt = new Map<string, number>()

/** How long the content of a page may take to reach the height that it was left at. */
const GROWS_FOR_MS = 3000

/**
 * A new page begins at its top, and Back returns to where the page was left. The router’s own restoration isn’t used: it
 * also restores the list of the inbox, at every key that moves in it.
 *
 * @param path - The path of the page on screen.
 */
export function useContentScroll(content: RefObject<HTMLElement | null>, path: string): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) leftAt.set(keyOf(fromLocation), content.current?.scrollTop ?? 0)
      }),
    [router, content],
  )
  const scroll = useEffectEvent(() => {
    const { latestLocation } = router
    // The page itself scrolls to its section.
    if (!content.current || latestLocation.hash) return
    return scrollTo(content.current, leftAt.get(keyOf(latestLocation)) ?? 0)
  })
  useLayoutEffect(() => scroll(), [path])
}

const keyOf = ({ state, href }: ParsedLocation): string => state.__TSR_key ?? href

/** Scrolls there as soon as the content is high enough, unless the user scrolls before. Returns how to give up. */
function scrollTo(box: HTMLElement, top: number): () => void {
  const isThere = (): boolean => {
    box.scrollTop = top
    return Math.abs(box.scrollTop - top) < 1
  }
  if (isThere()) return () => undefined
  const grown = new ResizeObserver(() => {
    if (isThere()) stop()
    // The content may have replaced its skeleton.
    else observe()
  })
  const observe = () => {
    for (const child of box.children) grown.observe(child)
  }
  const timer = setTimeout(() => stop(), GROWS_FOR_MS)
  const stop = () => {
    clearTimeout(timer)
    grown.disconnect()
    for (const type of byUser) box.removeEventListener(type, stop)
  }
  observe()
  for (const type of byUser) box.addEventListener(type, stop, { passive: true })
  return stop
}

const byUser = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
