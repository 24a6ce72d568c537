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

/** Order of day, month and year in numeric dates. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD'

export type Fields = Partial<Record<CommentField | ProductField, string>>

/** How the rows of a file become comments or products. Everything but `fields` is optional. */
export interface Mapping {
  /** Name of the column for each field. */
  fields: Fields
  /** For every row, unless the field `platform` has a column. */
  platform?: CommentPlatform
  /** Without it, a date such as 03/04/2024 rejects its row. */
  dateOrder?: DateOrder | null
  /** The best rating. */
  ratingScale?: 5 | 10 | 100
  /** Whether a label 0 is bad (with 1) or neutral (with 1 and -1). */
  labelZero?: 'bad' | 'neutral'
  /** Several comments in one cell, with as many ratings in another. */
  split?: '||' | null
}

export interface MappingGuess {
  kind: ImportKind
  known: KnownExport | null
  /** `import` if the file doesn't say. */
  platform: CommentPlatform
  fields: Partial<Record<CommentField | ProductField, { column: string; confidence: number }>>
  dateOrder: DateOrder | null
  /** True if numeric dates are ambiguous and only the user can decide. */
  needsDateOrder: boolean
  ratingScale: 5 | 10 | 100
  labelZero: 'bad' | 'neutral'
  split: '||' | null
  /** Notes about the guess for the user, in whole sentences. */
  notes: string[]
}

/** The user's choices, completed by the guess; null in `fields` removes a guessed field. */
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
