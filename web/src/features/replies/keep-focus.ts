/** The row of a comment, if it's rendered. */
const rowOf = (commentId: string): HTMLElement | null =>
  document.querySelector(`[data-comment="${CSS.escape(commentId)}"]`)

/** Keeps focus in the row when the focused button is replaced. */
export function keepFocusIn(commentId: string): void {
  if (!rowOf(commentId)?.contains(document.activeElement)) return
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    rowOf(commentId)?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
  })
}
