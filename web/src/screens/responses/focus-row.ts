/** False if the list doesn't show it. */
export function focusRow(id: string): boolean {
  const row = document.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"] > article`)
  row?.focus({ preventScroll: true })
  return row !== null
}
