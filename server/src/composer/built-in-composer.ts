import { addressedName } from './author-name.ts'
import { fittingSentences, type Slots, type Taste } from './choose.ts'
import { ComposeError } from './composer.ts'
import type { ComposeOptions, ComposeRequest, Composer, Composition, GuardSpan } from './composer.ts'
import { type Part, fitParts } from './fit-parts.ts'
import { checkReply } from './guard-rails.ts'
import { greetedOpenings } from './openings.ts'
import { phraseBook } from './phrases/index.ts'
import type { PhraseBook } from './phrases/phrase-book.ts'
import { knownFact } from './product-facts.ts'
import { productName } from './product-name.ts'
import { commentText, readComment, type Reading } from './read-comment.ts'
import { planReply, situationOf } from './situation.ts'
import { styleOf } from './style.ts'

/** Writes from hand-written sentences. The same request with the same seed gives the same reply. */
export function createBuiltInComposer(): Composer {
  return {
    name: 'built-in',
    kind: 'built-in',
    compose: async (request, options) => {
      const { text, language, pieces, spans } = cleanDraft(request)
      for (const piece of pieces) await say(piece, options)
      return { text, composer: 'built-in', model: null, language, usage: null, spans } satisfies Composition
    },
  }
}

interface Draft {
  text: string
  language: string
  pieces: string[]
  spans: GuardSpan[]
}

/** A name or title can itself look like a code or a promise: then the reply does without it. */
function cleanDraft(request: ComposeRequest): Draft {
  const text = commentText(request)
  const reading = readComment(text, request.comment.rating, request.brand.defaultLanguage)
  const book = phraseBook(reading.language ?? request.brand.defaultLanguage)
  const slots: Slots = {
    name: addressedName(request.comment.authorName, book.language),
    product: productName(request.product?.title ?? null, book.language),
    fact: reading.question ? knownFact(text, request.product?.details ?? null, book.language) : null,
  }
  const first = draft(request, reading, book, slots)
  if (first.spans.length === 0) return first
  const second = draft(request, reading, book, { ...slots, name: null })
  if (second.spans.length === 0) return second
  const bare = draft(request, reading, book, { name: null, product: null, fact: null })
  return bare.spans.length < first.spans.length ? bare : first
}

function draft(request: ComposeRequest, reading: Reading, book: PhraseBook, slots: Slots): Draft {
  const { brand, comment, maxLength } = request
  const style = styleOf(brand.tone, request.instructions)
  const taste: Taste = {
    seed: request.seed,
    avoid: brand.avoid,
    said: request.recentReplies.map((reply) => reply.toLowerCase()),
    formal: style.tone === 'formal',
  }
  const situation = situationOf(reading, comment.rating)
  const plan = planReply(situation, reading, book, style.length, slots.fact !== null)
  const parts: Part[] = plan.map((step) => ({
    rank: step.rank,
    choices:
      step.kind === 'opening'
        ? greetedOpenings(book, step.sentences, style.tone, slots, taste)
        : fittingSentences(step.sentences, slots, taste),
  }))
  const tiny = sorrySituations.has(situation) ? book.tiny.sorry : book.tiny.glad
  const pieces = fitParts(parts, book, brand.signOff?.trim() || null, maxLength, tiny)
  if (!pieces) throw new ComposeError('cut', `No reply fits into ${maxLength} characters.`)
  const text = pieces.join('')
  return { text, language: book.language, pieces, spans: checkReply(request, text) }
}

const sorrySituations: ReadonlySet<string> = new Set(['complaint', 'serious', 'starsLow'])

async function say(piece: string, options: ComposeOptions): Promise<void> {
  if (options.signal?.aborted) throw new ComposeError('timeout', 'Stopped before the reply was finished.')
  options.onDelta?.(piece)
  await Promise.resolve()
}
