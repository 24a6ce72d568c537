import { commentPlatforms, type CommentPlatform } from '@bizamply/contract/comments'
import { cleanLine } from './clean-text.ts'

/** One line, or null if the cell is empty. */
export function lineOf(cell: string, most = 500): string | null {
  const line = cleanLine(cell).slice(0, most)
  return nothing.test(line) ? null : line
}

export const emailOf = (cell: string): string | null =>
  cell.length < 255 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell.trim()) ? cell.trim() : null

export const phoneOf = (cell: string): string | null =>
  /^\+?[\d\s().*x/-]{6,25}$/.test(cell.trim()) ? cell.trim() : null

/** URLs only; partial ones, or ones with a password, are rejected. */
export function linkOf(cell: string): string | null {
  const link = cell.trim()
  if (link.length > 2000 || !/^https?:\/\/\S+$/i.test(link)) return null
  const parsed = URL.parse(link)
  return parsed && parsed.username === '' && parsed.password === '' ? link : null
}

/** Apps use many words for a hidden comment. */
export const publishedOf = (cell: string): boolean =>
  !/^(?:false|0|no|n|unpublished|not published|hidden|spam|pending|rejected|draft|archived|disabled|removed|filtered)$/i.test(
    cell.trim(),
  )

/** The kind of verification, as named in the file; a plain yes is `verified-purchase`. */
export function verifiedOf(cell: string): string | null {
  const text = cell.trim().toLowerCase()
  if (/^(?:|false|0|no|n|none|null|nan|n\/a|nothing|not.?verified|unverified)$/.test(text)) return null
  return /^(?:true|1|yes|y|verified|verified.?(?:purchase|buyer))$/.test(text) ? 'verified-purchase' : text.slice(0, 50)
}

/** Null for words that name none of our platforms. */
export function platformOf(cell: string): CommentPlatform | null {
  const word = cell.toLowerCase().replace(/[^a-z]/g, '')
  if (word.startsWith('google')) return 'google'
  return word === 'import' ? null : (commentPlatforms.find((platform) => platform === word) ?? null)
}

/** `fr`, `pt-br`, `french`, `schinese`: as a tag in lower case, or null. */
export function languageOf(cell: string): string | null {
  const word = cell.trim().toLowerCase().replace('_', '-')
  if (/^[a-z]{2}(?:-[a-z]{2,4})?$/.test(word)) return word
  return (languageNames ??= namesOfLanguages()).get(word) ?? null
}

let languageNames: Map<string, string> | null = null

function namesOfLanguages(): Map<string, string> {
  const codes =
    'en fr de es it pt nl ru uk pl cs sk tr sv da no nb fi id ms vi el ro hu bg ca ar he th ko ja zh fa hi hr sr sl et lv lt ta bn ur'
  const names = new Map([
    ...(['schinese', 'tchinese', 'simplified chinese', 'traditional chinese'].map((name) => [name, 'zh']) as [
      string,
      string,
    ][]),
    ...(['koreana', 'korean'].map((name) => [name, 'ko']) as [string, string][]),
    ['brazilian', 'pt-br'],
    ['latam', 'es'],
  ])
  for (const code of codes.split(' ')) {
    names.set(new Intl.DisplayNames('en', { type: 'language' }).of(code)?.toLowerCase() ?? code, code)
    names.set(new Intl.DisplayNames(code, { type: 'language' }).of(code)?.toLowerCase() ?? code, code)
  }
  return names
}

const nothing = /^(?:|[-–—]+|n\/?a|nan|null|none|undefined)$/i
