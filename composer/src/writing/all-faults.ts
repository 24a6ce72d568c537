import type { Topic } from '@bizamply/contract/topics-and-risks'
import { wordsOn } from '../reading/fair-reading.ts'
import type { Reading } from '../reading/reading.ts'
import type { DraftInput } from './draft-input.ts'
import { isContact } from './contact-lines.ts'
import { complaints } from './particulars/index.ts'
import type { ReplyContext } from './reply-context.ts'
import type { ReplyKind } from './phrases/phrase-book.ts'
import { type Fault, hasRegret, regretLines } from './regrets/index.ts'
import type { NamedTopics } from './reply-kind.ts'
import { isPersonal, type Particulars } from './reply-particulars.ts'
import type { Structure } from './sentence-role.ts'
import { ofTaste } from './topic-groups.ts'

type Known = Pick<ReplyContext, 'replyKind' | 'reading' | 'particulars' | 'faults'> & { rating: number | null }

/** At most three stars: also the faults that the reading found and the reply would leave out, up to three in all. */
export function withAllFaults(topics: NamedTopics, known: Known): NamedTopics {
  const { reading } = known
  const bad = [...topics.bad]
  for (const topic of leftFaults(known)) {
    if (topics.good.includes(topic) || bad.some((one) => one === topic || isSameFault(one, topic, reading))) continue
    if (bad.length < MOST) bad.push(topic)
  }
  return bad.length === topics.bad.length ? topics : { ...topics, bad, about: null }
}

/** "Wrong color" is one fault, also if it has two topics. */
function isSameFault(one: Topic, other: Topic, reading: Reading): boolean {
  const said = wordsOn(reading, one)
  return wordsOn(reading, other).every((words) => said.includes(words))
}

const MOST = 3

/** The faults that a reply has to name, strongest first; `likely`: also those that may be another. */
export function leftFaults({ replyKind, reading, rating, particulars, faults }: Known, likely = false): Topic[] {
  if (!complaining.has(replyKind) || (rating ?? 5) > 3 || reading.corrected) return []
  const { complaint } = particulars
  if (isPersonal(particulars) || (complaint !== null && accusing.has(complaint))) return []
  const isCertain = (topic: Topic): boolean =>
    likely || reading.nameable.includes(topic) || (rating === 3 && reading.weights.length <= BRIEF)
  const isApart = (topic: Topic): boolean =>
    complaint === null || !complaints[complaint].order || ofOrders.has(topic) || delayed.has(complaint)
  return faults.filter(
    (topic) =>
      isCertain(topic) && isApart(topic) && !reading.contested.includes(topic) && !isCovered(topic, particulars),
  )
}

/** Whether fewer than three faults are `named` and one isn't. */
export function isFaultLeft(known: Known, named: ReadonlySet<Topic>): boolean {
  const left = leftFaults(known, true)
  const isNamed = (topic: Topic): boolean =>
    [...named].some((one) => one === topic || isSameFault(one, topic, known.reading))
  return left.filter(isNamed).length < MOST && !left.every(isNamed)
}

/** In words. In a longer text, and in anger, a topic that is mentioned in passing is often another. */
const BRIEF = 40

const complaining: ReadonlySet<ReplyKind> = new Set(['negative', 'mixed', 'mild'])

/** Anything more would admit what the customer accuses us of. */
const accusing: ReadonlySet<string> = new Set(['fake', 'charged', 'chargedTwice', 'refundLate'])

/** Whoever got a wrong or broken order doesn't judge what they ordered; whoever waited long may. */
const ofOrders: ReadonlySet<Topic> = new Set<Topic>(['delivery', 'packaging', 'missing', 'damage'])
const delayed: ReadonlySet<string> = new Set(['late', 'badDelivery', 'roughDelivery', 'badlyPacked', 'rudeDriver'])

/** Said by a complaint that has another topic. */
function isCovered(topic: Topic, { complaint, also }: Particulars): boolean {
  return [complaint, also].some((one) => one !== null && (covering[one] ?? []).includes(topic))
}

const covering: Partial<Record<string, readonly Topic[]>> = {
  wrongItem: ['colour', 'size', 'features'],
  wrongSize: ['size'],
  arrivedBroken: ['quality', 'performance'],
  brokeSoon: ['damage', 'performance'],
  cameOff: ['damage', 'quality'],
  stopped: ['quality', 'damage', 'performance'],
  faulty: ['quality', 'damage'],
  leaks: ['quality', 'damage'],
  chipped: ['quality'],
  holed: ['quality'],
  scratched: ['quality'],
  seams: ['damage', 'quality'],
  pills: ['quality'],
  sheds: ['quality'],
  fades: ['quality'],
  worn: ['material', 'damage', 'colour'],
  shrank: ['material', 'quality'],
  seeThrough: ['quality'],
  notAsShown: ['colour', 'material', 'features', 'screen', 'camera'],
  notDescribed: ['look', 'colour', 'size', 'material', 'missing'],
  waiting: ['delivery', 'price'],
  notArrived: ['missing', 'service'],
  incomplete: ['damage'],
  emptyBox: ['delivery', 'packaging', 'damage'],
  expired: ['taste', 'quality', 'smell', 'damage'],
  notFresh: ['taste', 'smell'],
  badDelivery: ['service', 'person', 'damage'],
  rudeDriver: ['delivery', 'service'],
  rudeStaff: ['person'],
  late: ['service'],
  shortLived: ['battery', 'performance', 'damage'],
}

/** At most three stars and a fault that we could help with: the reply says where to write. */
export const isFaulted = (
  { bad }: NamedTopics,
  { settled, particulars, parts }: Pick<ReplyContext, 'settled' | 'particulars' | 'parts'>,
  rating: number | null,
): boolean =>
  (rating ?? 5) <= 3 &&
  !settled &&
  particulars.complaint !== 'cheaper' &&
  (parts.length > 0 || bad.some((topic) => !toTaste.has(topic)))

const toTaste: ReadonlySet<Topic> = new Set<Topic>(['taste', 'look', 'price', 'location', 'features'])

interface Said {
  structure: Structure
  bad: Topic[]
  /** For the first fault; null if the usual sentences fit. */
  lines: readonly string[] | null
}

/** A place for each fault of a low rating: before where to write, or at the end. */
export function withPlaces(structure: Structure, bad: readonly Topic[], { low }: Pick<DraftInput, 'low'>): Structure {
  const missing = bad.length - structure.filter((role) => role === 'bad').length
  if (!low || missing <= 0 || !(structure.includes('bad') || structure.includes('sorry'))) return structure
  const contact = structure.findIndex((role) => isContact(role))
  const behind = Math.max(structure.lastIndexOf('bad'), structure.lastIndexOf('sorry')) + 1
  const at = contact > 0 && contact < behind ? contact : behind
  return structure.toSpliced(at, 0, ...Array.from({ length: missing }, () => 'bad' as const))
}

/** In a friendly reply to three stars, two faults get a real regret: a note or sympathy isn't enough. */
export function regretted(structure: Structure, bad: Topic[], input: DraftInput): Said {
  const { friendly, low, book, particulars, parts, domain, slots } = input
  const usual = { structure, bad, lines: null }
  if (!friendly || !low || domain !== 'thing' || parts.length > 0 || !structure.includes('bad')) return usual
  const named = [particulars.complaint, particulars.also].filter((one) => one !== null)
  const faultOn = (topic: Topic): Fault => {
    const complaint = named.find((one) => complaints[one].topic === topic)
    return complaint === undefined ? { of: 'topic', topic } : { of: 'complaint', complaint }
  }
  const heaviest = bad.toSorted((a, b) => Number(ofTaste.has(a)) - Number(ofTaste.has(b)))
  const said = heaviest.filter((topic) => hasRegret(book.language, faultOn(topic))).slice(0, 2)
  const lines = regretLines(book.language, said.map(faultOn)).filter(
    (line) => !(slots.product?.includes(',') && line.includes('{product}')),
  )
  if (lines.length === 0) return usual
  const left = bad.filter((topic) => !said.includes(topic))
  let places = 1 + left.length
  return {
    structure: structure.filter((role) => role !== 'bad' || places-- > 0),
    // The first place takes the lines.
    bad: [said[0], ...left].filter((topic) => topic !== undefined),
    lines,
  }
}
