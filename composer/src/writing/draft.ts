import { addressedName } from './author-name.ts'
import { fittingSentences, type Slots, type Taste } from './pick-variant.ts'
import { ComposeError } from '../composer.ts'
import type { ComposeRequest, GuardSpan } from '../composer.ts'
import { isPluralName, takesArticle } from './english-name.ts'
import { fitParts, type Frame, type Part } from './fit-parts.ts'
import { followsGreeting, greet } from './greeting.ts'
import { type Traits, traitsOf } from './traits.ts'
import { warmed } from './warmer-structures.ts'
import { givesOrderNumber } from '../reading/order-numbers.ts'
import type { Reading } from '../reading/reading.ts'
import { type ReplyContext, contextOf } from './reply-context.ts'
import type { FullBook, ReplyKind } from './phrases/phrase-book.ts'
import { isSomeoneElse, isTreated } from './phrases/others-hurt.ts'
import { productName } from './product-name.ts'
import { textToQuote } from './quoted-text.ts'
import type { DraftInput } from './draft-input.ts'
import { partsOf } from './reply-parts.ts'
import { structuresFor } from './structures.ts'
import { toThePoint } from './to-the-point.ts'
import { isAnyNamed, type NamedTopics, topicsToName } from './reply-kind.ts'
import { withAllFaults } from './all-faults.ts'
import { withSafestTopic } from './safest-topic.ts'
import { shapeOf, spokenSentences } from './spoken-sentences.ts'
import { styleOf } from './style.ts'
import { hasSeveralPoints, isLong, sizeOf } from './comment-size.ts'
import { isAboutOrder, isAboutPeople, withComplaint } from './reply-particulars.ts'
import { shapesOn, unusedVariants, type Variant } from './reply-variants.ts'
import { reviewWords } from './review-words.ts'

interface Unchecked {
  text: string
  language: string
  pieces: string[]
}

export interface Draft extends Unchecked {
  spans: GuardSpan[]
}

/** Marks what a reply must not say, like the guard rails. */
export type Check = (request: ComposeRequest, text: string) => GuardSpan[]

/** A name or title may look like a code or a promise; then the reply omits it. */
export function cleanDraft(request: ComposeRequest, check: Check): Draft {
  const context = contextOf(request)
  const { book, fact, replyKind, particulars } = context
  const { rating } = request.comment
  const long = hasSeveralPoints(request)
  const checked = (made: Unchecked): Draft => ({ ...made, spans: check(request, made.text) })
  // What we can't write in, we read less well.
  const named = (reading: Reading): NamedTopics =>
    context.foreign
      ? { good: [], bad: [], about: null }
      : withAllFaults(
          withComplaint(topicsToName(replyKind, reading, rating, long), particulars, replyKind, reading, rating, long),
          { ...context, reading, rating },
        )
  const sure = named(context.reading)
  const likely = isAnyNamed(sure) ? sure : named(context.likelier)
  const likelier = context.foreign ? likely : withSafestTopic(likely, context.likelier, replyKind, rating)
  // A complaint that we can't read may not be about the product.
  const isUnread = replyKind === 'negative' && !isAnyNamed(likelier)
  const isNamed = !isAboutOrder(particulars) && !isAboutPeople(particulars) && !isUnread
  const slots: Slots = {
    name: addressedName(request.comment.authorName, book.language),
    product: isNamed ? productName(request.product?.title ?? null, book.language) : null,
    fact: fact?.text ?? null,
    words: null,
  }
  for (const words of isAnyNamed(sure) ? [] : textToQuote(context)) {
    const repeating = checked(draft(request, context, sure, { ...slots, words }))
    if (repeating.spans.length === 0) return repeating
  }
  const first = checked(draft(request, context, likelier, slots))
  if (first.spans.length === 0) return first
  // A sentence of ours may repeat the customer's words by chance.
  for (const seed of first.spans.some(({ kind }) => kind === 'instruction') ? [':a', ':b', ':c', ':d'] : []) {
    const other = checked(draft({ ...request, seed: request.seed + seed }, context, likelier, slots))
    if (other.spans.length === 0) return other
  }
  const second = checked(draft(request, context, likelier, { ...slots, name: null }))
  if (second.spans.length === 0) return second
  const nothing = { name: null, product: null, fact: null, words: null }
  const bare = checked(draft(request, { ...context, fact: null, parts: [] }, likelier, nothing))
  return bare.spans.length < first.spans.length ? bare : first
}

function draft(request: ComposeRequest, context: ReplyContext, topics: NamedTopics, slots: Slots): Unchecked {
  const { book, replyKind } = context
  const { brand, maxLength } = request
  const style = styleOf(brand.tone, request.instructions)
  const taste: Taste = {
    seed: request.seed,
    avoid: context.privately ? [...brand.avoid, ...reviewWords] : brand.avoid,
    recent: request.recentReplies.map((reply) => reply.toLowerCase()),
    calm: style.tone !== 'warm' || context.reading.risks.includes('grief'),
    english: {
      article: takesArticle(slots.product ?? '', { brand: brand.name, goods: context.domain === 'thing' }),
      plural: isPluralName(request.product?.title ?? null),
      formal: style.tone === 'formal',
    },
  }
  const traits = traitsOf(request, context, topics, slots)
  const seen = shapesOn(request, slots.product)
  const variantsFor = (given: Traits): Variant[] => {
    const fitting = toThePoint(structuresFor(replyKind, context.foreign ? 'usual' : style.length, given), style)
    const structures = style.warmer && style.length !== 'shorter' ? warmed(fitting, replyKind, given) : fitting
    const most = replyKind === 'negative' ? 4 : 3
    const short = context.foreign ? structures.filter((structure) => structure.length <= most) : []
    return unusedVariants(short.length > 0 ? short : structures, request, context, slots, taste, style, seen)
  }
  const frame = { book, signOff: brand.signOff?.trim() || null, product: slots.product, maxLength }
  const written: { pieces: string[]; uses: number }[] = []
  const friendly = replyKind === 'mild' || replyKind === 'mixed'
  const input = {
    ...context,
    topics,
    slots,
    taste,
    warmer: style.warmer,
    friendly,
    general: context.domain !== 'thing' || request.product === null,
    ...materialOf(request, context, traits),
  }
  // Use general thanks once a page has used all sentences on a topic without an opinion.
  const unopinionated = traits.about ? variantsFor({ ...traits, about: false }) : []
  const orders = topics.good.length > 1 ? [topics, { ...topics, good: topics.good.toReversed() }] : [topics]
  const variants = [...variantsFor(traits), ...unopinionated]
  const tries = [false, true].flatMap((spread) =>
    orders.flatMap((order) => variants.map((variant) => ({ ...variant, order, spread }))),
  )
  for (const { structure, greeting, order, spread } of tries) {
    const parts = partsOf(structure, { ...input, topics: order, spread })
    const pieces = parts ? fitParts(opened(parts, greeting, book, taste.recent), { ...frame, greeting }) : null
    if (!pieces) continue
    const opening = beginning((pieces[0] ?? '').replace(greeting, ''))
    const begunLikeIt = taste.recent.some((reply) => opensWith(reply, opening))
    const unsigned = pieces.filter((piece) => piece.trim() !== frame.signOff).join('')
    const isNew = (): boolean => !seen.includes(shapeOf(spokenSentences(unsigned, slots.product)))
    if (!begunLikeIt && isNew()) return inBook(book, pieces)
    const begun = taste.recent.filter((reply) => reply.startsWith((pieces[0] ?? '').toLowerCase())).length
    written.push({ pieces, uses: (begunLikeIt ? 1 + begun : 0) + (isNew() ? 0 : 20) })
  }
  const [leastUsed] = written.toSorted((a, b) => a.uses - b.uses)
  return inBook(book, leastUsed?.pieces ?? tiny(context, taste, slots, frame))
}

type RequestMaterial = Pick<
  DraftInput,
  | 'ignored'
  | 'returned'
  | 'requested'
  | 'solemn'
  | 'orderGiven'
  | 'othersHurt'
  | 'treated'
  | 'asks'
  | 'low'
  | 'lowest'
  | 'despairs'
  | 'pleased'
  | 'signed'
  | 'long'
  | 'explained'
  | 'untold'
  | 'faulty'
  | 'mourning'
>

function materialOf(
  request: ComposeRequest,
  { text, reading, requested, parts }: ReplyContext,
  traits: Traits,
): RequestMaterial {
  const { ignored, returned, injury, criticised, solemn, asks } = traits
  return {
    ignored,
    returned,
    requested: ignored ? null : requested,
    solemn,
    orderGiven: givesOrderNumber(text),
    othersHurt: injury && isSomeoneElse(text, reading.language),
    treated: isTreated(text),
    asks,
    low: (request.comment.rating ?? 5) <= 3,
    lowest: request.comment.rating === 1,
    despairs: reading.risks.includes('self-harm'),
    pleased: (!criticised || contented.test(text)) && (request.comment.rating ?? 0) >= 4,
    signed: Boolean(request.brand.signOff?.trim()),
    long: isLong(request),
    explained: sizeOf(request) > 40,
    untold: sizeOf(request) < 40 && traits.bad === 0 && requested === null,
    faulty: traits.bad > 0 || ignored || parts.length > 0,
    mourning: reading.risks.includes('grief'),
  }
}

/** Picks a first sentence that can follow a greeting and has been used least, then another greeting. */
function opened(parts: readonly Part[], greeting: string, book: FullBook, recent: readonly string[]): Part[] {
  const [first, ...rest] = parts
  if (!first) return []
  const following = greeting ? first.choices.filter((choice) => followsGreeting(choice, book.language)) : []
  const choices = following.length > 0 ? following : first.choices
  const count = (is: (reply: string) => boolean): number => recent.filter(is).length
  const begun = choices.map((choice) => {
    const start = (greeting ? greet(greeting, choice, book) : choice).toLowerCase()
    const opening = beginning(choice)
    return {
      choice,
      justSo: count((reply) => reply.startsWith(start)),
      alike: count((reply) => opensWith(reply, opening)),
    }
  })
  const freshest = begun.toSorted((a, b) => a.justSo - b.justSo || a.alike - b.alike)
  return [{ ...first, choices: freshest.map(({ choice }) => choice) }, ...rest]
}

/** The part of a sentence that readers compare: five words, or ten characters in scripts without spaces. */
function beginning(sentence: string): string {
  const small = unquoted(sentence.trim().toLowerCase())
  return /\s/.test(small) ? small.split(' ').slice(0, 5).join(' ') : small.slice(0, 10)
}

/** With or without a greeting, except in the first sentence. */
function opensWith(reply: string, opening: string): boolean {
  const general = unquoted(reply)
  const at = general.indexOf(opening)
  return at >= 0 && !/[.!?。！？]/u.test(general.slice(0, at))
}

/** Quoted text doesn't make a sentence different. */
const unquoted = (text: string): string => text.replace(/[“„«「][^”“»」]*[”“»」]/gu, 'x')

/** "No complaints" isn't criticism. */
const contented =
  /no complaints|nothing to complain|nichts zu (?:meckern|beanstanden|bemängeln)|rien à (?:redire|reprocher)|ninguna queja|sin quejas|niente da (?:dire|ridire)|nada a reclamar|不満(?:は|も)?(?:なし|ない|ありません)|没毛病/iu

const apologeticKinds: ReadonlySet<ReplyKind> = new Set(['negative', 'serious', 'grief', 'starsLow'])

function tiny({ book, replyKind }: ReplyContext, taste: Taste, slots: Slots, frame: Omit<Frame, 'greeting'>): string[] {
  const sentences = apologeticKinds.has(replyKind) ? book.tiny.sorry : book.tiny.glad
  const allowed = fittingSentences(sentences, slots, taste)
  const parts: Part[] = [{ rank: 0, choices: allowed.toSorted((a, b) => a.length - b.length) }]
  const pieces = fitParts(parts, { ...frame, greeting: '' })
  if (!pieces) throw new ComposeError('cut', `A reply doesn’t fit into ${frame.maxLength} characters.`)
  return pieces
}

const inBook = ({ language }: FullBook, pieces: string[]): Unchecked => ({ text: pieces.join(''), language, pieces })
