import { expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'

const encryption = createEncryption('a secret of thirty-two bytes or more', null)

test('an encrypted value opens only in its own place, and not after any change or truncation', () => {
  const sealed = encryption.encrypt('a token', 'here')
  expect(encryption.decrypt(sealed, 'here')).toBe('a token')
  expect(() => encryption.decrypt(sealed, 'there')).toThrow('could not be decrypted')
  for (let length = 0; length < sealed.length; length++)
    expect(() => encryption.decrypt(sealed.slice(0, length), 'here')).toThrow('could not be decrypted')
})

test('a shorter tag is rejected, even if it is right', () => {
  const whole = Buffer.from(encryption.encrypt('', 'here'), 'base64url')
  expect(encryption.decrypt(whole.toString('base64url'), 'here')).toBe('')
  for (const tag of [4, 8, 12, 15]) {
    const cut = whole.subarray(0, 12 + tag).toString('base64url')
    expect(() => encryption.decrypt(cut, 'here')).toThrow('could not be decrypted')
  }
})
