const MOST = 5

/** Up to five page numbers, with the current one in the middle if possible. */
export function pageNumbers(current: number, total: number): number[] {
  const count = Math.min(MOST, total)
  const first = Math.max(1, Math.min(current - Math.floor(MOST / 2), total - count + 1))
  return Array.from({ length: count }, (_, n) => first + n)
}
