import { createHash } from 'node:crypto'
import { decodeHTML } from 'entities'

/**
 * Fingerprint of author and text, ignoring whitespace, case, and markup. Time is compared separately because a file may
 * be less precise than the platform. Text too short to be distinctive falls back to `own`.
 */
export function fingerprintOf(author: string | null, text: string, own: string): string {
  const [who, what] = [letters(author ?? ''), letters(text)]
  return hash(isDistinctive(who, what) ? [who, what] : [own])
}

/** Replaces the fingerprint of an erased author, so that no source can restore it. */
export const erasedMark = (own: string): string => `erased:${hash([own])}`
export const isErased = (fingerprint: string): boolean => fingerprint.startsWith('erased:')

const isDistinctive = (who: string, what: string): boolean => what.length >= (who ? 8 : 24)

/** External ids generated for imported comments; `file:u` if the file had no date. */
const MADE = /^file:[du]:/
const UNDATED = /^file:u:/
export const hasGeneratedId = (externalId: string): boolean => MADE.test(externalId)
export const isUndated = (externalId: string): boolean => UNDATED.test(externalId)

export interface Unnamed {
  authorName: string | null
  text: string
  title: string | null
  rating: number | null
  occurredAt: Date | null
  dayOnly: boolean
  /** Identifies the product. */
  product: string | null
  /** Line number in the file. */
  line: number
}

/** Derived only from the file's content, so importing the same file again gives the same ids. */
export function makeExternalId(c: Unnamed): string {
  const time = c.occurredAt?.toISOString().slice(0, c.dayOnly ? 10 : 19) ?? null
  const [who, what] = [letters(c.authorName ?? ''), letters(c.text)]
  const own = [who, what, letters(c.title ?? ''), c.product, time]
  const anonymous = !who && time === null
  // Ratings without author, date, or text differ only by their line in the file.
  const more = anonymous ? [c.rating, what ? null : c.line] : what ? [] : [c.rating]
  return `file:${time === null ? 'u' : 'd'}:${hash([...own, ...more])}`
}

const hash = (parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)

function letters(text: string): string {
  const plain = text.includes('<') || text.includes('&') ? decodeHTML(text.replace(/<[^<>]{0,200}>/g, ' ')) : text
  return plain
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

export interface DuplicateCandidate {
  externalId: string
  platform: string
  occurredAt: Date
  productId: string | null
}

const APART_MS = 36 * 3_600_000

/**
 * Whether two comments with the same fingerprint are the same comment: known times and products match, and they don't
 * have different ids from the same source.
 */
function isDuplicate(a: DuplicateCandidate, b: DuplicateCandidate): boolean {
  if (hasGeneratedId(a.externalId) === hasGeneratedId(b.externalId)) {
    if (hasGeneratedId(a.externalId) || a.platform === b.platform) return false
    if (a.platform !== 'import' && b.platform !== 'import') return false
  }
  if (a.productId && b.productId && a.productId !== b.productId) return false
  if (isUndated(a.externalId) || isUndated(b.externalId)) return true
  return Math.abs(a.occurredAt.getTime() - b.occurredAt.getTime()) <= APART_MS
}

/** Pairs rows with matching stored comments, each stored comment at most once. */
export function pairDuplicates<
  R extends DuplicateCandidate & { fingerprint: string },
  S extends DuplicateCandidate & { fingerprint: string },
>(rows: R[], stored: S[]): { row: R; twin: S }[] {
  const free = Map.groupBy(stored, (one) => one.fingerprint)
  return rows.flatMap((row) => {
    const candidates = free.get(row.fingerprint) ?? []
    const at = candidates.findIndex((one) => isDuplicate(one, row))
    const [twin] = at < 0 ? [] : candidates.splice(at, 1)
    return twin ? [{ row, twin }] : []
  })
}
