import type { EffectMissing, EffectResult, EffectVerdict, ProjectEffect } from '@bizamply/contract/project-effect'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPage, id, oneCall } from '../../testing/projects.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const side = (value: number | null, count: number, by = 0.2) => ({
  count,
  value,
  low: (value ?? 0) - by,
  high: (value ?? 0) + by,
})
const sums = (rating: number | null, rated: number) => ({
  mentions: rated,
  complaints: 2,
  received: rated,
  rated,
  rating,
})

const week = (from: string, to: string, of: 'before' | 'between' | 'after', rating: number | null) => ({
  from,
  to,
  side: of,
  open: false,
  project: sums(rating, rating === null ? 0 : 12),
  sameTopics: sums(4, 20),
  otherTopics: sums(4, 20),
})

const result = (verdict: EffectVerdict, more: Partial<EffectResult> = {}): EffectResult => ({
  verdict,
  decidedBy: 'rating',
  comparedWith: 'same-topics',
  missing: [],
  measures: [
    {
      measure: 'rating',
      before: side(2.4, 58),
      after: side(3.6, 41, 0.3),
      change: { value: 1.2, low: 0.8, high: 1.6 },
      comparisons: [
        {
          control: 'same-topics',
          before: side(4, 200),
          after: side(4.1, 150),
          change: { value: 0.1, low: -0.1, high: 0.3 },
          difference: { value: 1.1, low: 0.6, high: 1.5 },
          clear: true,
        },
      ],
    },
  ],
  complaintsPerWeek: { before: side(3.8, 36), after: side(1.4, 8) },
  ...more,
})

const effect = (its: EffectResult | null, more: Partial<ProjectEffect> = {}): ProjectEffect => ({
  today: '2026-11-21',
  before: { from: '2026-07-06', to: '2026-09-06' },
  after: its && { from: '2026-10-12', to: '2026-11-21' },
  settled: false,
  settlesOn: its && '2027-04-12',
  overlapping: false,
  weeks: [
    week('2026-08-31', '2026-09-06', 'before', 2.4),
    week('2026-09-07', '2026-10-11', 'between', null),
    week('2026-10-12', '2026-10-18', 'after', 3.6),
  ],
  result: its,
  ...more,
})

function missing(what: EffectMissing['what'], has: number, needs = 10): EffectMissing {
  return { what, has, needs }
}

async function show(its: ProjectEffect | null): Promise<void> {
  responsesServer({}, { [oneCall]: ok(aPage({ effect: its })) })
  await startConsole(`/projects/${id(1)}`)
  await screen.findByRole('heading', { name: 'Zip that catches', level: 1 })
}

test('a project that helped shows by how much, compared with what, and how certain that is', async () => {
  await show(effect(result('helped')))
  expect(
    screen.getByText(
      'The rating of reviews about Zipper has gone from 2.4 to 3.6 stars since Oct 12. That’s 1.1 stars better than the same ' +
        'topics on other products (likely between 0.6 and 1.5).',
    ),
  ).toBeTruthy()
  expect(screen.getByText('It helped')).toBeTruthy()
  expect(screen.getByText('So far. Counting ends on Apr 12, 2027.')).toBeTruthy()
  expect(screen.getByRole('slider', { name: 'Week' }).getAttribute('aria-valuemax')).toBe('3')
})

test('a worse result is shown just as clearly, with its interval', async () => {
  const worse = result('hurt')
  const [measured] = worse.measures
  const [compared] = measured?.comparisons ?? []
  if (compared) compared.difference = { value: -0.5, low: -0.9, high: -0.2 }
  await show(effect(worse))
  expect(screen.getByText(/That’s 0.5 stars worse than .* \(likely between 0.2 and 0.9\)\.$/)).toBeTruthy()
})

test.each([
  [
    [missing('reviews-before', 5), missing('reviews-after', 3), missing('weeks-after', 3, 4)],
    '5 of 10 before, 3 of 10 after.',
  ],
  [[missing('weeks-before', 2, 4)], '2 of 4 weeks with reviews before.'],
  [[missing('comparison', 6)], '6 of 10 others for comparison.'],
])('too few reviews give no verdict, and one sentence says what is missing (%#)', async (missing, words) => {
  await show(effect(result('too-few', { comparedWith: null, missing })))
  expect(screen.getByText('Not enough reviews yet:').parentElement?.textContent).toBe(`Not enough reviews yet:${words}`)
  const rating = screen.getByRole('link', { name: 'Rating: 2.4. Open reviews.' })
  expect(rating.closest('dd')?.textContent, 'no result next to it').toBe('2.4before')
})

test('before the change ships, the screen shows a chart and the next step, but no verdict', async () => {
  await show(effect(null))
  expect(screen.getByText('Enter the day customers first got the change to see its effect.')).toBeTruthy()
  expect(screen.queryByText('Results')).toBeNull()
})

test('each figure opens the reviews that it counts, unless several topics count a review twice', async () => {
  await show(effect(result('helped')))
  const link = screen.getByRole('link', { name: 'Rating: 2.4. Open reviews.' })
  const query = new URL(link.getAttribute('href') ?? '', location.origin).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    from: '2026-07-06',
    to: '2026-09-06',
    triageState: 'shown',
    topic: 'zip',
  })
  expect(screen.getByRole('link', { name: 'Complaints per week: 1.4. Open reviews.' })).toBeTruthy()
})

test('a project that links nothing automatically has nothing to measure', async () => {
  await show(null)
  expect(screen.queryByRole('slider', { name: 'Week' })).toBeNull()
})
