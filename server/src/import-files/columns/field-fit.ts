import type { ColumnProfile } from './profile.ts'
import { platformOf, languageOf } from '../rows/field-values.ts'
import type { CommentField } from './mapping.ts'

/** How well a column's values fit the field that its name suggests: 1 fits, 0 rules it out. */
export function fitOf(field: CommentField, profile: ColumnProfile, cells: string[]): number {
  if (profile.filled === 0) return 0.9
  switch (field) {
    case 'text':
      return profile.numbers > 0.5 || profile.dates > 0.5 || profile.links > 0.8 || profile.labels > 0.9 ? 0 : 1
    case 'author':
      return fitOfLine(profile) * (shareOf(cells, isCode) > 0.5 ? 0.3 : 1)
    case 'title':
    case 'productTitle':
      return fitOfLine(profile)
    case 'reply':
      return profile.numbers > 0.5 || profile.dates > 0.5 || profile.labels > 0.9 ? 0 : 1
    case 'rating':
      return profile.ratings < 0.6 ? 0 : profile.stars > 0.9 ? 1 : 0.85
    case 'label':
      return profile.labels > 0.95 ? 1 : 0
    case 'date':
    case 'updatedAt':
    case 'replyDate':
      return profile.dates < 0.5 ? 0 : 1
    case 'email':
      return profile.emails < 0.5 ? 0 : 1
    case 'externalId':
      return profile.distinct < 0.97 || profile.rowNumbers || profile.words > 0.5 ? 0 : 1
    case 'productId':
      return profile.length > 60 || profile.words > 0.5 ? 0 : 1
    case 'productHandle':
      return profile.words > 0.3 || profile.length > 255 ? 0 : 1
    case 'url':
      return profile.links < 0.5 ? 0 : 1
    case 'platform':
      return shareOf(cells, (cell) => platformOf(cell) !== null) > 0.5 ? 1 : 0
    case 'language':
      return shareOf(cells, (cell) => languageOf(cell) !== null) > 0.5 ? 1 : 0
    case 'phone':
      return profile.words > 0.5 ? 0 : 1
    case 'verified':
    case 'published':
      return profile.distinct > 0.9 && profile.filled * cells.length > 20 ? 0 : profile.length > 30 ? 0 : 1
  }
}

const fitOfLine = (profile: ColumnProfile): number =>
  profile.links > 0.5 || profile.dates > 0.5 || profile.length > 200 ? 0 : profile.numbers > 0.5 ? 0.3 : 1

/** A customer's number rather than a name: `K-10293`, a UUID. */
const isCode = (cell: string): boolean => /^\s*(?:[A-Z]{0,3}[-_#]?\d{3,}|[\da-f-]{24,})\s*$/.test(cell)

/** By the values alone, if the column's name is unknown. */
export function fieldsByContent(profile: ColumnProfile): { field: CommentField; confidence: number }[] {
  const found: { field: CommentField; confidence: number }[] = []
  const add = (field: CommentField, confidence: number, when: boolean): void => {
    if (when) found.push({ field, confidence })
  }
  add('rating', 0.8, profile.surelyStars > 0.9)
  add('rating', 0.6, profile.stars > 0.98 && !profile.rowNumbers && profile.surelyStars <= 0.9 && profile.filled > 0.5)
  add('email', 0.9, profile.emails > 0.9)
  add('date', 0.6, profile.dates > 0.9 && profile.filled > 0.5)
  add('label', 0.55, hasBothEnds(profile.labelSet))
  const isText =
    profile.words > 0.6 && profile.dates < 0.3 && profile.links < 0.5 && profile.json < 0.5 && profile.surelyStars < 0.3
  add(
    'text',
    Math.min(0.7, 0.4 + profile.length / 300) * Math.min(1, profile.distinct + 0.2),
    isText && profile.length > 8,
  )
  return found
}

// 0 and 1 alone can be anything; with -1 or words they are ratings.
const hasBothEnds = (labels: Set<string>): boolean =>
  (labels.has('-1') && labels.has('1')) ||
  ((labels.has('pos') || labels.has('positive')) && (labels.has('neg') || labels.has('negative')))

function shareOf(cells: string[], test: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length
}
