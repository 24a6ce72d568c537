import { useEffect, useEffectEvent, useState } from 'react'

/** A line this far down the window; the article that crosses it is the one being read. */
const LINE_PERCENT = 16

/** The id of the article being read while the page scrolls, or null above the first one. */
export function useCurrentArticle(ids: readonly string[], hash: string): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const follow = useEffectEvent((entries: readonly IntersectionObserverEntry[]) => {
    const crossing = entries.find(({ isIntersecting }) => isIntersecting)
    const scroller = entries[0]?.target.closest('main')
    // At the end of the page the last articles can't reach the line: the one in the address counts.
    const isAtEnd = scroller && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1
    if (isAtEnd && ids.includes(hash)) setCurrent(hash)
    else if (crossing) setCurrent(articleId(crossing.target))
    else if (entries.some(isBelow(ids[0]))) setCurrent(null)
  })
  const all = ids.join(' ')
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => follow(entries), {
      rootMargin: `-${LINE_PERCENT}% 0px -${100 - LINE_PERCENT}% 0px`,
    })
    for (const id of all.split(' ')) {
      const article = document.getElementById(id)?.closest('[data-article]')
      if (article) watcher.observe(article)
    }
    return () => watcher.disconnect()
  }, [all])
  return current
}

/** Whether an observed article has this id and is below the line. */
const isBelow = (id: string | undefined) => (entry: IntersectionObserverEntry) =>
  articleId(entry.target) === id && entry.boundingClientRect.top > (entry.rootBounds?.top ?? 0)

const articleId = (element: Element): string | null => element.getAttribute('data-article')
