/** The row of a comment on screen, if it is drawn. */
const rowOf = (commentId: string): HTMLElement | null =>
  document.querySelector(`[data-comment="${CSS.escape(commentId)}"]`)

/** Focus stays in the row when the button that had it makes way for what it began. */
export function keepFocusIn(commentId: string): void {
  if (!rowOf(commentId)?.contains(document.activeElement)) return
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    rowOf(commentId)?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
  })
}
