/** A raw row of a data set. */
export type RawRecord = Record<string, unknown>

export type Label = 'positive' | 'negative'

/** A comment of the real data. `aspects` are its labels, in the terms of its set. */
export interface DataRow {
  set: string
  text: string
  title: string | null
  rating: number | null
  label: Label | null
  /** Only if the set gives it; `stated` languages come from the account and are sometimes wrong. */
  language: string | null
  stated: boolean
  spam: boolean | null
  aspects: string[]
}
