import { expect, test } from 'vitest'
import { countLabel } from './filters.ts'

const format = (value: number): string => value.toLocaleString('en')

test('counts of a filtered list stop at 10,000', () => {
  expect(countLabel(9999, format)).toEqual({ text: '9,999', stopped: false })
  expect(countLabel(10_000, format)).toEqual({ text: '10,000', stopped: true })
})
