import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { ComposeRequest } from '../composer.ts'
import { withoutExcuses } from '../reading/excused-faults.ts'
import type { Reading } from '../reading/reading.ts'
import { hasReservation } from '../reading/reservations.ts'
import { isFaultLeft } from '../writing/all-faults.ts'
import { apartFromParts } from '../writing/topic-groups.ts'
import type { ReplyKind } from '../writing/phrases/phrase-book.ts'
import type { Complaint } from '../writing/particulars/index.ts'
import { productName } from '../writing/product-name.ts'
import type { ReplyContext } from '../writing/reply-context.ts'
import { suggestion } from '../writing/phrases/remark.ts'
import { contentOf } from '../words/sentences.ts'
import type { Spoken } from '../writing/spoken.ts'
import { spokenSentences } from '../writing/spoken-sentences.ts'

/**
 * Whether a reply of our own sentences leaves out a fault that the reading found. Other sentences may name it in any words,
 * and what a part is called names its fault.
 */
export function leavesFaultOut(context: ReplyContext, { comment, product }: ComposeRequest, reply: string): boolean {
  if (context.foreign || context.settled) return false
  const { rating } = comment
  const isBlamed = isToldComplaint(context, rating) || isUnread(context, rating)
  const mayRemark = rating === 4 && (isCritical(context) || context.reading.weights.open)
  if (!isBlamed && !mayRemark && !isFaultLeft({ ...context, rating }, new Set())) return false
  const spoken = spokenSentences(reply, productName(product?.title ?? null, context.book.language))
  if (spoken.filter(({ kind }) => kind !== 'greeting' && kind !== 'other').length < (rating === null ? 1 : OURS))
    return false
  const isNamed = spoken.some((one) => names(one, context.reading))
  // High stars are answered if the reply names anything.
  const isAnswered = isNamed || ((rating ?? 0) >= 4 && spoken.some(({ topic }) => topic !== null))
  if ((isBlamed && !isAnswered) || (mayRemark && !isNamed && onlyRemarks(spoken, reply))) return true
  const named = spoken.flatMap(({ kind, topic }): Topic[] => (kind === 'ignored' ? ['service'] : topic ? [topic] : []))
  const ofParts = context.parts.length > 0 ? context.faults.filter((topic) => !apartFromParts.has(topic)) : []
  const { complaint } = context.particulars
  const isBroken = complaint !== null && breaking.has(complaint)
  const broken = isBroken ? [...devices, ...(named.some((topic) => devices.includes(topic)) ? BROKEN : [])] : []
  return isFaultLeft({ ...context, rating }, new Set([...named, ...ofParts, ...broken]))
}

/** A complaint in more than a few words: an apology alone doesn't show that we read it. */
function isToldComplaint({ replyKind, reading, particulars }: ReplyContext, rating: number | null): boolean {
  if (!complaining.has(replyKind) || reading.corrected !== undefined || particulars.complaint !== null) return false
  const { sentiment, weights } = reading
  const isBad = sentiment === 'negative' || sentiment === 'mixed' || (rating === 3 && weights.negative >= 0.5)
  const least = leastOf(replyKind, rating)
  return isBad && weights.length > (unspaced.has(reading.language ?? '') ? 2 * least : least)
}

/** In words. With one or two stars, a few say what was wrong, and on social media, a reply without regret needs a look. */
const leastOf = (kind: ReplyKind, rating: number | null): number =>
  rating === null ? (kind === 'mild' ? FEWEST : FEWER) : rating <= 2 ? FEWER : FEW
const FEW = 12
const FEWER = 6
const FEWEST = 2

const unspaced: ReadonlySet<string> = new Set(['ja', 'zh'])

/**
 * Up to three stars for something that the reading didn't find, however short ("the water gauge never moves"), or praise on
 * social media that ends in a "but".
 */
function isUnread({ replyKind, reading, particulars, parts, text }: ReplyContext, rating: number | null): boolean {
  const { positives, negatives, good, bad, corrected, question, weights } = reading
  if (corrected !== undefined || particulars.complaint !== null || parts.length > 0) return false
  if (rating === null) return replyKind === 'neutral' && weights.open && !question
  if (rating > 3 || !complaining.has(replyKind)) return false
  const isSilent = positives + negatives + good.length + bad.length === 0
  return isSilent && contentOf(text).size >= 2 && !verdicts.test(text)
}

/** Says that it's neither good nor bad, and no more. */
const verdicts =
  /^[^.!?\n]{0,30}(?:stars?|sterne?|étoiles?|estrellas?|stelle|estrelas)[.!\s]*$|\b(?:okay|average|so[- ]so|nothing special|does (?:what|the job|its job)|no more(?: than that)?$)|was (?:er|sie|es|man) soll|nichts besonderes|rien de (?:plus|spécial)|fait le travail|lo que (?:tiene|debe)|nada (?:especial|demais|de mais)|poco más|quello che deve|niente di (?:più|speciale)|o que (?:tem|deve)|普通|一般/iu

/** Praise doesn't name what the review complains about. */
const names = ({ kind, topic }: Spoken, { good, bad, contested }: Reading): boolean =>
  naming.has(kind) ||
  (topic !== null &&
    kind !== 'good' &&
    (kind === 'bad' || bad.includes(topic) || contested.includes(topic) || !good.includes(topic)))

/** Clear complaints, and not only a guess. */
const isCritical = ({ reading, text }: ReplyContext): boolean =>
  reading.bad.length > 0 ||
  (reading.negatives > 0 && reading.weights.negative >= 1) ||
  hasReservation(withoutExcuses(text))

/** "We're sorry that you weren't happy with everything" names nothing. */
const onlyRemarks = (spoken: readonly Spoken[], reply: string): boolean =>
  spoken.some(({ kind }) => kind === 'remark') && !suggestion.some((line) => reply.includes(line))

const complaining: ReadonlySet<ReplyKind> = new Set(['negative', 'mixed', 'mild'])

/** Roles that name something from the comment. */
const naming: ReadonlySet<string> = new Set(['ignored', 'otherShop', 'returned'])

/** "It broke so soon" also covers a zipper if there is no room for more, and naming the zipper covers what broke. */
const breaking: ReadonlySet<Complaint> = new Set<Complaint>([
  'brokeSoon',
  'stopped',
  'faulty',
  'cameOff',
  'arrivedBroken',
])
const BROKEN: readonly Topic[] = ['quality']
const devices: readonly Topic[] = ['zip', 'battery', 'screen', 'camera', 'connection']

/** A model may write one of our sentences by chance. */
const OURS = 2
