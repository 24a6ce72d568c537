import { addressedName } from './author-name.ts'
import { fittingSentences, type Slots, type Taste } from './choose.ts'
import { ComposeError } from './composer.ts'
import type { ComposeOptions, ComposeRequest, Composer, Composition } from './composer.ts'
import { checkReply } from './guard-rails.ts'
import { phraseBook } from './phrases/index.ts'
import type { PhraseBook } from './phrases/phrase-book.ts'
import { productName } from './product-name.ts'
import { knownFact } from './product-facts.ts'
import { commentText, readComment } from './read-comment.ts'
import { planReply, situationOf } from './situation.ts'
import { type Part, fitParts, joined } from './fit-parts.ts'
import { styleOf } from './style.ts'

/** Writes from hand-written sentences. The same request with the same seed gives the same reply. */
export function createBuiltInComposer(): Composer {
  return {
    name: 'built-in',
    kind: 'built-in',
    compose: async (request, options) => {
      const { text, language, pieces } = write(request)
      for (const piece of pieces) await say(piece, options)
      const spans = checkReply(request, text)
      return { text, composer: 'built-in', model: null, language, usage: null, spans } satisfies Composition
    },
  }
}

function write(request: ComposeRequest): { text: string; language: string; pieces: string[] } {
  const text = commentText(request)
  const reading = readComment(text, request.comment.rating)
  const book = phraseBook(reading.language ?? request.brand.defaultLanguage)
  const style = styleOf(request.brand.tone, request.instructions)
  const slots: Slots = {
    name: addressedName(request.comment.authorName, book.language),
    product: productName(request.product?.title ?? null, book.language),
    fact: reading.question ? knownFact(text, request.product?.details ?? null, book.language) : null,
  }
  const taste: Taste = {
    seed: request.seed,
    avoid: request.brand.avoid,
    said: request.recentReplies.map((reply) => reply.toLowerCase()),
    formal: style.tone === 'formal',
  }
  const situation = situationOf(reading, request.comment.rating)
  const plan = planReply(situation, reading, book, style.length, slots.fact !== null)
  const parts: Part[] = plan.map((step) => ({
    rank: step.rank,
    choices:
      step.kind === 'opening'
        ? openings(book, step.sentences, book.greetings[style.tone], slots, taste)
        : fittingSentences(step.sentences, slots, taste),
  }))
  const sorry = situation === 'complaint' || situation === 'serious' || situation === 'starsLow'
  const signOff = request.brand.signOff?.trim() || null
  const pieces = fitParts(parts, book, signOff, request.maxLength, sorry ? book.tiny.sorry : book.tiny.glad)
  if (!pieces) throw new ComposeError('cut', `No reply fits into ${request.maxLength} characters.`)
  return { text: joined(pieces), language: book.language, pieces }
}

/** Greeting and opening are chosen as one, so that twenty replies on a page can begin in twenty ways. */
function openings(
  book: PhraseBook,
  sentences: readonly string[],
  greetings: { named: string[]; unnamed: string[] },
  slots: Slots,
  taste: Taste,
): string[] {
  const cores = fittingSentences(sentences, slots, taste)
  const wanted = slots.name === null ? greetings.unnamed : greetings.named
  const ways = fittingSentences(wanted, slots, { ...taste, seed: `${taste.seed} greeting` })
  const greeted = cores.flatMap((core, row) =>
    ways.map((greeting, column) => ({ greeting, core, order: row + ((row + column) % Math.max(ways.length, 1)) / 10 })),
  )
  const isSaid = (text: string): number => taste.said.filter((reply) => reply.startsWith(text.toLowerCase())).length
  return greeted
    .map((one) => ({ ...one, text: greet(one.greeting, one.core, book) }))
    .map((one) => ({ text: one.text, said: isSaid(one.text), order: one.order }))
    .sort((a, b) => a.said - b.said || a.order - b.order)
    .map((one) => one.text)
}

function greet(greeting: string, core: string, book: PhraseBook): string {
  if (!greeting) return core
  if (!book.gap) return greeting + core
  const rest =
    /^[.!:]$/.test(greeting.at(-1) ?? '') || /^I\b/.test(core) ? core : core.charAt(0).toLowerCase() + core.slice(1)
  return `${greeting} ${rest}`
}

async function say(piece: string, options: ComposeOptions): Promise<void> {
  if (options.signal?.aborted) throw new ComposeError('timeout', 'Stopped before the reply was finished.')
  options.onDelta?.(piece)
  await Promise.resolve()
}
