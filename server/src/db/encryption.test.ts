import { expect, test } from 'vitest'
import { createSeal } from './encryption.ts'

const seal = createSeal('a secret of thirty-two bytes or more', null)

test('an encrypted value opens only in its own place, and not after any change or truncation', () => {
  const sealed = seal.close('a token', 'here')
  expect(seal.open(sealed, 'here')).toBe('a token')
  expect(() => seal.open(sealed, 'there')).toThrow('could not be opened')
  for (let length = 0; length < sealed.length; length++)
    expect(() => seal.open(sealed.slice(0, length), 'here')).toThrow('could not be opened')
})

test('a shorter tag is rejected, even if it is right', () => {
  const whole = Buffer.from(seal.close('', 'here'), 'base64url')
  expect(seal.open(whole.toString('base64url'), 'here')).toBe('')
  for (const tag of [4, 8, 12, 15]) {
    const cut = whole.subarray(0, 12 + tag).toString('base64url')
    expect(() => seal.open(cut, 'here')).toThrow('could not be opened')
  }
})
