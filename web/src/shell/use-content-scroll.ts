import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { pageOf, useKeptScroll } from '../lib/kept-scroll.ts'

/**
 * A new page, or another tab of it, begins at its top; Back and a reload return to where it was left. The router’s own
 * restoration isn’t used: it also restores the list of the inbox, at every key that moves in it.
 */
export function useContentScroll(content: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  const page = useMatches({ select: (matches) => pageOf(matches.at(-1)) })
  const scrollBack = useKeptScroll('page', () => content.current)
  // With a hash in the URL, the page scrolls to that section.
  const scroll = useEffectEvent(() => (router.latestLocation.hash ? undefined : scrollBack()))
  useLayoutEffect(() => scroll(), [page])
}
