import { plainName } from './meanings.ts'
import { guessDates } from '../dates/guess-dates.ts'
import { guessCommentFields, guessProductFields, type Guessed } from './guess-fields.ts'
import { guessScale } from './guess-scale.ts'
import { knownForm } from './known-exports.ts'
import type { ImportKind, MappingGuess } from './mapping.ts'
import { platformOf } from '../rows/field-values.ts'
import { findJoined } from '../rows/split-cells.ts'

/**
 * By the columns' names and values; `rows` is a sample of the whole file, `stars` the rating
 * column if the user chose it.
 */
export function guessMapping(columns: string[], rows: string[][], fileName: string, stars?: string): MappingGuess {
  const form = knownForm(columns)
  const kind = form ? (form.known === 'shopify-products' ? 'products' : 'comments') : kindOf(columns)
  const cellsOf = (column: string | undefined): string[] => {
    const at = columns.indexOf(column ?? '')
    return at < 0 ? [] : rows.map((row) => row[at] ?? '')
  }
  const fields: Guessed =
    kind === 'products' ? guessProductFields(columns) : guessCommentFields(columns, cellsOf, form?.known ?? null)
  const base = { kind, known: form?.known ?? null, platform: form?.platform ?? platformByName(fileName) }
  if (kind === 'products')
    return {
      ...base,
      fields,
      dateOrder: null,
      needsDateOrder: false,
      ratingScale: 5,
      labelZero: 'bad',
      split: null,
      notes: [],
    }
  const notes: string[] = []
  const split = joinCells(columns, rows, fields)
  if (split) notes.push('Some rows contain several reviews. Each one is imported separately.')
  const dates = guessDates(
    ['date', 'replyDate', 'updatedAt'].flatMap((field) => cellsOf(fields[field as 'date']?.column)),
  )
  notes.push(...dates.notes)
  const rating = stars ?? fields.rating?.column
  const isKnown = form !== null && rating === fields.rating?.column
  const { ratingScale, note } = isKnown || !rating ? { ratingScale: 5 as const } : guessScale(rating, cellsOf(rating))
  if (note) notes.push(note)
  if (fields.label) notes.push('This file has no star ratings. We count positive as 5 stars and negative as 1.')
  const labels = new Set(cellsOf(fields.label?.column).map((cell) => cell.trim().toLowerCase()))
  const labelZero = labels.has('-1') ? 'neutral' : 'bad'
  return {
    ...base,
    fields,
    dateOrder: dates.order,
    needsDateOrder: dates.isAmbiguous,
    ratingScale,
    labelZero,
    split,
    notes,
  }
}

function kindOf(columns: string[]): ImportKind {
  const names = columns.map(plainName)
  const goods = names.filter((name) =>
    /^(?:variant |product )?(?:sku|price|barcode|vendor|inventory|handle|body html|image src|type|tags|option\d? .*)$/.test(
      name,
    ),
  )
  const isReviewed = names.some((name) => /review|rating|comment|score|stars|author|customer/.test(name))
  return goods.length >= 3 && !isReviewed ? 'products' : 'comments'
}

/** Changes the fields in place: in such files the rating and title of the product are not those of the comment. */
function joinCells(columns: string[], rows: string[][], fields: Guessed): '||' | null {
  const isText = (at: number): boolean => columns[at] === fields.text?.column
  const texts = columns.map((_, at) => at).toSorted((a, b) => Number(isText(b)) - Number(isText(a)))
  const joined = findJoined(rows, texts)
  const [text, rating] = [columns[joined?.text ?? -1], columns[joined?.rating ?? -1]]
  if (text === undefined || rating === undefined) return null
  fields.text = { column: text, confidence: 0.9 }
  fields.rating = { column: rating, confidence: 0.9 }
  if (fields.title && !fields.productTitle) {
    fields.productTitle = { ...fields.title, confidence: 0.7 }
    delete fields.title
  }
  return '||'
}

function platformByName(fileName: string): MappingGuess['platform'] {
  const words = fileName.toLowerCase().match(/[a-z]+(?:\.me)?/g) ?? []
  return words.map(platformOf).find((platform) => platform === 'trustpilot' || platform === 'google') ?? 'import'
}
