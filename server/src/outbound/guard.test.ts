import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isPublicAddress, publicLookup } from './guard-address.ts'
import { createOutbound } from './outbound.ts'

const blocked = { name: 'OutboundError', kind: 'blocked', phase: 'before-send' }
const get = (url: string, baseUrl: string | null = null, allowPrivate = false) =>
  createOutbound({ baseUrl, allowPrivate, timeoutMs: 2000 }).request({ method: 'GET', url })

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://93.184.216.34/',
  'https://localhost/',
  'https://printer/',
  'https://user:pass@example.com/',
  'ftp://example.com/',
  'file:///etc/hostname',
  'not an address',
])('refuses %s without a base URL', async (url) => {
  await expect(get(url)).rejects.toMatchObject(blocked)
})

test.each([
  'http://other.example/',
  'http://127.0.0.1:5432/',
  'https://_/reviews',
  'https://10.0.0.1/x',
  'http://127.0.0.1:1/',
])('refuses %s when only the base URL is allowed', async (url) => {
  await expect(get(url, 'http://127.0.0.1:1/world')).rejects.toMatchObject(blocked)
})

test('rejects any name that resolves to this machine', async () => {
  const answer = await new Promise((resolve) => publicLookup('localhost', { all: true }, (error) => resolve(error)))
  expect(answer).toMatchObject(blocked)
})

test.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.8.8.8', false],
  ['169.254.169.254', false],
  ['172.31.255.1', false],
  ['192.168.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:93.184.216.34', false],
  ['64:ff9b::7f00:1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['not an address', false],
])('%s counts as public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test('reaches a private address only if the operator allowed it', async () => {
  const server = createServer((_request, response) => response.end('model'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  await expect(get(url)).rejects.toMatchObject(blocked)
  expect((await get(url, null, true)).text).toBe('model')
  server.closeAllConnections()
  server.close()
})
