import { expect, test } from 'vitest'
import { randomOf } from '../../testing/effect-histories.ts'
import { ratingChange, topicChange } from './detect-change.ts'

const usual = [2, 3, 5, 20, 40]

test('a statistically significant rise or fall of the rating is a change', () => {
  expect(ratingChange([8, 4, 1, 1, 1], usual)).toMatchObject({ rated: 15, ratedBefore: 70 })
  expect(ratingChange([0, 0, 0, 0, 20], [10, 20, 10, 5, 5])).toMatchObject({ now: 5, rated: 20 })
})

test('noise, small differences and small samples are not changes', () => {
  expect(ratingChange([0, 1, 1, 3, 5], usual)).toBeNull()
  expect(ratingChange([7, 0, 0, 0, 0], usual)).toBeNull()
  expect(ratingChange([20, 0, 0, 0, 0], [1, 1, 1, 5, 10])).toBeNull()
  expect(ratingChange([0, 0, 0, 300, 0], [0, 0, 0, 700, 300])).toBeNull()
  expect(ratingChange([], [])).toBeNull()
})

test('a product with constant ratings changes with a clear step of several ratings, not of two', () => {
  expect(ratingChange([0, 0, 0, 8, 2], [0, 0, 0, 0, 60])).toMatchObject({ before: 5 })
  expect(ratingChange([0, 0, 0, 1, 12], [0, 0, 0, 0, 60])).toBeNull()
  // 2 of 8 against 0 of 20: Fisher's exact test gives p = 0.07, too weak across many products.
  expect(ratingChange([0, 0, 2, 0, 6], [0, 0, 0, 0, 20])).toBeNull()
  expect(ratingChange([0, 0, 0, 0, 8], [0, 0, 0, 0, 20])).toBeNull()
})

test('a topic that suddenly turns negative is a change, one that always was is not', () => {
  expect(topicChange('zip', { negative: 9, received: 20 }, { negative: 6, received: 120 })).toMatchObject({
    topic: 'zip',
    now: 0.45,
    before: 0.05,
  })
  expect(topicChange('zip', { negative: 9, received: 20 }, { negative: 50, received: 120 })).toBeNull()
  expect(topicChange('zip', { negative: 3, received: 8 }, { negative: 0, received: 120 })).toBeNull()
  expect(topicChange('zip', { negative: 5, received: 7 }, { negative: 0, received: 120 })).toBeNull()
  expect(topicChange('zip', { negative: 0, received: 20 }, { negative: 60, received: 120 })).toBeNull()
})

const mixes = { loved: [0, 0, 0, 0.04, 0.96], usual: [0.03, 0.04, 0.07, 0.28, 0.58], split: [0.3, 0.1, 0.1, 0.1, 0.4] }

test.for(Object.entries(mixes))('of 2,000 unchanged products, at most 20 are reported: %s', ([, mix]) => {
  const random = randomOf(7)
  const draw = (): number => {
    const at = random()
    let sum = 0
    return Math.max(
      mix.findIndex((share) => (sum += share) > at),
      0,
    )
  }
  const ratings = (count: number): number[] => {
    const stars = [0, 0, 0, 0, 0]
    for (let n = 0; n < count; n++) stars[draw()]! += 1
    return stars
  }
  const reported = Array.from({ length: 2000 }, (_, n) => ratingChange(ratings(8 + (n % 30)), ratings(20 + (n % 200))))
  expect(reported.filter((change) => change !== null).length).toBeLessThanOrEqual(20)
})
