/** The row of a comment on screen, if it is drawn. */
const rowOf = (commentId: string): HTMLElement | null =>
  document.querySelector(`[data-comment="${CSS.escape(commentId)}"]`)

/** Somebody reads it or works in it: it must not move away under them. */
export const isLookedAt = (commentId: string): boolean =>
  rowOf(commentId)?.matches(':hover, :focus-within') === true ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Focus stays in the row when the button that had it makes way for what it began. */
export function keepFocusIn(commentId: string): void {
  if (!rowOf(commentId)?.contains(document.activeElement)) return
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    rowOf(commentId)?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
  })
}
