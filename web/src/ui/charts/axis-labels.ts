export interface AxisLabel {
  n: number
  x: number
  anchor: 'start' | 'middle' | 'end'
}

/**
 * Which points get an axis label: always the last one, and as many others as fit without overlap.
 */
export function axisLabels(labels: readonly string[], xs: readonly number[], left: number, right: number): AxisLabel[] {
  for (let every = 1; every < labels.length; every += 1) {
    const kept = labels.map((_, n) => n).filter((n) => (labels.length - 1 - n) % every === 0)
    const placed = kept.map((n) => place(n, xs[n] ?? left, textWidth(labels[n] ?? ''), left, right))
    if (placed.every(({ from }, n) => n === 0 || from - (placed[n - 1]?.to ?? 0) >= GAP)) return placed
  }
  return labels.length === 0
    ? []
    : [place(labels.length - 1, xs.at(-1) ?? left, textWidth(labels.at(-1) ?? ''), left, right)]
}

/** Estimated text width in px; CJK characters are as wide as they are high. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/[\u1100-\uffdc]/.test(sign) ? 11 : 6.3), 0)
}

const GAP = 6

function place(n: number, x: number, width: number, left: number, right: number) {
  const half = width / 2
  if (x - half < left) return { n, x: left, anchor: 'start' as const, from: left, to: left + width }
  if (x + half > right) return { n, x: right, anchor: 'end' as const, from: right - width, to: right }
  return { n, x, anchor: 'middle' as const, from: x - half, to: x + half }
}
