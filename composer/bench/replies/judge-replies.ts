import { writtenLanguages } from '../../src/writing/phrases/index.ts'
import {
  byBoth,
  byOne,
  type MarkedReview,
  type Marks,
  readMarks,
  readParts,
  topicsOf,
  type Verdict as NamingVerdict,
} from '../labels/marks.ts'
import { hashOf } from '../split.ts'
import { type Answered, titleOf } from './compose-replies.ts'

export interface Share {
  part: number
  of: number
}

export interface Verdict {
  rightLanguage: Share
  offersEnglish: Share
  /**
   * Of the replies to reviews in which both readers labeled a common topic, those that name it or repeat words about
   * it.
   */
  namesPresent: Share
  /** The same, counting only sentences about the topic, not repeated words. */
  tellsPresent: Share
  /** Of all replies, those that repeat words of the review. */
  repeats: Share
  /** Of the replies to reviews with two readers, those that name a topic that neither labeled. */
  namesAbsent: Share
  /** The same by each reader alone; the seen half has only the first reader. */
  byFirst: { present: Share; absent: Share }
  bySecond: { present: Share; absent: Share }
  /** Of the replies that name topics, those whose topics are all labeled. */
  namesRight: Share
  /** The same, compared with our own reading instead of the labels. */
  namesRead: Share
  namesUnread: Share
  /** Praise with an apology in its reply, or a complaint with only thanks. */
  wrongSentiment: Share
  marked: Map<string, number>
  openingsPer100: number
  sameShapeOnPage: Share
  lengths: number[]
}

export function judge(answered: readonly Answered[]): Verdict {
  const judged = answered.filter(({ review }) => review.text.length >= 20 && !doubtful.has(review.set))
  const ours = judged.filter((one) => writtenLanguages.includes(one.review.language))
  const others = judged.filter((one) => !writtenLanguages.includes(one.review.language))
  const labelled = answered.flatMap((one) => {
    const label = marks().get(hashOf(one.review.text))
    return label && one.review.text.length <= LABELLED
      ? [{ one, label, there: [...label.good, ...label.bad, ...label.about] }]
      : []
  })
  const twice = labelled.flatMap(({ one, label }) => (label.second ? [{ one, label, second: label.second }] : []))
  const both = shares(
    twice.map(({ one, label, second }) => byBoth(named(one), label, second, topicsInQuote(one, label))),
  )
  const spoken = shares(twice.map(({ one, label, second }) => byBoth(named(one), label, second)))
  const read = answered.map((one) => ({ one, there: [...one.reading.good, ...one.reading.bad] as string[] }))
  return {
    rightLanguage: share(ours, (one) => one.composition.language === one.review.language),
    offersEnglish: share(others, (one) => offer.test(one.composition.text)),
    namesPresent: both.present,
    tellsPresent: spoken.present,
    repeats: share(answered, ({ repeated }) => repeated !== null),
    namesAbsent: both.absent,
    byFirst: shares(labelled.map(({ one, label }) => byOne(named(one), label, topicsInQuote(one, label)))),
    bySecond: shares(twice.map(({ one, second }) => byOne(named(one), second, topicsInQuote(one, second)))),
    namesRight: share(
      labelled.filter(({ one }) => named(one).length > 0),
      ({ one, there }) => named(one).every((topic) => there.includes(topic)),
    ),
    namesRead: share(
      read.filter(({ there }) => there.length > 0),
      ({ one, there }) => named(one).some((topic) => there.includes(topic)),
    ),
    namesUnread: share(read, ({ one, there }) => named(one).some((topic) => !there.includes(topic))),
    wrongSentiment: share(labelled, ({ one, label }) => isWrongSentiment(one, label)),
    marked: marked(answered),
    openingsPer100: openingsPer100(answered),
    sameShapeOnPage: share(answered, (one) => repeatsShape(one, answered)),
    lengths: answered.map((one) => one.composition.text.length),
  }
}

export const percent = ({ part, of }: Share): number => (of === 0 ? 0 : Math.round((1000 * part) / of) / 10)

/** Readers saw only this many characters of a text. */
const LABELLED = 500
/** Sets whose language is that of the account or the shop, not of the text. */
const doubtful: ReadonlySet<string> = new Set(['steam', 'banks'])
const offer = /your language/i
const apology = /^(?:sorry|alarmed|ratedLow)$/
const gladness = /^(?:thanks|joy|rated|pleased|good)$/

function isWrongSentiment(one: Answered, label: MarkedReview): boolean {
  const sorry = one.spoken.some((spoken) => apology.test(spoken.kind))
  const glad = one.spoken.some((spoken) => gladness.test(spoken.kind))
  return (label.sentiment === 'positive' && sorry) || (label.sentiment === 'negative' && glad && !sorry)
}

const named = (one: Answered): string[] => one.spoken.flatMap(({ topic }) => (topic === null ? [] : [topic]))

/**
 * The labeled topics of the repeated words alone; words without labels have none. If they make up the whole review, its
 * own labels apply.
 */
function topicsInQuote({ repeated, review }: Answered, label: Marks): readonly string[] {
  if (repeated === null) return []
  if (repeated.length >= WHOLE * review.text.trim().length) return [...topicsOf(label)]
  return (parts ??= readParts()).get(hashOf(repeated)) ?? []
}

const WHOLE = 0.9
let parts: Map<string, string[]> | null = null

function share<T>(all: readonly T[], is: (one: T) => boolean): Share {
  return { part: all.filter(is).length, of: all.length }
}

function shares(verdicts: readonly NamingVerdict[]): { present: Share; absent: Share } {
  return {
    present: share(
      verdicts.filter(({ present }) => present !== null),
      ({ present }) => present === true,
    ),
    absent: share(verdicts, ({ absent }) => absent),
  }
}

function marked(answered: readonly Answered[]): Map<string, number> {
  const kinds = answered.flatMap((one) => one.composition.spans.map((span) => span.kind))
  return new Map([...new Set(kinds)].map((kind) => [kind, kinds.filter((other) => other === kind).length]))
}

/** The first six words, or twelve characters in languages without spaces, without greeting, names and products. */
export function openingOf({ composition, review }: Answered): string {
  const [first = ''] = composition.text.split(/(?<=[.!?。！？])/u)
  const product = titleOf(review)?.title
  const bare = (product ? first.split(product).join('X') : first)
    .toLowerCase()
    .replace(/[“„«「"][^”“»」"]*[”“»」"]/u, 'x')
  const ungreeted = bare
    .replace(
      /^(?:hi|hello|hallo|guten tag|dear|bonjour|hola|buenos días|buongiorno|gentile|olá|oi)\b[^:.!?]{0,14}?[,:]\s(?:[\p{L}.]{2,10}[,:]\s)?/iu,
      '',
    )
    .replace(/^(?:\p{L}+様、|こんにちは、|[^，。]{0,12}您好，|亲爱的顾客，|尊敬的[^，]{0,12}，)/u, '')
    .replace(/^(?:amelia|marie|ortega), /, '')
  return /\s/.test(ungreeted) ? ungreeted.split(/\s+/).slice(0, 6).join(' ') : ungreeted.slice(0, 12)
}

/** The mean number of openings in each hundred replies of a language, in the order they were written. */
function openingsPer100(answered: readonly Answered[]): number {
  const counts = [...Map.groupBy(answered, (one) => one.composition.language).values()].flatMap((all) => {
    const full = Array.from({ length: Math.floor(all.length / 100) }, (_, at) => all.slice(at * 100, at * 100 + 100))
    return full.map((hundred) => new Set(hundred.map(openingOf)).size)
  })
  return counts.length === 0 ? 0 : Math.min(...counts)
}

function repeatsShape(one: Answered, answered: readonly Answered[]): boolean {
  const at = answered.indexOf(one)
  const shape = shapeOf(one)
  const before = answered
    .slice(0, at)
    .filter(
      (other) =>
        other.review.page === one.review.page &&
        other.review.set === one.review.set &&
        other.review.language === one.review.language,
    )
  return before.slice(-10).some((other) => shapeOf(other) === shape || openingOf(other) === openingOf(one))
}

const shapeOf = ({ spoken }: Answered): string => spoken.map(({ kind }) => kind).join(' ')

let kept: Map<string, MarkedReview> | null = null
const marks = (): Map<string, MarkedReview> => (kept ??= readMarks())
