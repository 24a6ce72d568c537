import { createHash } from 'node:crypto'
import { claimPatterns } from './claim-patterns.ts'
import { contactPatterns } from './contact-patterns.ts'
import { matches } from '../words/term-pattern.ts'
import type { Span } from './claim.ts'
import { copiedWords } from './copied-words.ts'
import { foldedText } from './folded-text.ts'
import { inventedFacts } from './invented-facts.ts'
import { otherNames } from './other-names.ts'
import { contentOf, sentencesOf } from '../words/sentences.ts'
import { setApart } from './set-apart.ts'
import { restatedFacts, storedFacts, type StoredFacts } from './stored-facts.ts'
import { routedQuestions } from './routed-questions.ts'
import { isWithin, supportedRanges, type Range } from './supported-ranges.ts'
import type { ComposeRequest, GuardSpan } from '../composer.ts'
import { commits } from './commits.ts'
import { isSurelyNot } from '../reading/language.ts'
import { hasPhraseBook } from '../writing/phrases/index.ts'
import { repeatsRequest } from '../writing/phrases/requested.ts'
import { commentText } from '../reading/read-comment.ts'
import { replyLanguage } from '../writing/reply-language.ts'
import { riskMarks } from './risk-marks.ts'

/**
 * Marks every part of a reply that no stored fact supports (product, brand name, signature, and facts); empty if clean.
 * Comments aren't facts: their claims stay marked in the reply.
 */
export function checkReply(request: ComposeRequest, text: string): GuardSpan[] {
  const folded = foldedText(text)
  const facts = storedFacts(request)
  const supported = [...supportedRanges(request, folded.text, facts), ...routedQuestions(request, folded.text)]
  const spans = [
    ...claims(request, folded.text, facts, supported),
    ...otherNames(request, folded.text, facts).filter((one) => !isWithin(supported, one.start, one.end)),
    ...inventedFacts(request, folded.text, facts).filter((one) => !isWithin(supported, one.start, one.end)),
    ...copiedWords(request, folded.text),
  ].map((one) => ({ ...one, ...folded.inOriginal(one.start, one.end) }))
  return withIds(text, [...withoutNested([...spans, ...tooLong(request, text)]), ...foreign(request, text, supported)])
}

/** Includes the mark that requires review because of the comment's topic. */
export function guardReply(request: ComposeRequest, text: string): GuardSpan[] {
  return [...checkReply(request, text), ...reviewMarks(request, text)]
}

/** Only what the comment needs a person for, whoever wrote the text. */
export function reviewMarks(request: ComposeRequest, text: string): GuardSpan[] {
  return withIds(text, riskMarks(request, text))
}

function claims(request: ComposeRequest, text: string, facts: StoredFacts, supported: Range[]): Span[] {
  const author = (request.comment.authorName ?? '').toLowerCase().replace(/^@/, '')
  const sentences = sentencesOf(text).map((sentence) => ({
    ...sentence,
    stored: commits.test(sentence.text) ? [] : restatedFacts(facts, sentence.text),
  }))
  const apart = setApart(text)
  const found = (pattern: RegExp): { start: number; end: number }[] =>
    apart
      ? [...matches(text, pattern), ...matches(apart.text, pattern).map((one) => apart.inOriginal(one.start, one.end))]
      : matches(text, pattern)
  // The digits of 12345678@qq.com aren't a phone number.
  const addresses = contactPatterns
    .flatMap(({ pattern }) => found(pattern))
    .filter(({ start, end }) => facts.has(text.slice(start, end)))
  const known = [...supported, ...addresses]
  return claimPatterns.flatMap(({ kind, reason, pattern, always }) =>
    found(pattern).flatMap(({ start, end }) => {
      const words = text.slice(start, end)
      if ((!always && facts.has(words)) || isWithin(known, start, end)) return []
      if (kind === 'contact' && author !== '' && words.toLowerCase() === `@${author}`) return []
      const sentence = sentences.find((one) => one.start <= start && one.end >= end)
      if (kind === 'refund' && sentence && repeatsRequest(sentence.text)) return []
      const isStored = sentence?.stored.some(({ content }) => isPartOf(contentOf(words), content))
      return isStored ? [] : [{ kind, reason, start, end }]
    }),
  )
}

const isPartOf = (claimed: Set<string>, content: Set<string>): boolean =>
  claimed.size > 0 && [...claimed].every((part) => content.has(part))

function tooLong(request: ComposeRequest, text: string): Span[] {
  if (text.length <= request.maxLength) return []
  const reason = `The reply has ${text.length} characters. The limit is ${request.maxLength}.`
  return [{ kind: 'length', reason, start: Math.max(0, request.maxLength), end: text.length }]
}

/** A comment in a language that we can't write may be answered in English. */
function foreign(request: ComposeRequest, text: string, supported: Range[]): Span[] {
  const language = replyLanguage(request)
  const allowed =
    language === null ? [request.brand.defaultLanguage, 'en'] : hasPhraseBook(language) ? [language] : [language, 'en']
  const reason = 'This isn’t in the language of the review.'
  const isForeign = (part: string): boolean => {
    const own = withoutNamesAndQuotes(request, part)
    return own.length >= 60 && isSurelyNot(own, allowed)
  }
  if (isForeign(text)) return [{ kind: 'language', reason, start: 0, end: text.length }]
  const sentences = sentencesOf(text).filter((sentence) => isForeign(sentence.text))
  const comment = commentText(request).normalize('NFKC').toLowerCase()
  const quotes = [...text.matchAll(quoted)].flatMap(({ 0: { length }, 1: words = '', index: start }) => {
    const theirs = comment.includes(words.trim().normalize('NFKC').toLowerCase())
    return isSentence(words) && !theirs && isSurelyNot(words, allowed) ? [{ start, end: start + length }] : []
  })
  const apart = quotes.filter((quote) => !isWithin(sentences, quote.start, quote.end))
  return [...sentences, ...apart]
    .filter(({ start, end }) => !isWithin(supported, start, end - 1))
    .map(({ start, end }) => ({ kind: 'language' as const, reason, start, end }))
    .toSorted((a, b) => a.start - b.start)
}

/** Not just a title: long, or with lowercase words. */
function isSentence(words: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(words)) {
    return words.length >= 10
  }
  const small = words.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []
  return words.length >= 60 || (words.length >= 28 && small.length >= 2)
}

const quoted = /[“„«「"]([^“”„«»「」"]{3,220})[”“»」"]/gu

/** Without names, titles, and quotes, which may be in any language. */
function withoutNamesAndQuotes(request: ComposeRequest, text: string): string {
  const { brand, product, comment } = request
  const foreignParts = [brand.signOff, product?.title, brand.name, comment.authorName].filter(
    (part) => part && part.length > 2,
  )
  const bare = foreignParts.reduce((rest: string, part) => rest.split(part ?? '\0').join(' '), text)
  return bare.replace(quoted, ' ').replace(/\s+/g, ' ').trim()
}

function withoutNested(found: Span[]): Span[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end)
  return sorted.filter((one, index) => {
    return !sorted.some(
      (other, at) => at < index && other.kind !== 'length' && other.start <= one.start && other.end >= one.end,
    )
  })
}

/** An id is stable while the marked text and earlier marks of the same kind stay. */
function withIds(text: string, found: Span[]): GuardSpan[] {
  const seen = new Map<string, number>()
  return found.map((one) => {
    const key = `${one.kind}\n${text.slice(one.start, one.end)}`
    const occurrence = (seen.get(key) ?? 0) + 1
    seen.set(key, occurrence)
    const id = createHash('sha256').update(`${key}\n${occurrence}`).digest('hex').slice(0, 16)
    const { start, end, kind, reason, reasons } = one
    return { id, start, end, kind, reason, ...(reasons ? { reasons } : {}) }
  })
}
