import { commentColumnNames, productColumnNames } from './column-names.ts'
import type { CommentField, ImportKind, ProductField } from './mapping.ts'

export interface Meaning {
  field: CommentField | ProductField
  /** 0 to 1, by the name alone. */
  confidence: number
}

/** What a column of this name may hold; nothing when the name says nothing. */
export function columnMeanings(name: string, kind: ImportKind = 'comments'): Meaning[] {
  const plain = plainName(name)
  const names = kind === 'comments' ? commentColumnNames : productColumnNames
  return Object.entries(names).flatMap(([field, known]) => {
    const confidence = Math.max(
      byName(plain, known),
      kind === 'comments' ? byEnd(plain, known, field as CommentField) : 0,
    )
    return confidence > 0 ? [{ field: field as CommentField, confidence }] : []
  })
}

/** `reviewCreated_At` -> `review created at`; letters keep their accents, as `título` and `titulo` both stand in the lists. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('\u0307', '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

function byName(plain: string, known: string[]): number {
  const at = known.indexOf(plain)
  return at < 0 ? 0 : Math.max(0.8, 0.98 - at * 0.01)
}

/** `dates published date`, `consumer display name`: the last words are a known name, the first say of what. */
function byEnd(plain: string, known: string[], field: CommentField): number {
  const words = plain.split(' ')
  for (let skip = 1; skip < Math.min(words.length, 4); skip++) {
    const first = words.slice(0, skip).join(' ')
    if (byName(words.slice(skip).join(' '), known) === 0 || isOfAnother(first, field)) continue
    return 0.75 - 0.1 * skip
  }
  return 0
}

// "Overall rating" is of the product, "reply date" of the answer, "consumer is verified" of the person.
function isOfAnother(first: string, field: CommentField): boolean {
  if (/overall|average|total|avg|mean|number|count|num|place|store|shop|sub|weighted/.test(first)) return true
  if (/reply|response|owner|answer|merchant|seller/.test(first)) return !['reply', 'replyDate'].includes(field)
  if (/consumer|user|customer|reviewer|author/.test(first))
    return !['author', 'email', 'phone', 'text', 'rating'].includes(field)
  if (/product|item|brand|company|business|order/.test(first))
    return !['productTitle', 'productId', 'productHandle', 'text', 'rating'].includes(field)
  if (field === 'author') return !/consumer|user|customer|reviewer|author|buyer|client/.test(first)
  return ['externalId', 'label', 'platform'].includes(field) && !/review|comment|source/.test(first)
}
