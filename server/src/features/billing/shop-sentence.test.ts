import { expect, test } from 'vitest'
import { shopSentence } from './shop-sentence.ts'

test.each([
  ['revoked', 'Reconnect it.'],
  ['expired', 'Reconnect it.'],
  ['reduced', 'Reconnect it.'],
  ['unavailable', 'Your store isn’t responding right now.'],
  ['rate-limited', 'Your store isn’t responding right now.'],
  ['invalid', 'Shopify says: The shop can’t be billed.'],
])('a store that refuses because of %s', (problem, sentence) => {
  expect(shopSentence({ problem, reason: 'The shop can’t be billed' }, 'Reconnect it.')).toBe(sentence)
})
