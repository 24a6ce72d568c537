import type { ConnectionActivity, ConnectionEntry } from '@bizamply/contract/connections'
import { expect, test } from 'vitest'
import { aConnection, aConnectionList } from '../../testing/comments.ts'
import { HALF_HOUR_MS, lagOf, marksOf, typedBefore, viewCard } from './card-view.ts'
import { checksOf } from './guide-checks.ts'
import { accountOf } from './row-view.ts'

const now = new Date('2026-11-21T10:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const entry = (more: Partial<ConnectionEntry>): ConnectionEntry => ({ ...aConnection(), ...more })

test.for([
  [{ state: 'connected', lastSyncAt: before(3), nextSyncAt: before(-12) }, 0],
  [{ state: 'connected', lastSyncAt: before(3), nextSyncAt: null }, 0],
  [{ state: 'connected', lastSyncAt: before(40), nextSyncAt: before(25) }, 25 * 60],
  [{ state: 'behind', lastSyncAt: before(42), nextSyncAt: before(-1) }, 42 * 60],
  [{ state: 'signed-out', lastSyncAt: before(42) }, null],
  [{ state: 'connected', lastSyncAt: null }, null],
] as const)('the data of %o is %s seconds behind', ([more, seconds]) => {
  expect(lagOf(entry(more), now)).toBe(seconds)
})

test('a service has 48 half hours in a day, with only its own marks', () => {
  const from = new Date(now.getTime() - 47 * HALF_HOUR_MS).toISOString()
  const marks: ConnectionActivity['marks'] = [
    { platform: 'judgeme', at: from, done: 2, failed: 0, note: null },
    { platform: 'facebook', at: now.toISOString(), done: 0, failed: 1, note: 'HTTP 500' },
  ]
  const own = marksOf('judgeme', { from, marks, events: [] })
  expect(own).toHaveLength(48)
  expect([own[0]?.state, own[47]?.state]).toEqual(['onTime', 'none'])
})

test('without a connection list, the state is unknown', () => {
  expect(viewCard('judgeme', undefined).state).toBe('unknown')
})

test('a profile is shown by its handle, a store by its domain', () => {
  const list = aConnectionList()
  expect(accountOf(list.connections.judgeme)).toBe('alder.myshopify.com')
  const data = [entry({ account: '178', name: 'Alder', Username: 'alder.co' })]
  expect(accountOf({ ...list.connections.instagram, data })).toBe('@alder.co')
  expect(typedBefore('instagram', entry({ Username: 'alder.co' }))).toBe('@alder.co')
})

test.for([
  [true, 'access'],
  [false, 'noAccess'],
  [null, 'accessUnknown'],
  [undefined, 'accessUnknown'],
] as const)('the setup guide shows the connection check %s as %s', ([live, key]) => {
  const { connections } = aConnectionList()
  expect(checksOf('judgeme', connections, live).map((check) => check.key)).toContain(key)
})
