import { insteadOf } from './brand-manner.ts'
import type { ComposeRequest } from '../composer.ts'
import { fairReading, withoutHints } from '../reading/fair-reading.ts'
import { hasPhraseBook, phraseBook } from './phrases/index.ts'
import type { FullBook, Situation } from './phrases/phrase-book.ts'
import { asksSomething } from '../reading/plain-request.ts'
import { type KnownFact, knownChange, knownFact } from './product-facts.ts'
import { commentText, readComment } from '../reading/read-comment.ts'
import type { Reading } from '../reading/reading.ts'
import { situationOf } from './situation.ts'
import { type Subject, subjectOf } from '../reading/subject.ts'
import { wordFinder } from '../words/index.ts'

/** What a reply is written from. */
export interface ReplyContext {
  text: string
  /** Of a comment longer than a few words, a reply may name only topics that it names outright. */
  reading: Reading
  /** With topics that it names once, for a reply that has nothing surer to name or quote. */
  likelier: Reading
  book: FullBook
  situation: Situation
  fact: KnownFact | null
  /** What the brand changed since, about what the comment complains of. */
  change: string | null
  /** Written in a language that we can't write: said so in English. */
  foreign: boolean
  subject: Subject
}

/** In words, or in pairs of characters where a language has no spaces. Shorter comments say little in passing. */
const BRIEF = 20

export function contextOf(request: ComposeRequest): ReplyContext {
  const { brand, comment, product } = request
  const text = commentText(request)
  const found = readComment(text, comment.rating, brand.defaultLanguage)
  const wished = request.rework?.language ?? insteadOf(brand, found.language)
  const book = phraseBook(wished ?? found.language ?? brand.defaultLanguage)
  const mayAsk = found.question || (/[?？]/.test(text) && !found.wordless && (comment.rating ?? 5) > 2)
  const fact = mayAsk ? knownFact(text, product?.details ?? null, brand.facts ?? [], book.language) : null
  // A question mark whose answer is stored makes a question, whatever its words; so does a wish where nothing else was read.
  const silent = found.praises + found.blames + found.good.length + found.bad.length === 0 && !found.wordless
  const asked = silent && (comment.rating ?? 5) > 2 && asksSomething(text)
  const subject = subjectOf(text, [...found.good, ...found.bad])
  const fair = withoutHints({ ...fairReading(found, subject), question: found.question || fact !== null || asked })
  const reading = fair.weights.length <= BRIEF ? fair : { ...fair, told: fair.outright }
  return {
    text,
    reading,
    likelier: fair,
    book,
    situation: situationOf(reading, comment.rating, subject),
    fact,
    change: knownChange(brand.facts ?? [], book.language),
    foreign:
      wished === null &&
      !reading.wordless &&
      isForeign(text, reading.language ?? brand.defaultLanguage, reading.language !== null),
    subject,
  }
}

/** What can't be told is in the brand's language, unless it has an English word. */
function isForeign(text: string, language: string, sure: boolean): boolean {
  if (hasPhraseBook(language)) return false
  if (sure) return true
  const english = wordFinder('en')
  return !commonEnglish.test(text) && (english?.hits(english.tokens(text)).length ?? 0) === 0
}

const commonEnglish = /\b(?:the|is|it|and|this|that|my|very|not|was|are|have|for|with|you)\b/i
