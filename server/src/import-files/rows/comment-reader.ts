import { cleanText, isPageData } from './clean-text.ts'
import { emailOf, languageOf, lineOf, linkOf, phoneOf, platformOf, publishedOf, verifiedOf } from './field-values.ts'
import type { CommentField, Mapping } from '../columns/mapping.ts'
import type { ImportedComment, Read, ReadOptions } from './row-reading.ts'
import { readDate, type DateContext, type ParsedDate } from '../dates/read-date.ts'
import { readLabel } from './read-label.ts'
import { readRating } from './read-rating.ts'
import { replyText, withoutHeading } from './reply-text.ts'
import { splitCells } from './split-cells.ts'

/** Compiled once per file; a row yields one comment, several (joined cells), or reasons. */
export function commentReader(
  columns: string[],
  mapping: Mapping,
  options: ReadOptions,
): (cells: string[]) => Read<ImportedComment>[] {
  const places = new Map<CommentField, number>()
  for (const [field, column] of Object.entries(mapping.fields)) {
    const place = columns.indexOf(column)
    if (place >= 0) places.set(field as CommentField, place)
  }
  const joined = mapping.split ? places.get('text') : undefined
  const dates = { order: mapping.dateOrder ?? null, timezone: options.timezone, importedAt: options.importedAt }
  return (row) =>
    splitCells(row, joined).map((cells, _at, all) => {
      const cell: CellOf = (field) => cells[places.get(field) ?? -1] ?? ''
      return readComment(cell, mapping, dates, all.length > 1)
    })
}

type CellOf = (field: CommentField) => string

function readComment(cell: CellOf, mapping: Mapping, dates: DateContext, isPart: boolean): Read<ImportedComment> {
  const text = withoutHeading(cleanText(cell('text')))
  if (isPageData(text)) return { bad: 'The text is web page data, not a review' }
  const rating = ratingOf(cell, mapping)
  if (isBad(rating)) return rating
  if (text === '' && rating === null) return { bad: 'No review text or star rating' }
  const date = readDate(cell('date'), dates)
  if (isBad(date)) return date
  const title = lineOf(cell('title').replace(starsInTitle, ''))
  return {
    ok: {
      externalId: isPart ? null : lineOf(cell('externalId'), 200),
      platform: platformOf(cell('platform')) ?? mapping.platform ?? 'import',
      authorName: lineOf(cell('author'), 200),
      authorEmail: emailOf(cell('email')),
      authorPhone: phoneOf(cell('phone')),
      rating,
      title: title === text ? null : title,
      text,
      productExternalId: lineOf(cell('productId'), 200),
      productHandle: lineOf(cell('productHandle'), 255),
      productTitle: lineOf(cell('productTitle')),
      occurredAt: date?.at ?? null,
      dayOnly: date?.dayOnly ?? false,
      relative: date?.relative ?? false,
      updatedAt: dateOrNull(cell('updatedAt'), dates)?.at ?? null,
      published: publishedOf(cell('published')),
      verified: verifiedOf(cell('verified')),
      language: languageOf(cell('language')),
      url: linkOf(cell('url')),
      reply: replyOf(cell, dates),
    },
  }
}

function ratingOf(cell: CellOf, { ratingScale, labelZero, fields }: Mapping): number | null | { bad: string } {
  const rating = readRating(cell('rating'), ratingScale)
  return rating === null && fields.label ? readLabel(cell('label'), labelZero) : rating
}

function replyOf(cell: CellOf, dates: DateContext): ImportedComment['reply'] {
  const text = replyText(cell('reply'))
  if (text === '' || lineOf(text) === null) return null
  return { text, at: dateOrNull(cell('replyDate'), dates)?.at ?? null }
}

/** An invalid optional date is dropped without rejecting the row. */
function dateOrNull(cell: string, dates: DateContext): ParsedDate | null {
  const found = readDate(cell, dates)
  return isBad(found) ? null : found
}

const isBad = (value: unknown): value is { bad: string } =>
  typeof value === 'object' && value !== null && 'bad' in value

const starsInTitle = /^\s*\d(?:[.,]\d)?\s+(?:sur|out of|von|de|di|su|van|av|z)\s+5\s+\p{L}+\s*/iu
