import type { SpendingLimits } from '@bizamply/contract/credits'
import { expect, test } from 'vitest'
import { inputOf, isChanged, numberOf, wrongFields } from './limits-draft.ts'

const spendingLimits: SpendingLimits = {
  company: 500,
  eachBrand: null,
  eachMember: 50,
  brands: [{ brandId: 'gone', perDay: 5 }],
  members: [{ userId: 'olu', perDay: 0 }],
  lowAt: null,
  version: 'v1',
  today: {
    company: 34,
    brands: [{ brandId: 'alder', name: 'Alder', used: 34 }],
    members: [{ userId: 'olu', name: 'Olu', used: 34 }],
  },
}

test('a limit is empty or a whole number up to a million', () => {
  expect(['', '  ', '0', ' 50 ', '1000000'].map(numberOf)).toEqual([null, null, 0, 50, 1_000_000])
  for (const text of ['-1', '1.5', 'ten', '1000001', '1e3', '12345678']) expect(numberOf(text)).toBeUndefined()
})

test('typed values replace stored ones, and everything else stays', () => {
  expect(inputOf(spendingLimits, { company: '', 'brand:alder': '40', 'member:olu': '', lowAt: '100' })).toEqual({
    company: null,
    eachBrand: null,
    eachMember: 50,
    lowAt: 100,
    version: 'v1',
    brands: [
      { brandId: 'gone', perDay: 5 },
      { brandId: 'alder', perDay: 40 },
    ],
    members: [],
  })
})

test('typing the stored number isn’t a change, and a value that isn’t a number is invalid', () => {
  expect(isChanged(spendingLimits, { company: ' 500', eachBrand: '' })).toBe(false)
  expect(isChanged(spendingLimits, { company: '501' })).toBe(true)
  expect(wrongFields({ company: 'x', eachBrand: '5' })).toEqual(['company'])
})
