import { expect, test } from 'vitest'
import { requestOf } from './request-of.ts'

const origin = 'http://console.test'
const made = async (route: string, input?: Record<string, unknown>) => {
  const request = requestOf(route, input, { origin })
  const text = await request.text()
  return [
    request.method,
    request.url.replace(origin, ''),
    text && JSON.parse(text),
    request.headers.get('content-type'),
  ]
}

test('a GET sends its query, without omitted values', async () => {
  const query = { status: 'draft', page: 2, totals: false, search: undefined, cursor: null }
  expect(await made('GET /api/comments', query)).toEqual([
    'GET',
    '/api/comments?status=draft&page=2&totals=false',
    '',
    null,
  ])
})

test('lists and groups in a query keep their structure', async () => {
  const [, url] = await made('GET /api/x', { ids: ['a', 'b'], window: { from: '2026-11-21' } })
  expect(decodeURIComponent(String(url))).toBe('/api/x?ids[0]=a&ids[1]=b&window[from]=2026-11-21')
})

test('path parameters are encoded into the path and sent nowhere else', async () => {
  expect(await made('GET /api/b/{brand}/logo', { brand: 'Alder & Co/1', domain: 'x' })).toEqual([
    'GET',
    '/api/b/Alder%20%26%20Co%2F1/logo?domain=x',
    '',
    null,
  ])
  expect(await made('PUT /api/b/{id}/voice', { id: 'b', tone: 'warm' })).toEqual([
    'PUT',
    '/api/b/b/voice',
    { tone: 'warm' },
    'application/json',
  ])
  expect(await made('POST /api/b/{id}/pause', { id: 'b' })).toEqual(['POST', '/api/b/b/pause', '', null])
})

test('a body is JSON, even an empty one; without input there is none', async () => {
  expect(await made('POST /api/x', {})).toEqual(['POST', '/api/x', {}, 'application/json'])
  expect(await made('POST /api/x')).toEqual(['POST', '/api/x', '', null])
  expect((await made('POST /api/x', { at: undefined, none: null, many: [1] }))[2]).toEqual({ none: null, many: [1] })
})

test('a call with a detailed input structure sends each part where it belongs', async () => {
  const input = { params: { platform: 'yotpo' }, query: { brandId: 'b' } }
  expect(await made('DELETE /api/connections/{platform} detailed', input)).toEqual([
    'DELETE',
    '/api/connections/yotpo?brandId=b',
    '',
    null,
  ])
})
