import { describe, expect, test } from 'vitest'
import type { EffectVerdict } from '@bizamply/contract/project-effect'
import { historyOf, quietScenario, randomOf, type Scenario } from '../../testing/effect-histories.ts'
import { measureEffect, type GroupWeek, type MeasuredWeek } from './measure-effect.ts'
import { studentT } from './effect-student.ts'

/** How often each verdict occurs in this many simulated histories of a scenario. */
function sharesIn(
  scenario: Partial<Scenario>,
  histories: number,
  seed: number,
): Record<EffectVerdict | 'claimed', number> {
  const random = randomOf(seed)
  const counts = { 'too-few': 0, helped: 0, hurt: 0, 'no-clear-change': 0, 'moved-with-others': 0, claimed: 0 }
  for (let n = 0; n < histories; n += 1) {
    const { verdict } = measureEffect(historyOf({ ...quietScenario, ...scenario }, random))
    counts[verdict] += 1 / histories
    if (verdict === 'helped' || verdict === 'hurt') counts.claimed += 1 / histories
  }
  return counts
}

/** Upper end of Wilson's 95% interval. */
const upperBound = (share: number, n: number): number =>
  (share + 1.92 / n + 1.96 * Math.sqrt((share * (1 - share)) / n + 0.96 / n ** 2)) / (1 + 3.84 / n)

const noisy: Partial<Scenario> = { own: 0.2, memory: 0.5, drift: 0.5, season: 0.4, shared: 0.3 }
const without: [string, Partial<Scenario>][] = [
  ['20 ratings a side', { rated: 20 }],
  ['40 ratings a side', {}],
  ['100 ratings a side', { rated: 100 }],
  ['40 a side in weeks of their own mood', { ...noisy }],
  ['100 a side in weeks of their own mood', { ...noisy, rated: 100 }],
  ['40 a side of a product that grows while all ratings rise', { growth: 4, drift: 0.5 }],
  ['40 a side and five weeks since', { weeks: { before: 13, between: 2, after: 5 } }],
  ['40 a side and half as many others', { others: 0.5 }],
  ['40 a side, nearly all of five stars', { level: { project: 0.8, others: 1 } }],
  ['40 complaints at most, and no stars', { starred: 0 }],
]

describe('a project without any effect', () => {
  const histories = 250
  const claimed = without.map(([name, scenario], n) => ({
    name,
    share: sharesIn(scenario, histories, 100 + n).claimed,
  }))

  test('gets a verdict of helped or hurt in fewer than 5 of 100 histories, with 95% confidence', () => {
    const all = claimed.reduce((sum, { share }) => sum + share, 0) / claimed.length
    expect(upperBound(all, histories * claimed.length)).toBeLessThan(0.05)
  })

  test.for(claimed)('$name: no scenario has a much higher rate', ({ share }) => {
    expect(share).toBeLessThanOrEqual(0.06)
  })
})

describe('a project that helped', () => {
  const better: Partial<Scenario> = { effect: 0.9, drift: 0, level: { project: 0.05, others: 0.5 } }
  const still: Partial<Scenario> = { effect: 0.64, drift: 0, level: { project: -0.55, others: 0.5 } }
  test.for<[string, Partial<Scenario>, number]>([
    ['from 3.8 to 4.6 stars in 40 ratings a side', better, 0.5],
    ['from 3.8 to 4.6 stars in 100 ratings a side', { ...better, rated: 100 }, 0.8],
    ['from 3.0 to 3.8 stars in 60 ratings a side', { ...still, rated: 60 }, 0.5],
    ['from 3.0 to 3.8 stars in 100 ratings a side', { ...still, rated: 100 }, 0.7],
  ])('is found in most histories: %s', ([, scenario, least]) => {
    const { helped, hurt } = sharesIn(scenario, 200, 7)
    expect(helped).toBeGreaterThan(least)
    expect(hurt).toBeLessThan(0.02)
  })

  test('a project that hurt is detected as often', () => {
    const { helped, hurt } = sharesIn(
      { effect: -0.7, drift: 0, level: { project: 0.2, others: 0.5 }, rated: 100 },
      200,
      8,
    )
    expect(hurt).toBeGreaterThan(0.7)
    expect(helped).toBe(0)
  })

  test('its 95% interval contains the true effect in at least 93 of 100 histories', () => {
    const random = randomOf(9)
    const scenario = { ...quietScenario, ...better, season: 0 }
    // The true overall effect, from a very long history.
    const [measured] = measureEffect(historyOf({ ...scenario, rated: 60_000, own: 0, shared: 0 }, random)).measures
    const truth = measured?.comparisons[0]?.difference?.value ?? 0
    expect(truth).toBeCloseTo(0.8, 1)
    const held = Array.from({ length: 400 }, () => {
      const difference = measureEffect(historyOf(scenario, random)).measures[0]?.comparisons[0]?.difference
      return difference && difference.low <= truth && truth <= difference.high ? 1 : 0
    })
    expect(held.reduce<number>((sum, one) => sum + one, 0) / held.length).toBeGreaterThan(0.93)
  })
})

/** Identical weeks on each side: number of ratings by stars, 1 to 5. */
function plain(before: Partial<MeasuredWeek>, after: Partial<MeasuredWeek>, weeks = 8): MeasuredWeek[] {
  const week = (side: MeasuredWeek['side'], its: Partial<MeasuredWeek>): MeasuredWeek => ({
    side,
    days: 7,
    project: rated([1, 0, 1, 1, 1]),
    sameTopics: rated([1, 1, 2, 4, 8]),
    otherTopics: rated([1, 1, 2, 4, 8]),
    ...its,
  })
  return [
    ...Array.from({ length: weeks }, () => week('before', before)),
    week('between', { project: rated([90, 0, 0, 0, 0]) }),
    ...Array.from({ length: weeks }, () => week('after', after)),
  ]
}

const rated = (stars: number[]): GroupWeek => {
  const mentions = stars.reduce((sum, n) => sum + n, 0)
  return { stars, mentions, complaints: (stars[0] ?? 0) + (stars[1] ?? 0), received: mentions * 4 }
}

describe('the verdict', () => {
  test('is "too few" with 9 ratings on one side, and says how many are missing', () => {
    const weeks = plain({}, { project: rated([0, 0, 0, 0, 1]) })
    const few = measureEffect([...weeks, ...weeks.slice(-1)])
    expect(few).toMatchObject({ verdict: 'too-few', decidedBy: 'rating' })
    expect(few.missing).toEqual([{ what: 'reviews-after', has: 9, needs: 10 }])
    expect(measureEffect([...weeks, ...weeks.slice(-2)]).missing).toEqual([])
  })

  test('is "too few" if the ratings fall in only three weeks', () => {
    const { verdict, missing } = measureEffect(
      plain({ project: rated([9, 9, 9, 9, 9]) }, { project: rated([0, 0, 0, 0, 90]) }, 3),
    )
    expect([verdict, missing]).toEqual([
      'too-few',
      [
        { what: 'weeks-before', has: 3, needs: 4 },
        { what: 'weeks-after', has: 3, needs: 4 },
      ],
    ])
  })

  test('is "too few" without other reviews to compare with', () => {
    const alone = { sameTopics: null, otherTopics: rated([0, 0, 0, 0, 0]) }
    const result = measureEffect(plain(alone, { ...alone, project: rated([0, 0, 0, 0, 4]) }))
    expect(result).toMatchObject({ verdict: 'too-few', comparedWith: null })
    expect(result.missing).toEqual([{ what: 'comparison', has: 0, needs: 10 }])
    expect(result.measures[0]?.change?.value).toBeCloseTo(1.75)
  })

  test('reports helped and hurt symmetrically, with totals that add up', () => {
    const good = { project: rated([0, 0, 0, 1, 6]) }
    const bad = { project: rated([4, 2, 1, 0, 0]) }
    const helped = measureEffect(plain(bad, good))
    expect([helped.verdict, measureEffect(plain(good, bad)).verdict]).toEqual(['helped', 'hurt'])
    const [rating] = helped.measures
    expect(rating).toMatchObject({ before: { count: 56 }, after: { count: 56 } })
    expect(rating?.after.value).toBeCloseTo(34 / 7)
    const own = (rating?.after.value ?? 0) - (rating?.before.value ?? 0)
    const [same] = rating?.comparisons ?? []
    expect(rating?.change?.value).toBeCloseTo(own)
    expect(same?.difference?.value).toBeCloseTo(own - ((same?.after.value ?? 0) - (same?.before.value ?? 0)))
  })

  test('is "moved with others" if everything else changed as much', () => {
    const [low, high] = [rated([8, 4, 2, 1, 1]), rated([0, 1, 1, 4, 10])]
    const before = { project: low, sameTopics: low, otherTopics: low }
    const after = { project: high, sameTopics: high, otherTopics: high }
    expect(measureEffect(plain(before, after))).toMatchObject({
      verdict: 'moved-with-others',
      comparedWith: 'same-topics',
    })
    expect(measureEffect(plain(before, before)).verdict).toBe('no-clear-change')
  })

  test('excludes the weeks of the work, and compares with other topics if the project covers all products', () => {
    const week = { sameTopics: null, project: rated([2, 2, 1, 1, 1]) }
    const result = measureEffect(plain(week, { ...week, project: rated([0, 0, 0, 2, 8]) }))
    expect(result).toMatchObject({ verdict: 'helped', comparedWith: 'other-topics' })
    expect(result.complaintsPerWeek).toMatchObject({ before: { count: 32, value: 4 }, after: { count: 0, value: 0 } })
    expect(result.complaintsPerWeek.after.high).toBeGreaterThan(0)
  })

  test('uses complaints per review if most mentions have no stars', () => {
    const posts = (complaints: number): GroupWeek => ({
      stars: [0, 0, 0, 0, 0],
      mentions: 30,
      complaints,
      received: 100,
    })
    const others = { sameTopics: posts(10), otherTopics: posts(10) }
    const result = measureEffect(plain({ ...others, project: posts(24) }, { ...others, project: posts(4) }))
    expect(result).toMatchObject({ verdict: 'helped', decidedBy: 'complaints' })
    expect(result.measures.find(({ measure }) => measure === 'complaints')?.change?.value).toBeCloseTo(-0.2)
  })
})

test('keeps intervals in range, and 0 percent of a small sample is not certain', () => {
  const five = { project: rated([0, 0, 0, 0, 2]) }
  const { measures } = measureEffect(plain(five, five))
  for (const { before, after } of measures)
    for (const { low, high, value } of [before, after]) {
      expect([low <= (value ?? 0), high >= (value ?? 0), high - low > 0.005]).toEqual([true, true, true])
    }
  expect(measures.map(({ before }) => [before.low >= 0, before.high <= 5])).toEqual(Array(3).fill([true, true]))
  expect([1, 4.5, 25, 1e9].map((freedom) => Number(studentT(freedom).toFixed(2)))).toEqual([12.71, 2.66, 2.06, 1.96])
})
