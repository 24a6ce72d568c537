import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeNumber } from './oldest-transaction.ts'

test("a transaction's number is recovered from its low half, even after wraparounds", () => {
  const numbers = fc.bigInt({ min: 1n << 33n, max: 1n << 60n })
  const apart = fc.bigInt({ min: -(1n << 31n), max: (1n << 31n) - 1n })
  fc.assert(
    fc.property(numbers, apart, (near, by) => {
      const whole = near + by
      expect(wholeNumber(whole & 0xffff_ffffn, near)).toBe(whole)
    }),
  )
})
