import { addressedName } from './author-name.ts'
import { byTaste, fittingSentences, type Slots, type Taste } from './choose.ts'
import { ComposeError } from './composer.ts'
import type { ComposeRequest, GuardSpan } from './composer.ts'
import { fitParts, type Frame, type Part } from './fit-parts.ts'
import { checkReply } from './guard-rails.ts'
import { hasPhraseBook, phraseBook } from './phrases/index.ts'
import type { PhraseBook, Situation } from './phrases/phrase-book.ts'
import { type KnownFact, knownFact } from './product-facts.ts'
import { productName } from './product-name.ts'
import { commentText, readComment, type Reading } from './read-comment.ts'
import { partsOf } from './reply-parts.ts'
import { type Shape, shapesFor } from './shapes.ts'
import { situationOf, topicsToName } from './situation.ts'
import { shapeOf, spokenSentences } from './spoken-sentences.ts'
import { type Style, styleOf } from './style.ts'

export interface Draft {
  text: string
  language: string
  pieces: string[]
  spans: GuardSpan[]
}

interface Known {
  reading: Reading
  book: PhraseBook
  situation: Situation
  fact: KnownFact | null
  /** Written in a language that we can't write: said so in English. */
  foreign: boolean
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
  // A mark and a stored answer to it are as sure a question as any word.
  const reading = { ...found, question: found.question || fact !== null }
  return {
    reading,
    book,
    situation: situationOf(reading, comment.rating),
    fact,
    foreign: reading.language !== null && !hasPhraseBook(reading.language) && !reading.wordless,
  }
}

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
  const { rating } = request.comment
  const topics = topicsToName(situation, reading, rating)
  const has = {
    good: topics.good.length,
    bad: topics.bad.length,
    question: reading.question && ((situation !== 'mild' && situation !== 'mixed') || known.fact !== null),
    rating,
    glad: reading.mood === 'praise',
    thing: slots.product !== null && !reading.good.some((topic) => topic === 'location' || topic === 'cleanliness'),
  }
  const shapes = shapesFor(situation, known.foreign ? 'usual' : style.length, has)
  const short = known.foreign ? shapes.filter((shape) => shape.length <= 3) : shapes
  const frame = { book, signOff: brand.signOff?.trim() || null, product: slots.product, maxLength }
  const written: { pieces: string[]; begun: number }[] = []
  for (const { shape, greeting } of unusedShapes(
    short.length > 0 ? short : shapes,
    request,
    known,
    slots,
    taste,
    style,
  )) {
    const parts = partsOf(shape, { ...known, topics, slots, taste, long: isLong(request) })
    const pieces = parts ? fitParts(parts, { ...frame, greeting }) : null
    if (!pieces) continue
    const opening = beginning((pieces[0] ?? '').replace(greeting, ''))
    if (!taste.said.some((reply) => opensWith(reply, opening))) return checked(request, book, pieces)
    written.push({
      pieces,
      begun: taste.said.filter((reply) => reply.startsWith((pieces[0] ?? '').toLowerCase())).length,
    })
  }
  const [leastSaid] = written.toSorted((a, b) => a.begun - b.begun)
  return checked(request, book, leastSaid?.pieces ?? tiny(known, taste, slots, frame))
}

/** As much of a sentence as a reader compares: six words, or ten signs where words have no spaces between them. */
function beginning(sentence: string): string {
  const small = sentence.trim().toLowerCase()
  return /\s/.test(small) ? small.split(' ').slice(0, 6).join(' ') : small.slice(0, 10)
}

/** After a greeting or without one, but in the first sentence. */
function opensWith(reply: string, opening: string): boolean {
  const at = reply.indexOf(opening)
  return at >= 0 && !/[.!?。！？]/u.test(reply.slice(0, at))
}

interface Way {
  shape: Shape
  greeting: string
}

/** Ways to build the reply, those that the page has not seen first, then in an order that only the seed decides. */
function unusedShapes(
  shapes: readonly Shape[],
  request: ComposeRequest,
  { book, foreign }: Known,
  slots: Slots,
  taste: Taste,
  style: Style,
): Way[] {
  const { signOff } = request.brand
  const seen = request.recentReplies.map((reply) => {
    const unsigned = signOff && reply.endsWith(signOff) ? reply.slice(0, -signOff.length) : reply
    return shapeOf(spokenSentences(unsigned, slots.product))
  })
  const list = slots.name === null ? book.greetings[style.tone].unnamed : book.greetings[style.tone].named
  const [greeting = ''] = fittingSentences(list, slots, { ...taste, said: [] })
  const always = style.tone === 'formal' && slots.name !== null
  const ways = shapes.flatMap((shape) => {
    const kinds: string[] = shape.map((place) => (place === 'answer' ? answerLine(slots) : place))
    const key = [...kinds, ...(foreign ? ['foreign'] : [])].join(' ')
    const greeted = { shape, greeting, key: `greeting ${key}` }
    if (greeting === '') return [{ shape, greeting, key }]
    return always ? [greeted] : [greeted, { shape, greeting: '', key }]
  })
  const said = (key: string): number => seen.filter((shape) => shape === key).length
  return byTaste(ways, ({ key, shape }) => ({ text: key, said: 2 * said(key) + misfit(shape, request) }), taste)
}

const answerLine = (slots: Slots): string => (slots.fact === null ? 'unanswered' : 'other')

/** A long comment is not brushed off, and two words are not answered at length. */
function misfit(shape: Shape, request: ComposeRequest): number {
  const size = sizeOf(request)
  return (size > 150 && shape.length < 3) || (size < 20 && shape.length > 2) ? 1 : 0
}

/** Long enough to be thanked for its detail. */
const isLong = (request: ComposeRequest): boolean => sizeOf(request) > 350

/** In Latin letters; a Chinese or Japanese sign says as much as three. */
function sizeOf({ comment }: ComposeRequest): number {
  const text = comment.text.slice(0, 2000)
  return text.length * (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text) ? 3 : 1)
}

const sorrySituations: ReadonlySet<Situation> = new Set(['complaint', 'serious', 'starsLow'])

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
