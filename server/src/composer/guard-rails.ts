import { createHash } from 'node:crypto'
import type { ComposeRequest, GuardSpan } from './composer.ts'
import { claimPatterns } from './claim-patterns.ts'
import { echoes } from './echoed-instruction.ts'
import { isSurelyNot } from './language.ts'
import { hasPhraseBook } from './phrases/index.ts'
import { commentLanguage } from './read-comment.ts'
import { isWithin, supportedRanges } from './supported-ranges.ts'

type Found = Omit<GuardSpan, 'id'>

/**
 * Marks every part of a reply that no stored fact (product, brand's name and sign-off) supports; empty is clean.
 * A comment is no fact: what it claims or asks for stays marked in the reply.
 */
export function checkReply(request: ComposeRequest, text: string): GuardSpan[] {
  const facts = storedFacts(request)
  const found: Found[] = [...claims(request, text, facts), ...echoes(request, text), ...tooLong(request, text)]
  return withIds(text, [...withoutNested(found), ...foreign(request, text)])
}

function storedFacts(request: ComposeRequest): string {
  const { brand, product } = request
  return [brand.name, brand.signOff, product?.title, product?.details].filter(Boolean).join('\n').toLowerCase()
}

function claims(request: ComposeRequest, text: string, facts: string): Found[] {
  const author = (request.comment.authorName ?? '').toLowerCase().replace(/^@/, '')
  const supported = supportedRanges(request, text, facts)
  return claimPatterns.flatMap(({ kind, reason, pattern, always }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const said = match[0].toLowerCase()
      const start = match.index
      const end = start + match[0].length
      const known = (!always && facts.includes(said)) || isWithin(supported, start, end)
      const ownName = kind === 'contact' && author !== '' && said === `@${author}`
      return known || ownName ? [] : [{ kind, reason, start, end }]
    }),
  )
}

function tooLong(request: ComposeRequest, text: string): Found[] {
  if (text.length <= request.maxLength) return []
  const reason = `The reply may have ${request.maxLength} characters here and has ${text.length}.`
  return [{ kind: 'length', reason, start: Math.max(0, request.maxLength), end: text.length }]
}

/** A comment in a language that nobody here writes may be answered in English. */
function foreign(request: ComposeRequest, text: string): Found[] {
  const wanted = commentLanguage(request)
  const allowed =
    wanted === null ? [request.brand.defaultLanguage, 'en'] : hasPhraseBook(wanted) ? [wanted] : [wanted, 'en']
  const own = ownWords(request, text)
  if (own.length < 60 || !isSurelyNot(own, allowed)) return []
  return [{ kind: 'language', reason: 'The reply is not in the language of the comment.', start: 0, end: text.length }]
}

/** Without names, titles and quotes, which may be in any language. */
function ownWords(request: ComposeRequest, text: string): string {
  const { brand, product, comment } = request
  const foreignParts = [brand.signOff, product?.title, brand.name, comment.authorName].filter(
    (part) => part && part.length > 2,
  )
  const bare = foreignParts.reduce((rest: string, part) => rest.split(part ?? '\0').join(' '), text)
  return bare
    .replace(/[“„«「"][^“”„«»「」"]{3,220}[”“»」"]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function withoutNested(found: Found[]): Found[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end)
  return sorted.filter((one, index) => {
    return !sorted.some(
      (other, at) => at < index && other.kind !== 'length' && other.start <= one.start && other.end >= one.end,
    )
  })
}

/** An id stays the same as long as the marked words and what came before them of the same kind stay. */
function withIds(text: string, found: Found[]): GuardSpan[] {
  const seen = new Map<string, number>()
  return found.map((one) => {
    const key = `${one.kind}\n${text.slice(one.start, one.end)}`
    const occurrence = (seen.get(key) ?? 0) + 1
    seen.set(key, occurrence)
    const id = createHash('sha256').update(`${key}\n${occurrence}`).digest('hex').slice(0, 16)
    return { id, start: one.start, end: one.end, kind: one.kind, reason: one.reason }
  })
}
