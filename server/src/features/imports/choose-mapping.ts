import { commentPlatforms, type CommentPlatform } from '@bizamply/contract/comments'
import {
  commentFields,
  fieldSynonyms,
  productFields,
  type ImportField,
  type ImportKind,
  type ImportMapping,
} from '@bizamply/contract/imports'
import { AppError } from '../../errors.ts'
import { refused } from './refused.ts'
import type { DateOrder, Fields, Mapping, MappingGuess } from '../../import-files/index.ts'

/** A mapping with everything needed to read a file. */
export interface Plan {
  kind: ImportKind
  mapping: Mapping
  /** Null is the brand's own. */
  timezone: string | null
  /** For rows without a date, e.g. 2024-05-01; otherwise they count on the day of the import. */
  defaultDate?: string | null
}

export interface Chosen {
  mapping: ImportMapping | null
  kind: ImportKind | null
}

/** The request's mapping, else the company's last one for such a file, else the guess. */
export function makePlan(columns: string[], guess: MappingGuess, chosen: Chosen, remembered: Plan | null): Plan {
  const kind = chosen.kind ?? chosen.mapping?.kind ?? remembered?.kind ?? guess.kind
  const found = {
    ratingScale: guess.ratingScale,
    labelZero: guess.labelZero,
    split: guess.split,
  }
  if (chosen.mapping) {
    const { fields, platform } = readFields(columns, kind, chosen.mapping)
    return {
      kind,
      mapping: {
        ...found,
        fields,
        platform: platform ?? guess.platform,
        dateOrder: chosen.mapping.dateOrder ?? orderOf(guess, remembered),
      },
      timezone: readTimezone(chosen.mapping.timezone),
      defaultDate: chosen.mapping.defaultDate ?? null,
    }
  }
  if (remembered && remembered.kind === kind) {
    return { ...remembered, mapping: { ...remembered.mapping, ...found, dateOrder: orderOf(guess, remembered) } }
  }
  const guessed = Object.entries(guess.fields).map(([field, { column }]) => [field, column])
  const fields = Object.fromEntries(guessed) as Fields
  return { kind, mapping: { ...found, fields, platform: guess.platform, dateOrder: guess.dateOrder }, timezone: null }
}

// Evidence in the cells overrides a mapping for another file.
const orderOf = (guess: MappingGuess, remembered: Plan | null): DateOrder | null =>
  guess.dateOrder ?? remembered?.mapping.dateOrder ?? null

/** The first reason why a plan is invalid, with its field; null if it is valid. */
export function whatIsMissing(
  plan: Plan,
  guess: MappingGuess,
  isChosen: boolean,
): { path: string; message: string } | null {
  const { fields, dateOrder } = plan.mapping
  const needed: ImportField[] = plan.kind === 'products' ? ['title', 'handle'] : ['text', 'rating', 'label']
  const found = needed.filter((field) => fields[field])
  const isSure = isChosen || found.some((field) => (guess.fields[field]?.confidence ?? 0) >= SURE)
  if (found.length === 0 || !isSure) {
    return plan.kind === 'products'
      ? { path: 'mapping.title', message: 'Choose the column with the product title' }
      : { path: 'mapping.text', message: 'Choose the column with the review text or star rating' }
  }
  if (plan.kind === 'comments' && fields.date && guess.needsDateOrder && !dateOrder) {
    return { path: 'mapping.dateOrder', message: 'Choose whether dates are day first or month first' }
  }
  return null
}

/** From this confidence on, a guess counts as certain. */
export const SURE = 0.6

function readFields(
  columns: string[],
  kind: ImportKind,
  mapping: ImportMapping,
): { fields: Fields; platform: CommentPlatform | null } {
  const chosen = chosenColumns(mapping)
  const platform = columns.includes(mapping.platform ?? '')
    ? null
    : (commentPlatforms.find((one) => one === mapping.platform) ?? null)
  if (platform) chosen.delete('platform')
  const names: readonly ImportField[] = kind === 'products' ? productFields : commentFields
  const errors = [...chosen].flatMap(([field, column]) => {
    if (!names.includes(field)) return [{ path: `mapping.${field}`, message: `This field doesn’t exist for ${kind}` }]
    if (columns.includes(column)) return []
    return [{ path: `mapping.${field}`, message: `The file doesn’t have a column “${column}”` }]
  })
  if (errors.length > 0) throw new AppError('BAD_REQUEST', { message: errors[0]?.message ?? '', errors })
  return { fields: Object.fromEntries(chosen), platform }
}

/** Columns by field, under any of its names; an empty column is left out. */
export function chosenColumns(mapping: ImportMapping): Map<ImportField, string> {
  const own = [...commentFields, ...productFields].map((field) => [field, mapping[field]] as const)
  const others = Object.entries(fieldSynonyms).map(
    ([name, field]) => [field, mapping[name as keyof typeof fieldSynonyms]] as const,
  )
  const chosen = new Map<ImportField, string>()
  for (const [field, column] of [...own, ...others]) if (column && !chosen.has(field)) chosen.set(field, column)
  return chosen
}

function readTimezone(timezone: string | undefined): string | null {
  if (!timezone) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone
  } catch (cause) {
    throw Object.assign(refused('mapping.timezone', 'Invalid timezone'), { cause })
  }
}
