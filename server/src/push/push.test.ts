import { expect, test } from 'vitest'
import { createEncryption } from '../db/encryption.ts'
import type { Database } from '../db/database.ts'
import { createOutbound } from '../outbound/outbound.ts'
import { createPush, isPushEndpoint, type PushTarget } from './index.ts'

/** The settings that two processes share. */
function marks(): Pick<Database, 'global'> & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  const query = async (text: string, [name = '', value = '']: string[]) => {
    if (text.startsWith('insert') && !kept.has(name)) kept.set(name, value)
    const stored = kept.get(name)
    return { rows: stored === undefined ? [] : [{ value: JSON.parse(stored) as unknown }] }
  }
  return { kept, global: { $client: { query } } as unknown as Database['global'] }
}

const target: PushTarget = {
  endpoint: 'https://push.example.com/one',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
}
const message = { id: 'n1', title: 'Hello', path: '/' }
const encryption = createEncryption('a secret of tests that is long enough', null)
const pushOn = (db: Pick<Database, 'global'>) =>
  createPush({
    outbound: createOutbound({ baseUrl: null, timeoutMs: 2000 }),
    db: db as Database,
    encryption,
    contact: 'help@bizamply.test',
  })

test('two processes that start concurrently use one key, and its private half is stored encrypted', async () => {
  const shared = marks()
  const keys = await Promise.all([pushOn(shared).publicKey(), pushOn(shared).publicKey(), pushOn(shared).publicKey()])
  expect(new Set(keys).size).toBe(1)
  const stored = JSON.parse(shared.kept.get('vapid') ?? '{}') as { sealedPrivateKey: string }
  expect(Buffer.from(stored.sealedPrivateKey, 'base64url').length).toBeGreaterThan(40)
  expect(encryption.decrypt(stored.sealedPrivateKey, 'vapid')).toMatch(/^[\w-]{43}$/)
})

test('an address inside the network is never called, whatever its form or name', async () => {
  const push = pushOn(marks())
  const inside = [
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/a',
    'https://database/a',
    'https://push.example.com:5432/a',
    'https://user:key@push.example.com/a',
    'file:///etc/passwd',
    'not an address',
  ]
  for (const endpoint of inside) expect([endpoint, isPushEndpoint(endpoint)]).toEqual([endpoint, false])
  for (const endpoint of inside.filter((one) => !one.includes(':5432'))) {
    expect([endpoint, await push.send({ ...target, endpoint }, message)]).toEqual([endpoint, 'gone'])
  }
  expect(isPushEndpoint(target.endpoint)).toBe(true)
  // A public name for this machine: rejected when it is resolved.
  expect(await push.send({ ...target, endpoint: 'https://localhost.localdomain./a' }, message)).not.toBe('sent')
})

test('an invalid browser key counts as gone and fails nothing else', async () => {
  const push = pushOn(marks())
  expect(await push.send({ ...target, p256dh: 'AAAA' }, message)).toBe('gone')
  expect(await push.send({ ...target, auth: 'AA' }, message)).toBe('gone')
})
