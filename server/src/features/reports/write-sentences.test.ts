import { expect, test } from 'vitest'
import type { TopicFigure } from '@bizamply/contract/analytics'
import type { Figures } from '@bizamply/contract/dashboard'
import type { ReportProduct } from './report-data.ts'
import { writeSentences, type SummarySource } from './write-sentences.ts'

const figures = (more: Partial<Figures> = {}): Figures => ({
  received: 50,
  pending: 10,
  draft: 0,
  sent: 40,
  openPending: 10,
  openDraft: 0,
  handledRate: 0.8,
  responseRate: 0.8,
  rating: 4.4,
  rated: 50,
  stars: [2, 3, 5, 10, 30],
  responseHours: 3,
  answered: 40,
  waits: [10, 10, 10, 10],
  positive: 40,
  mixed: 0,
  neutral: 5,
  negative: 5,
  ...more,
})

const topic = (name: TopicFigure['topic'], good: number, bad: number): TopicFigure => ({
  topic: name,
  good,
  bad,
  mixed: 0,
  before: 4,
  quote: null,
})

const product = (name: string, rating: number | null, ratingBefore: number | null, rated = 20): ReportProduct => ({
  id: name,
  name,
  received: rated,
  rating,
  rated,
  ratingBefore,
  positive: 0,
  negative: 0,
  sent: 0,
  responseHours: null,
  answered: 0,
})

const week: SummarySource = {
  now: figures(),
  before: figures(),
  window: { from: '2026-11-15', to: '2026-11-21', until: null },
  earlier: { from: '2026-11-08', to: '2026-11-14', until: null },
  period: 'week',
  sections: ['figures', 'received', 'ratings', 'topics', 'products', 'replies'],
  topics: [],
  products: [],
}

const summary = (more: Partial<SummarySource> = {}, ratedBefore = 20): string => {
  const data = { ...week, ...more }
  return writeSentences(data, new Map(data.products.map(({ id }) => [id, ratedBefore]))).join(' ')
}

test('names the change, the complaint, and the product behind it', () => {
  const worse = {
    now: figures({ rating: 3.9, received: 80, rated: 70 }),
    topics: [topic('quality', 20, 3), topic('zip', 2, 14)],
    products: [product('Canvas Bag', 4.5, 4.4), product('Clover Backpack', 3.1, 4.2)],
  }
  expect(summary(worse)).toBe(
    'The average rating fell by 0.5 to 3.9, and reviews rose from 50 to 80, compared with the week before. ' +
      '14 reviews complain about zipper, and only 2 mention it positively. Clover Backpack is rated 3.1 stars across 20 reviews, 1.1 below the week before.',
  )
})

test.each([
  [1, 'only 1 mentions'],
  [0, 'none mention'],
])('a complaint says how many mention the topic positively: %i', (good, words) => {
  const worse = { now: figures({ rating: 3.9 }), topics: [topic('zip', good, 14)] }
  expect(summary(worse)).toContain(`14 reviews complain about zipper, and ${words} it positively.`)
})

test('explains an improvement by positive topics', () => {
  const better = {
    now: figures({ rating: 4.7 }),
    topics: [topic('quality', 20, 3), topic('zip', 2, 14)],
    products: [product('Canvas Bag', 4.9, 4.4), product('Clover Backpack', 3.1, 4.2)],
  }
  expect(summary(better)).toBe(
    'The average rating rose by 0.3 to 4.7, compared with the week before. ' +
      '20 reviews mention quality positively. Canvas Bag is rated 4.9 stars across 20 reviews, 0.5 above the week before.',
  )
})

test('treats a change in volume as neutral and mentions only exceptional figures', () => {
  const more = { now: figures({ received: 90 }), topics: [topic('quality', 20, 3)] }
  expect(summary(more)).toBe('Reviews rose from 50 to 90, compared with the week before.')
  const worse = {
    ...more,
    now: figures({ received: 120, rating: 4.2 }),
    topics: [topic('quality', 20, 3), topic('zip', 2, 9)],
  }
  expect(summary(worse)).toBe(
    'Reviews rose from 50 to 120, and the average rating fell by 0.2 to 4.2, compared with the week before. ' +
      '9 reviews complain about zipper, and only 2 mention it positively.',
  )
})

test('says so if there is nothing to report, whatever the period', () => {
  expect(summary()).toBe('Nothing stood out this week.')
  expect(summary({ period: 'month' })).toBe('Nothing stood out this month.')
  expect(summary({ before: null, earlier: null })).toBe('Nothing stood out this week.')
  expect(summary({ now: figures({ received: 0, rated: 0, rating: null }) })).toBe('No reviews this week.')
})

test('ignores changes based on a few comments', () => {
  const few = figures({ received: 4, rated: 4, rating: 2, answered: 2, responseHours: 30, handledRate: 0.1 })
  expect(summary({ now: few, before: figures({ received: 5, rated: 5, answered: 3 }) })).toBe(
    'Nothing stood out this week.',
  )
})

test("doesn't compare products with few earlier ratings", () => {
  const products = [product('Clover Backpack', 3.1, 4.2)]
  expect([summary({ products }, 4), summary({ products }, 5)]).toEqual([
    'Nothing stood out this week.',
    'Clover Backpack is rated 3.1 stars across 20 reviews, 1.1 below the week before.',
  ])
})

test('mentions only what the pages show', () => {
  const worse = {
    now: figures({ rating: 3.9 }),
    topics: [topic('zip', 2, 14)],
    products: [product('Clover Backpack', 3.1, 4.2)],
  }
  expect(summary({ ...worse, sections: ['received'] })).toBe('Nothing stood out this week.')
  expect(summary({ ...worse, sections: ['figures', 'topics'] })).not.toContain('Clover')
  expect(summary({ ...worse, sections: ['products'] })).toBe(
    'Clover Backpack is rated 3.1 stars across 20 reviews, 1.1 below the week before.',
  )
})

test('mentions the response time if it changed most', () => {
  const slow = { now: figures({ responseHours: 9 }) }
  expect(summary(slow)).toBe('The response time rose by 6.0h to 9.0h, compared with the week before.')
})

test("doesn't report changes that disappear when rounded", () => {
  const close = { now: figures({ handledRate: 0.8004, rating: 4.42 }) }
  expect(summary(close)).toBe('Nothing stood out this week.')
})
