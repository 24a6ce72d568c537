import { useEffect, useEffectEvent, useState } from 'react'

/** A line this far down the window; the article that crosses it is the one being read. */
const LINE_PERCENT = 16

/** The id of the article being read while the page scrolls, or null above the first one. */
export function useCurrentArticle(ids: readonly string[], hash: string): string | null {
  const [read, setRead] = useState<{ id: string | null; hash: string }>({ id: null, hash: '' })
  const follow = useEffectEvent((entries: readonly IntersectionObserverEntry[]) => {
    const crossing = entries.find(({ isIntersecting }) => isIntersecting)
    // The last articles can't reach the line: the one in the URL counts.
    if (entries.some(isAtEnd) && ids.includes(hash)) setRead({ id: hash, hash })
    else if (crossing) setRead({ id: crossing.target.getAttribute('data-article'), hash })
    else if (entries.some((entry) => isBelowLine(ids[0], entry))) setRead({ id: null, hash })
  })
  const all = ids.join(' ')
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => follow(entries), {
      rootMargin: `-${LINE_PERCENT}% 0px -${100 - LINE_PERCENT}% 0px`,
    })
    for (const id of all.split(' ')) {
      const article = articleOf(id)
      if (article) watcher.observe(article)
    }
    return () => watcher.disconnect()
  }, [all])
  // An article that was opened since then counts, even where the page can't scroll any further.
  return read.hash !== hash && ids.includes(hash) ? hash : read.id
}

function isAtEnd({ target }: IntersectionObserverEntry): boolean {
  const page = target.closest('main')
  return page !== null && page.scrollTop > 0 && page.scrollTop + page.clientHeight >= page.scrollHeight - 1
}

function isBelowLine(id: string | undefined, { rootBounds }: IntersectionObserverEntry): boolean {
  const article = id ? articleOf(id) : null
  return article !== null && rootBounds !== null && article.getBoundingClientRect().top > rootBounds.top
}

const articleOf = (id: string): Element | null => document.querySelector(`[data-article="${id}"]`)
