import type { BrandFact, ComposeRequest, SupportedClaim } from '../composer.ts'
import { commentText } from '../reading/read-comment.ts'
import { factTerms } from '../words/fact-terms.ts'
import { matches } from '../words/term-pattern.ts'
import { claimPatterns } from './claim-patterns.ts'
import { commits } from './commits.ts'
import { foldedText } from './folded-text.ts'
import { checkReply } from './guard-rails.ts'
import { isDenied } from './denials.ts'
import { polarities } from './invented-facts.ts'
import { isSameQuantity, quantitiesIn } from '../words/quantities.ts'
import { contentOf, sentencesOf, type Sentence } from '../words/sentences.ts'
import { restatedFacts, storedFacts, supportOfQuantity, type StoredFacts } from './stored-facts.ts'
import { supportedRanges, type Range } from './supported-ranges.ts'
import { durationTopicsOf } from './duration-topics.ts'
import { compact } from '../words/compact.ts'

interface Source {
  topic: string | null
  text: string
  facts: StoredFacts
  request: ComposeRequest
}

/**
 * The parts of a reply that a brand's fact or the product's details support, in the order of the text, each with one
 * source. Offsets are UTF-16, half-open, and never overlap each other or a mark of `checkReply`.
 */
export function supportedClaims(request: ComposeRequest, text: string): SupportedClaim[] {
  const folded = foldedText(text)
  const sources = sourcesOf(request)
  const comment = commentText(request)
  const unsupported = checkReply(request, text).filter(({ kind }) => kind !== 'language')
  const found = sentencesOf(folded.text).flatMap((sentence) => {
    const whole = stated(sources, sentence)
    return whole.length > 0 ? whole : details(sources, sentence, comment)
  })
  return withoutOverlaps(found.map((one) => ({ ...one, ...folded.inOriginal(one.start, one.end) }))).filter(
    ({ start, end }) => unsupported.every((mark) => mark.end <= start || mark.start >= end),
  )
}

/** Each fact apart, so that a claim's source can be named. */
function sourcesOf(request: ComposeRequest): Source[] {
  const { brand, product } = request
  const only = (facts: BrandFact[], details: string | null): ComposeRequest => ({
    ...request,
    brand: { ...brand, name: '', signOff: null, facts },
    product: details === null ? null : { title: '', details },
  })
  const of = (topic: string | null, text: string, one: ComposeRequest): Source => ({
    topic,
    text,
    facts: storedFacts(one),
    request: one,
  })
  return [
    ...brand.facts.map((fact) => of(fact.topic, fact.text, only([fact], null))),
    ...(product?.details ? [of(null, product.details, only([], product.details))] : []),
  ]
}

/** A sentence that restates a fact, or the part of it that repeats one word for word. */
function stated(sources: readonly Source[], sentence: Sentence): SupportedClaim[] {
  const exact = sources.flatMap((source) =>
    supportedRanges(source.request, sentence.text, source.facts).map((range) => claim(source, sentence, range)),
  )
  if (exact.length > 0 || commits.test(sentence.text)) return exact
  const content = contentOf(sentence.text)
  const [best] = sources
    .flatMap((source) => restatedFacts(source.facts, sentence.text).map((stored) => ({ source, stored })))
    .filter(({ stored }) => hasDenial(stored.text) === hasDenial(sentence.text))
    .map((one) => ({ ...one, shared: [...one.stored.content].filter((part) => content.has(part)).length }))
    // The rest of the sentence would be a claim of its own.
    .filter(({ shared }) => shared >= content.size * 0.6)
    .toSorted((one, other) => other.shared - one.shared)
  return best ? [claim(best.source, sentence, { start: 0, end: sentence.text.length }, best.stored.text)] : []
}

/** Times, measurements, materials, addresses and amounts that a fact contains, unless the customer wrote them. */
function details(sources: readonly Source[], sentence: Sentence, comment: string): SupportedClaim[] {
  return sources.flatMap((source) => [
    ...quantities(source, sentence, comment),
    ...terms(source, sentence, comment),
    ...claimPatterns
      .filter(({ kind, always }) => !always && kind !== 'promise' && kind !== 'refund')
      .flatMap(({ pattern }) => matches(sentence.text, pattern))
      .filter(({ words }) => source.facts.has(words) && !comment.toLowerCase().includes(words.trim().toLowerCase()))
      .map((range) => claim(source, sentence, range)),
  ])
}

function quantities(source: Source, sentence: Sentence, comment: string): SupportedClaim[] {
  const topics = durationTopicsOf(sentence.text)
  const inComment = quantitiesIn(comment)
  return (
    quantitiesIn(sentence.text)
      .filter((one) => !inComment.some((theirs) => isSameQuantity(one, theirs)))
      // "30 days" alone may be those of returns or of payment.
      .filter((one) => !one.time || topics.size > 0)
      .flatMap((range) => {
        const stored = supportOfQuantity(source.facts, range, sentence.text)
        return stored ? [claim(source, sentence, range, stored.text)] : []
      })
  )
}

function terms(source: Source, sentence: Sentence, comment: string): SupportedClaim[] {
  const stated = factTerms.filter(({ about, pattern }) => about !== 'offer' && comment.search(pattern) < 0)
  return stated.flatMap((term) =>
    matches(sentence.text, term.pattern).flatMap((range) => {
      const denied = isDenied(sentence.text, range.start, range.end)
      const stored = source.facts.sentences.find((one) =>
        polarities({ ...source.facts, sentences: [one] }, term, range.words).includes(denied),
      )
      return stored ? [claim(source, sentence, range, stored.text)] : []
    }),
  )
}

/** Quotes the sentence of long product details that supports the claim, and short facts whole. */
function claim(
  { topic, text, facts }: Source,
  sentence: Sentence,
  { start, end }: Range,
  stored?: string,
): SupportedClaim {
  const words = sentence.text.slice(start, end)
  const quoted = topic === null ? (stored ?? closest(facts, words)) : null
  return { start: sentence.start + start, end: sentence.start + end, topic, source: quoted ?? text }
}

/** The stored sentence that shares the most with the words. */
function closest({ sentences }: StoredFacts, words: string): string | null {
  const content = contentOf(words)
  const small = words.toLowerCase()
  const shared = (one: { text: string; content: Set<string> }): number =>
    (one.text.toLowerCase().includes(small) ? 100 : 0) + [...content].filter((part) => one.content.has(part)).length
  return sentences.toSorted((one, other) => shared(other) - shared(one))[0]?.text ?? null
}

const hasDenial = (sentence: string): boolean => denial.test(sentence)

const denial = compact(
  /(?<!\p{L})(?:not?|never|without|cannot|can['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t|won['’]t|nicht|kein\p{L}*|ohne|nie|pas|jamais|sans|sin|senza|sem|non|não|nunca|mai)(?!\p{L})|ません|ない|[不没無非未]/iu,
)

/** Of parts that overlap, the longest; of equal ones, the first source. */
function withoutOverlaps(found: readonly SupportedClaim[]): SupportedClaim[] {
  const kept: SupportedClaim[] = []
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every((other) => other.end <= one.start || other.start >= one.end)) kept.push(one)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}
