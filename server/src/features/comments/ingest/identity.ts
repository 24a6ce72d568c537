import { createHash } from 'node:crypto'
import { decodeHTML } from 'entities'

/**
 * Fingerprint of author and text, however they are spaced, cased or marked up; the time is compared beside it, as a file
 * may know less of it than the platform. One that proves nothing (too short) is the comment's own.
 */
export function fingerprintOf(author: string | null, text: string, own: string): string {
  const [who, what] = [letters(author ?? ''), letters(text)]
  return hash(isDistinctive(who, what) ? [who, what] : [own])
}

/** Stands where the fingerprint of somebody who must be forgotten stood: no source may bring them back. */
export const erasedMark = (own: string): string => `erased:${hash([own])}`
export const isErased = (fingerprint: string): boolean => fingerprint.startsWith('erased:')

const isDistinctive = (who: string, what: string): boolean => what.length >= (who ? 8 : 24)

/** External ids that we made for comments of a file; `file:u` where the file gave no date. */
const MADE = /^file:[du]:/
const UNDATED = /^file:u:/
export const isMade = (externalId: string): boolean => MADE.test(externalId)
export const isUndated = (externalId: string): boolean => UNDATED.test(externalId)

export interface Unnamed {
  authorName: string | null
  text: string
  title: string | null
  rating: number | null
  occurredAt: Date | null
  dayOnly: boolean
  /** What tells its product from others. */
  product: string | null
  /** Line of the file. */
  line: number
}

/** Made of what the file says and not of when it came, so that the same file gives the same ids. */
export function makeExternalId(c: Unnamed): string {
  const time = c.occurredAt?.toISOString().slice(0, c.dayOnly ? 10 : 19) ?? null
  const [who, what] = [letters(c.authorName ?? ''), letters(c.text)]
  const own = [who, what, letters(c.title ?? ''), c.product, time]
  const anonymous = !who && time === null
  // Stars of nobody, at no time, with no word: only their places in the file tell them apart.
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

export interface Twin {
  externalId: string
  platform: string
  occurredAt: Date
  productId: string | null
}

const APART_MS = 36 * 3_600_000

/**
 * Whether two comments of one fingerprint are one: at the same time as far as both know it, on the same product as far as
 * both know it, and not two that their ids tell apart: ids of one platform, or ids made by one rule.
 */
function isTwin(a: Twin, b: Twin): boolean {
  if (isMade(a.externalId) === isMade(b.externalId)) {
    if (isMade(a.externalId) || a.platform === b.platform) return false
    if (a.platform !== 'import' && b.platform !== 'import') return false
  }
  if (a.productId && b.productId && a.productId !== b.productId) return false
  if (isUndated(a.externalId) || isUndated(b.externalId)) return true
  return Math.abs(a.occurredAt.getTime() - b.occurredAt.getTime()) <= APART_MS
}

/** Pairs rows with stored comments that are the same, each stored one once. */
export function pairTwins<R extends Twin & { fingerprint: string }, S extends Twin & { fingerprint: string }>(
  rows: R[],
  stored: S[],
): { row: R; twin: S }[] {
  const free = Map.groupBy(stored, (one) => one.fingerprint)
  return rows.flatMap((row) => {
    const candidates = free.get(row.fingerprint) ?? []
    const at = candidates.findIndex((one) => isTwin(one, row))
    const [twin] = at < 0 ? [] : candidates.splice(at, 1)
    return twin ? [{ row, twin }] : []
  })
}
