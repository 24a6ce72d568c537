/** One line of the table. The first bound must be met; `aim` is what we'd like. */
export interface Figure {
  name: string
  value: number
  unit: string
  bound: { most: number } | { least: number }
  aim?: number
  /** The two absolute figures behind the ratio. */
  from: string
  /** The SQL that we compared ours with. */
  source?: string
}

export function isReached({ value, bound }: Figure): boolean {
  return 'most' in bound ? value <= bound.most : value >= bound.least
}
