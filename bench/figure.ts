/** One line of the table. The first bound is what must be reached, `aim` what we would like. */
export interface Figure {
  name: string
  value: number
  unit: string
  bound: { most: number } | { least: number }
  aim?: number
  /** What was divided by what, in absolute figures. */
  from: string
  /** The SQL that ours was compared with. */
  source?: string
}

export function isReached({ value, bound }: Figure): boolean {
  return 'most' in bound ? value <= bound.most : value >= bound.least
}
