import { isCategoryName } from './category-name.ts'
import type { Slots } from './pick-variant.ts'
import type { ComposeRequest } from '../composer.ts'
import type { ReplyContext } from './reply-context.ts'
import type { Situation } from './phrases/phrase-book.ts'
import { endsAsking } from '../reading/plain-request.ts'
import type { Reading } from '../reading/reading.ts'
import type { NamedTopics } from './situation.ts'
import type { Topic } from '@bizamply/contract/reading-names'
import { isUnsettled } from '../reading/unsettled.ts'
import { isUnusedYet } from '../reading/unused-yet.ts'
import { isDetailed } from './comment-size.ts'

/** What a reply to a comment can speak of. */
export interface Traits {
  good: number
  bad: number
  /** A question that the reply answers. */
  question: boolean
  rating: number | null
  /** Cheerful, if only by its emoji. */
  glad: boolean
  /** Praised in words, by somebody who has used it. */
  praised: boolean
  /** Something was criticised: who has just said it isn't asked for it. */
  criticised: boolean
  /** What is criticised is something that can be looked into. */
  mendable: boolean
  /** Of a product that somebody holds, not of a place, a game or a service. */
  thing: boolean
  /** A matter of taste, or of no order: there is nothing to look into. */
  opinion: boolean
  injury: boolean
  wordless: boolean
  /** The comment speaks of something that the reply can name, if without an opinion. */
  about: boolean
  /** That is its own words, repeated. */
  quotes: boolean
  /** Praise and blame are both certain, and both named. */
  bothSure: boolean
  /** A "but" that no named fault answers. */
  but: boolean
  /** Money, a contract, a claim or a parcel is open. */
  unsettled: boolean
  /** It came, or should have come, with an order. */
  ordered: boolean
  /** Kind words, yet no contentment: the thanks are followed by a word of regret. */
  regret: boolean
  /** Long, or of many points: there is nothing left to ask for. */
  detailed: boolean
}

export function traitsOf(request: ComposeRequest, known: ReplyContext, topics: NamedTopics, slots: Slots): Traits {
  const { reading, situation, fact, subject, text } = known
  const { rating } = request.comment
  const named = slots.product !== null || isCategoryName(request.product?.title ?? null)
  return {
    good: topics.good.length,
    bad: topics.bad.length,
    question: reading.question && (fact !== null || wantsAnswer(reading, situation, text)),
    rating,
    glad: reading.mood === 'praise',
    praised: isPraised(reading, topics, rating) && !isUnusedYet(text),
    criticised: topics.bad.length > 0 || reading.blames > 0 || reading.mood === 'complaint',
    mendable: topics.bad.some((topic) => mendable.has(topic)),
    thing: named && subject === 'thing',
    opinion: subject !== 'thing' || (topics.bad.length > 0 && topics.bad.every((topic) => ofTaste.has(topic))),
    injury: reading.risks.includes('injury'),
    wordless: reading.wordless,
    about: topics.about !== null || slots.words !== null,
    quotes: topics.about === null && slots.words !== null,
    bothSure: topics.good.length > 0 && topics.bad.length > 0 && isSureOfBoth(reading),
    but: topics.bad.length === 0 && hasBut(reading, rating),
    unsettled: isUnsettled(text, reading),
    ordered: subject === 'thing' && (named || topics.bad.some((topic) => topic === 'missing' || topic === 'delivery')),
    regret: situation === 'mild' && isLetDown(reading, rating),
    detailed: isDetailed(request) || reading.bad.length >= 3,
  }
}

/** Neither side hangs on a single hint, and neither outweighs the other by far. */
function isSureOfBoth({ weights }: Reading): boolean {
  const { praise, blame } = weights
  return Math.min(praise, blame) >= 1 && Math.max(praise, blame) <= 3 * Math.min(praise, blame)
}

/** Four stars, and yet something is blamed, or what follows the last "but" praises nothing. */
function hasBut({ blames, bad, weights }: Reading, rating: number | null): boolean {
  return rating === 4 && (blames + bad.length > 0 || weights.open)
}

/** Three stars with nothing but praise are no regret: they are asked what was missing. */
function isLetDown({ praises, blames }: Reading, rating: number | null): boolean {
  return rating !== null && rating <= 3 && (blames > 0 || praises < 2)
}

/** "Who is to wear such a thing?" beside blame waits for no answer. */
function wantsAnswer({ blames, praises, asksOnly }: Reading, situation: Situation, text: string): boolean {
  if (situation === 'neutral' && blames > praises && !asksOnly) return false
  return !told.has(situation) || endsAsking(text)
}

/** Where a comment tells something, not each of its questions wants an answer. */
const told: ReadonlySet<Situation> = new Set(['praise', 'mild', 'mixed'])

/** Four stars and a word of blame are thanked for without a shout of joy. */
function isPraised({ praises, blames }: Reading, { good }: NamedTopics, rating: number | null): boolean {
  if (rating === 4 && blames > 0) return false
  return praises + good.length > 0 && blames <= praises
}

const ofTaste: ReadonlySet<Topic> = new Set<Topic>([
  'price',
  'look',
  'taste',
  'features',
  'location',
  'colour',
  'ease',
  'size',
  'comfort',
  'smell',
])

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
