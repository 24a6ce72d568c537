/** A row of a data set, as its file has it. */
export type RawRecord = Record<string, unknown>

export type Label = 'praise' | 'complaint'

/** One comment of the real data, as found. `aspects` are what people marked in it, in the words of its set. */
export interface DataRow {
  set: string
  text: string
  title: string | null
  rating: number | null
  label: Label | null
  /** Only where the set tells it; `stated` languages are those of an account and wrong for some. */
  language: string | null
  stated: boolean
  spam: boolean | null
  aspects: string[]
}
