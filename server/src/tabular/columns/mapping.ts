import type { CommentPlatform } from '@bizamply/contract/comments'
import { commentFields, productFields, type ImportKind } from '@bizamply/contract/imports'

export { commentFields, productFields, type ImportKind }
export type CommentField = (typeof commentFields)[number]
export type ProductField = (typeof productFields)[number]

export type KnownExport =
  | 'judgeme-export'
  | 'judgeme-import'
  | 'yotpo-export'
  | 'yotpo-import'
  | 'shopify-reviews'
  | 'loox'
  | 'opinew'
  | 'okendo'
  | 'google-play'
  | 'shopify-products'

/** Order of day, month and year in dates of digits. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD'

export type Fields = Partial<Record<CommentField | ProductField, string>>

/** How the rows of one file become comments or products. Everything but `fields` may stay out. */
export interface Mapping {
  /** Name of the column for each field. */
  fields: Fields
  /** Of every row, unless the field `platform` names a column. */
  platform?: CommentPlatform
  /** Without it a date such as 03/04/2024 rejects its row. */
  dateOrder?: DateOrder | null
  /** What the best rating is. */
  ratingScale?: 5 | 10 | 100
  /** Whether a label 0 is bad (beside 1) or neutral (beside 1 and -1). */
  labelZero?: 'bad' | 'neutral'
  /** Several comments in one cell, with as many ratings beside them. */
  split?: '||' | null
}

export interface MappingGuess {
  kind: ImportKind
  known: KnownExport | null
  /** `import` when the file does not tell. */
  platform: CommentPlatform
  fields: Partial<Record<CommentField | ProductField, { column: string; confidence: number }>>
  dateOrder: DateOrder | null
  /** True when dates of digits can be read in two orders and nobody but the person knows. */
  dateOrderAsked: boolean
  ratingScale: 5 | 10 | 100
  labelZero: 'bad' | 'neutral'
  split: '||' | null
  /** What a person should know of the guess, in whole sentences. */
  notes: string[]
}

/** What the person chose, completed by what the guess found; null in `fields` takes a guessed field away. */
export function completeMapping(
  guess: MappingGuess,
  chosen: Partial<Omit<Mapping, 'fields'>> & { fields?: Partial<Record<CommentField | ProductField, string | null>> },
): Mapping {
  const guessed = Object.entries(guess.fields).map(([field, { column }]) => [field, column])
  const fields = Object.entries(chosen.fields ?? {}).filter(([, column]) => column !== undefined)
  const all = Object.entries({ ...Object.fromEntries(guessed), ...Object.fromEntries(fields) })
  return {
    platform: chosen.platform ?? guess.platform,
    dateOrder: chosen.dateOrder ?? guess.dateOrder,
    ratingScale: chosen.ratingScale ?? guess.ratingScale,
    labelZero: chosen.labelZero ?? guess.labelZero,
    split: chosen.split === undefined ? guess.split : chosen.split,
    fields: Object.fromEntries(all.filter(([, column]) => column)) as Fields,
  }
}
