/** The row of a comment, if it's rendered. */
const rowOf = (commentId: string): HTMLElement | null =>
  document.querySelector(`[data-comment="${CSS.escape(commentId)}"]`)

/** The open comment next to the list. */
const paneOf = (commentId: string): HTMLElement | null =>
  document.querySelector(`[data-pane="${CSS.escape(commentId)}"]`)

/** Moves the focus to the row when the focused control of the row or of its open comment is replaced. */
export function keepFocusIn(commentId: string): void {
  const partOf = [rowOf, paneOf].find((part) => part(commentId)?.contains(document.activeElement))
  if (!partOf) return
  requestAnimationFrame(() => {
    // Another comment that was opened in the meantime has its own focus.
    if (document.activeElement !== document.body || !partOf(commentId)) return
    rowOf(commentId)?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true })
  })
}
