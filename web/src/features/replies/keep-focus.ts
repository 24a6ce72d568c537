/** The row of a comment, if it's rendered. */
const rowOf = (commentId: string): HTMLElement | null =>
  document.querySelector(`[data-comment="${CSS.escape(commentId)}"]`)

/** The open comment next to the list. */
const paneOf = (commentId: string): HTMLElement | null =>
  document.querySelector(`[data-pane="${CSS.escape(commentId)}"]`)

/** Moves the focus to the row when the focused control of the row or of its open comment is replaced. */
export function keepFocusIn(commentId: string): void {
  if (![rowOf(commentId), paneOf(commentId)].some((part) => part?.contains(document.activeElement))) return
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    rowOf(commentId)?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
  })
}
