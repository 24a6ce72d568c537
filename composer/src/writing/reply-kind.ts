import type { ReplyKind, Topic } from './phrases/phrase-book.ts'
import { leansPositive, confidentSentiment } from '../reading/sentiment-confidence.ts'
import { isOneWord, wordsOn } from '../reading/fair-reading.ts'
import type { Reading, Sentiment } from '../reading/reading.ts'
import { isSolemn } from './solemn.ts'
import type { Domain } from '../reading/domain.ts'

/**
 * The kind of reply a comment needs. What a person corrected takes precedence, then stars; words only make it more
 * careful.
 */
export function replyKindOf(
  reading: Reading,
  rating: number | null,
  domain: Domain = 'thing',
  isIronic = false,
): ReplyKind {
  if (reading.risks.includes('grief')) return 'grief'
  if (reading.serious || reading.inquiry) return 'serious'
  if (reading.corrected) return byPerson(reading.corrected, reading)
  if (reading.insults && reading.positives === 0 && (rating === null || rating <= 3)) return 'insulted'
  if (reading.wordless) return wordless(reading, rating)
  if (reading.asksOnly) return 'question'
  if (reading.spam) return 'neutral'
  if (rating === null) return byWords(reading, domain)
  if (rating <= 2) {
    if (reading.slipped && !isIronic) return 'unclear'
    const isPositive = reading.negatives === 0 && reading.positives >= 2 && reading.bad.length === 0
    return isPositive && reading.weights.length <= FEW && !(rating === 1 && isIronic) ? 'unclear' : 'negative'
  }
  if (reading.failed) return reading.sentiment === 'negative' || isUnpraised(reading) ? 'negative' : 'mixed'
  return rating === 3 ? between(reading, rating) : withoutJoy(byHighStars(reading, rating), reading)
}

const isUnpraised = ({ good, positives }: Reading): boolean => good.length + positives === 0

/** In words: whoever wrote more has said how they feel. */
const FEW = 12

/** Praise that reports harm, or may, gets thanks, but no joy. */
export const withoutJoy = (kind: ReplyKind, reading: Reading): ReplyKind =>
  (reading.possibleHarm || isSolemn(reading)) && (kind === 'positive' || kind === 'starsHigh') ? 'mild' : kind

function byPerson(sentiment: Sentiment, { good, bad, question }: Reading): ReplyKind {
  if (sentiment === 'negative') return 'negative'
  if (sentiment === 'positive') return bad.length > 0 ? 'mixed' : 'positive'
  if (sentiment === 'mixed') return good.length > 0 && bad.length > 0 ? 'mixed' : 'mild'
  return question ? 'question' : 'neutral'
}

function wordless(reading: Reading, rating: number | null): ReplyKind {
  if (rating === null) return reading.negatives > reading.positives ? 'negative' : 'neutral'
  return rating >= 4 ? 'starsHigh' : rating >= 3 ? 'starsMiddle' : 'starsLow'
}

/** Without stars, only a certain sentiment counts; explicit praise and complaints count as both. */
function byWords(reading: Reading, domain: Domain): ReplyKind {
  const { polarity, negatives, good, bad, sure, outright, weights } = reading
  if (reading.question && negatives === 0 && polarity !== 'positive') return 'question'
  const sentiment = polarity === 'neutral' ? null : confidentSentiment(reading, domain)
  const { positive, negative } = weights
  const both = negative <= 2 * positive && [good, bad].every((topics) => topics.some((topic) => sure.includes(topic)))
  if (sentiment === 'positive') return bad.length === 0 || positive >= 5 * negative ? 'positive' : 'mixed'
  if (sentiment === 'negative') return 'negative'
  const plainly = bad.some((topic) => outright.includes(topic) && sure.includes(topic))
  const remark = domain !== 'game' && plainly && positive >= 1 && negative >= 1 && negative <= 2 * positive
  if (both || remark || leansPositive(reading)) return 'mixed'
  if (domain === 'game' || !isUnhappy(reading)) return 'neutral'
  return isShortComplaint(reading) ? 'negative' : 'mild'
}

/** Too little for certainty, but no thanks either: "the zip went after a week". */
const isUnhappy = ({ sentiment, bad, weights }: Reading): boolean =>
  (sentiment === 'negative' || sentiment === 'mixed') &&
  (bad.length > 0 || weights.negative >= 1) &&
  weights.negative >= weights.positive / 2

const isShortComplaint = ({ sentiment, bad, weights, positives }: Reading): boolean =>
  sentiment === 'negative' &&
  weights.length <= 25 &&
  weights.negative >= (positives > 0 ? 3 : 1.5) * weights.positive &&
  (weights.negative >= 2 || bad.some((topic) => failures.has(topic)))

/** Comments only about these need help, whatever the stars. */
const broken: ReadonlySet<Topic> = new Set<Topic>(['damage', 'missing', 'connection'])

/** Thanks for both sides only if both were found. */
function between(reading: Reading, rating: number | null): ReplyKind {
  if (rating === 3 && isOnlyQuestion(reading)) return 'question'
  if (rating === 3 && isFailure(reading)) return 'negative'
  return reading.good.length > 0 && reading.bad.length > 0 ? 'mixed' : 'mild'
}

/** A question is no disappointment. */
const isOnlyQuestion = ({ question, positives, negatives, good, bad }: Reading): boolean =>
  question && positives + negatives + good.length + bad.length === 0

/** Three stars for a failure with little or no praise: no thanks. */
function isFailure({ bad, good, positives, weights }: Reading): boolean {
  const { positive, negative } = weights
  if (bad.length > 0 && negative >= 3 && negative >= 3 * positive) return true
  return positives + good.length === 0 && negative >= 1 && bad.some((topic) => failures.has(topic))
}

const failures: ReadonlySet<Topic> = new Set<Topic>([...broken, 'delivery', 'battery', 'zip', 'service', 'person'])

function byHighStars(reading: Reading, rating: number): ReplyKind {
  const { positives, negatives, good, bad } = reading
  if (positives + negatives === 0 && good.length + bad.length === 0) {
    if (reading.question) return 'question'
    if (rating < 5) return 'mild'
    return reading.nameable.length > 0 ? 'positive' : 'starsHigh'
  }
  if (good.length === 0 && negatives > 2 * positives && bad.some((topic) => broken.has(topic))) return 'negative'
  if (negatives >= 2 && positives === 0) return bad.length > 0 ? 'mild' : 'unclear'
  const outweighs = reading.weights.positive >= (rating === 5 ? 2 : 3) * reading.weights.negative
  if (rating === 5 && outweighs && good.length === 0) return 'positive'
  if (rating === 5 && outweighs && bad.every((topic) => isOneWord(reading, topic))) return 'positive'
  if (rating === 5 && bad.length === 0 && negatives <= Math.max(1, positives)) return 'positive'
  if (bad.length > 0) return between(reading, rating)
  return outweighs ? 'positive' : 'mild'
}

export interface NamedTopics {
  good: Topic[]
  bad: Topic[]
  /** What the comment mentions, if nothing can be praised or regretted by name. */
  about: Topic | null
}

export const isAnyNamed = ({ good, bad, about }: NamedTopics): boolean => good.length + bad.length > 0 || about !== null

/**
 * Topics of the reply, most certain first; a wrong topic shows that the comment wasn't read. Replies to mixed or
 * four-star comments skip topics with both praise and complaints.
 */
export function topicsToName(replyKind: ReplyKind, reading: Reading, rating: number | null, long = false): NamedTopics {
  const oneSided = replyKind === 'positive' ? rating !== 4 : replyKind === 'negative' || replyKind === 'serious'
  const plain = (topics: readonly Topic[]): Topic[] =>
    clearest(topics, reading).filter((topic) => oneSided || !reading.contested.includes(topic))
  const blamable = reading.bad.filter((topic) => topic !== 'price' || !isPriceHint(reading, rating))
  const plainReading = { ...reading, good: plain(reading.good), bad: plain(blamable) }
  const named = fairly(replyKind, twoOf(judged(replyKind, plainReading, rating), replyKind, long), reading, rating)
  const maybeSarcastic = replyKind === 'unclear' && (rating ?? 5) <= 2
  const open = named.good.length + named.bad.length === 0 && mentioning.has(replyKind) && !maybeSarcastic
  // Praise isn't thanked for what went wrong and was put right.
  const blamed = replyKind === 'positive' ? [] : blamable
  const [about = null] = open ? clearest([...blamed, ...reading.about, ...reading.good], reading) : []
  if (replyKind === 'negative') return withTrouble(named, about, reading)
  return about !== null && isAllPositive(replyKind, reading, rating) && !reading.bad.includes(about)
    ? { good: [about], bad: [], about: null }
    : { ...named, about }
}

/** "A bit pricey" in a happy review: to regret the price would belittle our own product. */
const isPriceHint = ({ sentiment, corrected, weights }: Reading, rating: number | null): boolean =>
  (rating ?? 0) >= 4 && sentiment === 'positive' && !corrected && weights.positive >= 3 * weights.negative

/** Topics that a complaint mentions and never praises are its problem. */
function withTrouble(named: Omit<NamedTopics, 'about'>, about: Topic | null, { good }: Reading): NamedTopics {
  return about === null || good.includes(about) ? { ...named, about: null } : { ...named, bad: [about], about: null }
}

/** With five stars and no negative words, mentioned topics are positive. */
function isAllPositive(replyKind: ReplyKind, { negatives, bad, weights }: Reading, rating: number | null): boolean {
  return (
    replyKind === 'positive' &&
    rating === 5 &&
    negatives + bad.length === 0 &&
    weights.positive >= 2 &&
    weights.negative < 0.5
  )
}

/** If complaints outweigh praise, praise alone isn't a fair summary. */
function fairly(
  replyKind: ReplyKind,
  { good, bad }: Omit<NamedTopics, 'about'>,
  { weights }: Reading,
  rating: number | null,
): Omit<NamedTopics, 'about'> {
  const outweighed = (rating ?? 0) >= 4 ? weights.negative > weights.positive : weights.negative >= weights.positive
  const onlyGood = replyKind === 'mixed' && bad.length === 0 && outweighed
  return { good: onlyGood ? [] : good, bad }
}

/** Explicit topics, or those mentioned once if there are none. */
function clearest(topics: readonly Topic[], { nameable, outright }: Reading): Topic[] {
  const plain = topics.filter((topic) => outright.includes(topic))
  return plain.length > 0 ? plain : topics.filter((topic) => nameable.includes(topic))
}

/**
 * The two most certain, one per side if there are both: each additional one is more likely to be wrong. A long comment
 * has two complaints named anyway, so that the reply shows that it was read.
 */
function twoOf(
  { good, bad }: Omit<NamedTopics, 'about'>,
  replyKind: ReplyKind,
  long: boolean,
): Omit<NamedTopics, 'about'> {
  const most = replyKind === 'mixed' || (good.length > 0 && bad.length > 0) ? 1 : 2
  return { good: good.slice(0, most), bad: bad.slice(0, long ? 2 : most) }
}

const mentioning: ReadonlySet<ReplyKind> = new Set(['positive', 'mild', 'mixed', 'negative', 'neutral', 'unclear'])

function judged(replyKind: ReplyKind, reading: Reading, rating: number | null): Omit<NamedTopics, 'about'> {
  const good = byConfidence(reading.good, reading)
  const exact = reading.bad.some((topic) => topic === 'zip' || topic === 'battery' || topic === 'screen')
  const named = reading.bad.filter((topic) => !(exact && topic === 'damage'))
  const bad = byConfidence(named, reading)
  if (replyKind === 'positive') return { good, bad: [] }
  if (replyKind === 'negative' || replyKind === 'serious') return { good: [], bad }
  if (replyKind === 'mixed') return bothSides(good, bad, reading, rating)
  if (replyKind === 'mild') return mildly(good, bad, reading, rating)
  return { good: [], bad: [] }
}

/** One kind word doesn't make three stars praise, nor one harsh word five stars a complaint. */
function mildly(good: Topic[], bad: Topic[], { weights }: Reading, rating: number | null): Omit<NamedTopics, 'about'> {
  return {
    good: (rating === 3 && weights.positive < 2) || weights.positive < 1.5 * weights.negative ? [] : good,
    bad: rating === 5 && (weights.negative < 2 || weights.negative <= weights.positive) ? [] : bad,
  }
}

/** Praise in mixed comments is named if certain; below five stars, complaints are named if repeated. */
function bothSides(good: Topic[], bad: Topic[], reading: Reading, rating: number | null): Omit<NamedTopics, 'about'> {
  const surely = rating === null ? bad.filter((topic) => reading.sure.includes(topic)) : bad
  const criticized =
    rating === 5 && good.length > 0 ? bad.filter((topic) => wordsOn(reading, topic).length > 1) : surely
  return { good: good.filter((topic) => criticized.length === 0 || reading.sure.includes(topic)), bad: criticized }
}

/** In the order of `nameable`. */
function byConfidence(topics: readonly Topic[], { nameable }: Reading): Topic[] {
  return topics.toSorted((a, b) => nameable.indexOf(a) - nameable.indexOf(b))
}
