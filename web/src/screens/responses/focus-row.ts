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

export const isRow = (target: Element | null): boolean => target?.matches('[data-comment] > article') ?? false

/** The review whose row, rather than a control in it, has the focus. */
export const focusedRow = (): string | undefined =>
  isRow(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('[data-comment]')?.dataset['comment']
    : undefined
