import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Whether an element's content, of which less may be shown, is at least this high; follows its width. */
export function useIsTall<T extends HTMLElement>(leastPx: number): [box: RefObject<T | null>, isTall: boolean] {
  const box = useRef<T>(null)
  const [isTall, setIsTall] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const measure = () => setIsTall(current.scrollHeight >= leastPx)
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(current)
    return () => resizes.disconnect()
  }, [leastPx])
  return [box, isTall]
}
