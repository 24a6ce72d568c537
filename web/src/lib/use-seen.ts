import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether an element was ever near the viewport, so that content far below loads on scroll. */
export function useSeen<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element | null>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !ref.current) return
    const watcher = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setSeen(true), {
      rootMargin: '200px',
    })
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [seen])
  return [ref, seen]
}
