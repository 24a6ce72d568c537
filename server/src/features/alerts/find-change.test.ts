import { expect, test } from 'vitest'
import { ratingChange, topicChange } from './find-change.ts'

const usual = [2, 3, 5, 20, 40]

test('a rating that falls or rises beyond chance is a change', () => {
  expect(ratingChange([8, 4, 1, 1, 1], usual)).toMatchObject({ rated: 15, ratedBefore: 70 })
  expect(ratingChange([0, 0, 0, 0, 20], [10, 20, 10, 5, 5])).toMatchObject({ now: 5, rated: 20 })
})

test('chance, little and few are none', () => {
  expect(ratingChange([0, 1, 1, 3, 5], usual)).toBeNull()
  expect(ratingChange([7, 0, 0, 0, 0], usual)).toBeNull()
  expect(ratingChange([20, 0, 0, 0, 0], [1, 1, 1, 5, 10])).toBeNull()
  expect(ratingChange([0, 0, 0, 300, 0], [0, 0, 0, 700, 300])).toBeNull()
  expect(ratingChange([], [])).toBeNull()
})

test('whoever always got the same stars changes with the first clear step', () => {
  expect(ratingChange([0, 0, 0, 8, 2], [0, 0, 0, 0, 60])).toMatchObject({ before: 5 })
  expect(ratingChange([0, 0, 0, 1, 12], [0, 0, 0, 0, 60])).toBeNull()
})

test('a topic that is suddenly blamed is a change, one that always was is none', () => {
  expect(topicChange('zip', { blamed: 9, received: 20 }, { blamed: 6, received: 120 })).toMatchObject({
    topic: 'zip',
    now: 0.45,
    before: 0.05,
  })
  expect(topicChange('zip', { blamed: 9, received: 20 }, { blamed: 50, received: 120 })).toBeNull()
  expect(topicChange('zip', { blamed: 3, received: 8 }, { blamed: 0, received: 120 })).toBeNull()
  expect(topicChange('zip', { blamed: 5, received: 7 }, { blamed: 0, received: 120 })).toBeNull()
  expect(topicChange('zip', { blamed: 0, received: 20 }, { blamed: 60, received: 120 })).toBeNull()
})
