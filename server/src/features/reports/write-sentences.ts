import { topicLabels } from '@bizamply/contract/topics-and-risks'
import type { TopicFigure } from '@bizamply/contract/analytics'
import type { ReportSection } from '@bizamply/contract/report-rules'
import { earlierName, withinName } from './pdf/days.ts'
import {
  changeOfHours,
  changeOfShare,
  changeOfStars,
  count,
  hours,
  percent,
  stars,
  type Change as PageChange,
} from './pdf/numbers.ts'
import { isolated } from './isolated.ts'
import type { ReportData } from './report-data.ts'

export type SummarySource = Pick<
  ReportData,
  'now' | 'before' | 'window' | 'earlier' | 'period' | 'sections' | 'topics' | 'products'
>

/**
 * One or two sentences: the largest change and where it comes from. Uses only numbers on the pages, and ignores
 * differences that could be chance.
 */
export function writeSentences(data: SummarySource, ratedBefore: ReadonlyMap<string, number>): string[] {
  if (data.now.received === 0) return [`No reviews ${withinName(data)}.`]
  const change = findChange(data)
  const cause = findCause(data, ratedBefore, change?.toWorse ?? null)
  const sentences = [change?.text, cause].filter((text) => text !== undefined && text !== null)
  return sentences.length > 0 ? sentences : [nothing(data)]
}

/** Minimum comments in both periods before a difference is mentioned. */
const FEW = 10
const NOTABLE = { stars: 0.15, counts: 0.2, shares: 0.15, hours: 0.5 } as const

interface Change {
  text: string
  /** Change relative to the notable minimum. */
  weight: number
  /** Null if neither direction is worse. */
  toWorse: boolean | null
}

function findChange(data: SummarySource): Change | null {
  if (!shows(data, 'figures')) return null
  const found = [ofRating(data), ofCount(data), ofReplies(data), ofHours(data)].filter((change) => change !== null)
  const [first, second] = found.filter(({ weight }) => weight >= 1).toSorted((a, b) => b.weight - a.weight)
  if (!first) return null
  const more = second ? `, and ${second.text}` : ''
  const { text } = first
  const toWorse = first.toWorse ?? second?.toWorse ?? null
  return {
    ...first,
    toWorse,
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}${more}, compared with ${earlierName(data)}.`,
  }
}

const shows = ({ sections }: SummarySource, ...some: ReportSection[]): boolean =>
  some.some((one) => sections.includes(one))

function ofRating({ now, before }: SummarySource): Change | null {
  if (!before || now.rating === null || before.rating === null || Math.min(now.rated, before.rated) < FEW) return null
  return {
    text: `the average rating ${moved(changeOfStars(now.rating, before.rating))} to ${stars(now.rating)}`,
    weight: Math.abs(now.rating - before.rating) / NOTABLE.stars,
    toWorse: now.rating < before.rating,
  }
}

function ofCount({ now, before }: SummarySource): Change | null {
  if (!before || before.received < FEW) return null
  return {
    text: `reviews ${way(now.received, before.received)} from ${count(before.received)} to ${count(now.received)}`,
    weight: Math.abs(now.received - before.received) / before.received / NOTABLE.counts,
    toWorse: null,
  }
}

function ofReplies({ now, before }: SummarySource): Change | null {
  if (!before || now.handledRate === null || before.handledRate === null) return null
  if (Math.min(now.received, before.received) < FEW) return null
  const by = moved(changeOfShare(now.handledRate, before.handledRate)).replace('pts', 'points')
  return {
    text: `the response rate ${by} to ${percent(now.handledRate)}`,
    weight: Math.abs(now.handledRate - before.handledRate) / NOTABLE.shares,
    toWorse: now.handledRate < before.handledRate,
  }
}

function ofHours({ now, before }: SummarySource): Change | null {
  if (!before || now.responseHours === null || before.responseHours === null) return null
  if (Math.min(now.answered, before.answered) < FEW) return null
  return {
    text: `the response time ${moved(changeOfHours(now.responseHours, before.responseHours))} to ${hours(now.responseHours)}`,
    weight: Math.abs(now.responseHours - before.responseHours) / before.responseHours / NOTABLE.hours,
    toWorse: now.responseHours > before.responseHours,
  }
}

/** "fell by 0.5": the rounded difference that the page shows next to the figure. */
const moved = (change: PageChange | null): string =>
  `${change && change.way > 0 ? 'rose' : 'fell'} by ${change?.text.replace(/^[+−]/, '') ?? ''}`
const way = (now: number, before: number): string => (now > before ? 'rose' : 'fell')

/** The topic behind a change and its product, or without a change, only exceptional figures. */
function findCause(
  data: SummarySource,
  ratedBefore: ReadonlyMap<string, number>,
  toWorse: boolean | null,
): string | null {
  const topic = shows(data, 'topics') ? findTopic(data.topics, toWorse) : null
  const product = shows(data, 'products') ? findProduct(data, ratedBefore, toWorse) : null
  if (topic && product) return `${topic}. ${product}.`
  const one = topic ?? product
  return one && `${one}.`
}

function findTopic(topics: TopicFigure[], toWorse: boolean | null): string | null {
  const negative = ({ bad, mixed }: TopicFigure): number => bad + mixed
  const most = topics.toSorted((a, b) => negative(b) - negative(a))[0]
  if (most && toWorse !== false && negative(most) >= FEW / 2 && negative(most) > most.good) {
    const positive =
      most.good === 0 ? 'none mention' : most.good === 1 ? 'only 1 mentions' : `only ${count(most.good)} mention`
    return `${count(negative(most))} reviews complain about ${nameOf(most)}, and ${positive} it positively`
  }
  if (toWorse !== false) return null
  const positive = topics.toSorted((a, b) => b.good - a.good)[0]
  if (!positive || positive.good < FEW / 2) return null
  return `${count(positive.good)} reviews mention ${nameOf(positive)} positively`
}

const nameOf = ({ topic }: TopicFigure): string => topicLabels[topic].toLowerCase()

function findProduct(
  data: SummarySource,
  ratedBefore: ReadonlyMap<string, number>,
  toWorse: boolean | null,
): string | null {
  const found = data.products.flatMap((product) => {
    const { id, rating, ratingBefore, rated } = product
    if (rating === null || ratingBefore === null || Math.min(rated, ratedBefore.get(id) ?? 0) < FEW / 2) return []
    const by = rating - ratingBefore
    const fits = toWorse === null || by < 0 === toWorse
    return fits && Math.abs(by) >= 2 * NOTABLE.stars ? [{ product, by, rating }] : []
  })
  const [most] = found.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
  if (!most) return null
  const { product, by, rating } = most
  const side = by > 0 ? 'above' : 'below'
  const over = `across ${count(product.received)} ${reviews(product.received)}`
  return `${isolated(product.name)} is rated ${stars(rating)} stars ${over}, ${stars(Math.abs(by))} ${side} ${earlierName(data)}`
}

const reviews = (n: number): string => (n === 1 ? 'review' : 'reviews')
const nothing = (data: SummarySource): string => `Nothing stood out ${withinName(data)}.`
