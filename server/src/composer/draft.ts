import { addressedName } from './author-name.ts'
import { fittingSentences, type Slots, type Taste } from './choose.ts'
import { ComposeError } from './composer.ts'
import type { ComposeRequest, GuardSpan } from './composer.ts'
import { fitParts, type Frame, type Part } from './fit-parts.ts'
import { followsGreeting } from './greeting.ts'
import { checkReply } from './guard-rails.ts'
import { asksSomething } from './plain-request.ts'
import { hasPhraseBook, phraseBook } from './phrases/index.ts'
import type { PhraseBook, Situation } from './phrases/phrase-book.ts'
import { type KnownFact, knownFact } from './product-facts.ts'
import { productName } from './product-name.ts'
import { commentText, readComment, type Reading } from './read-comment.ts'
import { partsOf } from './reply-parts.ts'
import { type Has, shapesFor } from './shapes.ts'
import { type NamedTopics, situationOf, topicsToName } from './situation.ts'
import { shapeOf, spokenSentences } from './spoken-sentences.ts'
import { styleOf } from './style.ts'
import { isElsewhere } from './subject.ts'
import type { Topic } from './topic-names.ts'
import { isUnusedYet } from './unused-yet.ts'
import { isLong, shapesOn, unusedWays } from './ways.ts'
import { wordFinder } from './words/index.ts'

export interface Draft {
  text: string
  language: string
  pieces: string[]
  spans: GuardSpan[]
}

interface Known {
  text: string
  reading: Reading
  book: PhraseBook
  situation: Situation
  fact: KnownFact | null
  /** Written in a language that we can't write: said so in English. */
  foreign: boolean
  /** On a game, an app or a place. */
  elsewhere: boolean
}

/** A name or title can itself look like a code or a promise: then the reply does without it. */
export function cleanDraft(request: ComposeRequest): Draft {
  const known = knownOf(request)
  const { book, fact } = known
  const slots: Slots = {
    name: addressedName(request.comment.authorName, book.language),
    product: productName(request.product?.title ?? null, book.language),
    fact: fact?.text ?? null,
  }
  const first = draft(request, known, slots)
  if (first.spans.length === 0) return first
  const second = draft(request, known, { ...slots, name: null })
  if (second.spans.length === 0) return second
  const bare = draft(request, { ...known, fact: null }, { name: null, product: null, fact: null })
  return bare.spans.length < first.spans.length ? bare : first
}

function knownOf(request: ComposeRequest): Known {
  const { brand, comment, product } = request
  const text = commentText(request)
  const found = readComment(text, comment.rating, brand.defaultLanguage)
  const book = phraseBook(found.language ?? brand.defaultLanguage)
  const mayAsk = found.question || (/[?？]/.test(text) && !found.wordless && (comment.rating ?? 5) > 2)
  const fact = mayAsk ? knownFact(text, product?.details ?? null, brand.facts ?? [], book.language) : null
  // A question mark whose answer is stored makes a question, whatever its words; so does a wish where nothing else was read.
  const silent = found.praises + found.blames + found.good.length + found.bad.length === 0 && !found.wordless
  const asked = silent && (comment.rating ?? 5) > 2 && asksSomething(text)
  const reading = { ...found, question: found.question || fact !== null || asked }
  return {
    text,
    reading,
    book,
    situation: situationOf(reading, comment.rating),
    fact,
    foreign: !reading.wordless && isForeign(text, reading.language ?? brand.defaultLanguage, reading.language !== null),
    elsewhere: isElsewhere(text, [...reading.good, ...reading.bad]),
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

function draft(request: ComposeRequest, known: Known, slots: Slots): Draft {
  const { book, reading, situation } = known
  const { brand, maxLength } = request
  const style = styleOf(brand.tone, request.instructions)
  const taste: Taste = {
    seed: request.seed,
    avoid: brand.avoid,
    said: request.recentReplies.map((reply) => reply.toLowerCase()),
    calm: style.tone !== 'warm',
  }
  const topics = topicsToName(situation, reading, request.comment.rating)
  const has = hasOf(request, known, topics, slots)
  const shapes = shapesFor(situation, known.foreign ? 'usual' : style.length, has)
  const most = situation === 'complaint' ? 4 : 3
  const short = known.foreign ? shapes.filter((shape) => shape.length <= most) : shapes
  const frame = { book, signOff: brand.signOff?.trim() || null, product: slots.product, maxLength }
  const seen = shapesOn(request, slots.product)
  const written: { pieces: string[]; said: number }[] = []
  const built = short.length > 0 ? short : shapes
  const friendly = situation === 'mild' || situation === 'mixed'
  const material = { ...known, topics, slots, taste, friendly, long: isLong(request) }
  for (const { shape, greeting } of unusedWays(built, request, known, slots, taste, style, seen)) {
    const parts = partsOf(shape, material)
    const pieces = parts ? fitParts(greeting ? greetable(parts, book.language) : parts, { ...frame, greeting }) : null
    if (!pieces) continue
    const opening = beginning((pieces[0] ?? '').replace(greeting, ''))
    const opened = taste.said.some((reply) => opensWith(reply, opening))
    const isNew = (): boolean => !seen.includes(shapeOf(spokenSentences(pieces.join(''), slots.product)))
    if (!opened && isNew()) return checked(request, book, pieces)
    const begun = taste.said.filter((reply) => reply.startsWith((pieces[0] ?? '').toLowerCase())).length
    written.push({ pieces, said: opened ? 1 + begun : 0 })
  }
  const [leastSaid] = written.toSorted((a, b) => a.said - b.said)
  return checked(request, book, leastSaid?.pieces ?? tiny(known, taste, slots, frame))
}

function hasOf(request: ComposeRequest, known: Known, topics: NamedTopics, slots: Slots): Has {
  const { reading, situation, fact, elsewhere, text } = known
  return {
    good: topics.good.length,
    bad: topics.bad.length,
    question: reading.question && ((situation !== 'mild' && situation !== 'mixed') || fact !== null),
    rating: request.comment.rating,
    glad: reading.mood === 'praise',
    praised: isPraised(reading, topics, request.comment.rating) && !isUnusedYet(text),
    criticised: topics.bad.length > 0 || reading.blames > 0 || reading.mood === 'complaint',
    mendable: topics.bad.some((topic) => mendable.has(topic)),
    thing: slots.product !== null && !elsewhere,
    injury: reading.risks.includes('injury'),
    wordless: reading.wordless,
  }
}

/** Four stars and a word of blame are thanked for without a shout of joy. */
function isPraised({ praises, blames }: Reading, { good }: NamedTopics, rating: number | null): boolean {
  if (rating === 4 && blames > 0) return false
  return praises + good.length > 0 && blames <= praises
}

const mendable: ReadonlySet<Topic> = new Set<Topic>([
  'damage',
  'missing',
  'delivery',
  'battery',
  'zip',
  'service',
  'person',
  'performance',
  'connection',
  'screen',
  'camera',
])

function greetable(parts: readonly Part[], language: string): Part[] {
  return parts.map((part, index) => {
    if (index > 0) return part
    const choices = part.choices.filter((choice) => followsGreeting(choice, language))
    return choices.length > 0 ? { ...part, choices } : part
  })
}

/** As much of a sentence as a reader compares: five words, or ten signs where words have no spaces between them. */
function beginning(sentence: string): string {
  const small = sentence.trim().toLowerCase()
  return /\s/.test(small) ? small.split(' ').slice(0, 5).join(' ') : small.slice(0, 10)
}

/** After a greeting or without one, but in the first sentence. */
function opensWith(reply: string, opening: string): boolean {
  const at = reply.indexOf(opening)
  return at >= 0 && !/[.!?。！？]/u.test(reply.slice(0, at))
}

const sorrySituations: ReadonlySet<Situation> = new Set(['complaint', 'serious', 'grief', 'starsLow'])

function tiny({ book, situation }: Known, taste: Taste, slots: Slots, frame: Omit<Frame, 'greeting'>): string[] {
  const sentences = sorrySituations.has(situation) ? book.tiny.sorry : book.tiny.glad
  const allowed = fittingSentences(sentences, slots, taste)
  const parts: Part[] = [{ rank: 0, choices: allowed.toSorted((a, b) => a.length - b.length) }]
  const pieces = fitParts(parts, { ...frame, greeting: '' })
  if (!pieces) throw new ComposeError('cut', `No reply fits into ${frame.maxLength} characters.`)
  return pieces
}

function checked(request: ComposeRequest, book: PhraseBook, pieces: string[]): Draft {
  const text = pieces.join('')
  return { text, language: book.language, pieces, spans: checkReply(request, text) }
}
