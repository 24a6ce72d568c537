import { expect, test } from 'vitest'
import { unfilledPlaceholders } from './placeholders.ts'

test('unfilled placeholders are found', () => {
  expect(unfilledPlaceholders('Hi {customer}, use {discount} or {other}.').map(({ name }) => name)).toEqual([
    '{customer}',
    '{discount}',
  ])
})
