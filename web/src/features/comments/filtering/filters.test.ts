import { expect, test } from 'vitest'
import { canMatch, countLabel } from './filters.ts'

const format = (value: number): string => value.toLocaleString('en')

test('counts of a filtered list stop at 10,000', () => {
  expect(countLabel(9999, format)).toEqual({ text: '9,999', stopped: false })
  expect(countLabel(10_000, format)).toEqual({ text: '10,000', stopped: true })
})

test('a filter that only drafts or only sent replies can match leaves the other tabs without a count', () => {
  const tabs = ['all', 'pending', 'draft', 'sent'] as const
  const matching = (filters: Parameters<typeof canMatch>[0]) => tabs.filter((tab) => canMatch(filters, tab))
  expect(matching({ rating: '1' })).toEqual(tabs)
  expect(matching({ toRead: 'confirm' })).toEqual(['all', 'draft'])
  expect(matching({ wait: 'hour' })).toEqual(['all', 'sent'])
})
