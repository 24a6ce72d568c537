const Z = 1.96

/** A share with Wilson's 95% interval, which is valid for small samples and rare events; null for an empty sample. */
export function wilson(hits: number, of: number): { value: number; low: number; high: number } | null {
  if (of === 0) return null
  const value = hits / of
  const scale = 1 + Z ** 2 / of
  const middle = (value + Z ** 2 / (2 * of)) / scale
  const half = (Z / scale) * Math.sqrt((value * (1 - value)) / of + Z ** 2 / (4 * of ** 2))
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
