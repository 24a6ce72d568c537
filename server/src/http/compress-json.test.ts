import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const LARGE = '/api/openapi.json'
const SMALL = '/api/system/health'
const get = (path: string, encodings?: string) =>
  app.caller().raw('GET', path, undefined, encodings === undefined ? {} : { 'accept-encoding': encodings })

test('a large response is compressed, and is the same text', async () => {
  const plain = await get(LARGE)
  const packed = await get(LARGE, 'gzip, deflate, br')
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('content-type')).toBe('application/json')
  expect(packed.headers.get('vary')).toContain('accept-encoding')
  const bytes = Buffer.from(await packed.arrayBuffer())
  const text = await plain.text()
  expect(gunzipSync(bytes).toString('utf8')).toBe(text)
  expect(bytes.length).toBeLessThan(text.length / 4)
})

test('nothing is compressed for a client that does not accept gzip, and no small response', async () => {
  for (const [path, encodings] of [[LARGE], [LARGE, 'gzip;q=0, br'], [SMALL, 'gzip']] as const) {
    const response = await get(path, encodings)
    expect([path, encodings, response.headers.get('content-encoding')]).toEqual([path, encodings, null])
    expect(JSON.parse(await response.text())).toBeTypeOf('object')
  }
})

test('an error keeps its status, text and headers', async () => {
  const refused = await get('/api/comments?status=pending', 'gzip')
  expect(refused.status).toBe(401)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(await refused.text())).toMatchObject({ code: 'UNAUTHENTICATED' })
})
