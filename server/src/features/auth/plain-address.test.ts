import { expect, test } from 'vitest'
import { plainAddress } from './plain-address.ts'

test.each([
  ['203.0.113.24', '203.0.113.24'],
  ['::ffff:203.0.113.24', '203.0.113.24'],
  ['0000:0000:0000:0000:0000:0000:0000:0001', '::1'],
  ['2001:0db8:0000:0000:0000:0000:0000:00ff', '2001:db8::ff'],
  ['unknown', 'unknown'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
])('%s is written as %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain)
})
