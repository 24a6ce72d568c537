import { listScroller } from '../../features/comments/list/list-scroller.ts'

/** Focuses the row that Tab would reach. */
export function focusList(): void {
  const scroller = listScroller()
  const row = scroller?.querySelector<HTMLElement>('[data-tab-stop] > article') ?? scroller
  row?.focus({ preventScroll: true })
}

/** False if the list doesn't show it. */
export function focusRow(id: string): boolean {
  const row = document.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"] > article`)
  row?.focus({ preventScroll: true })
  return row !== null
}

/** About two seconds: a row that Undo brings back may have to be fetched first. */
const FRAMES = 120

/** Focuses the row as soon as the list shows it, unless the focus moves elsewhere in the meantime. */
export function focusRowSoon(id: string, from: Element | null = document.activeElement, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const now = document.activeElement
    const hasMoved = now !== from && now !== document.body
    if (!hasMoved && !focusRow(id) && frames > 0) focusRowSoon(id, from, frames - 1)
  })
}
