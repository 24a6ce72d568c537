import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '../index.ts'
import { call, pause, openTestSandbox, SHOP, TOKEN } from '../testing/open-test-sandbox.ts'

test('acknowledged events survive a restart, and an incomplete last line is dropped', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const first = await openTestSandbox({ dataDir })
  const id = await first.write({ email: 'ada@example.org' })
  await first.api('POST', '/replies', { review_id: id, reply: { content: 'Thank you' } })
  await first.api('POST', '/webhooks', { webhook: { key: 'review/created', url: 'http://127.0.0.1:9/' } })
  const record = (await first.control('GET', '/record')).json
  await first.control('POST', '/clock', { advance: 'P1D' })
  appendFileSync(join(dataDir, 'sandbox', 'journal.jsonl'), '{"type":"recorded","entry":{"at":')
  const again = await startSandbox({ dataDir })
  onTestFinished(() => again.close())
  expect((await call(again, 'GET', '/_/record')).json).toEqual(record)
  expect((await call(again, 'GET', '/_/mail')).json.data).toHaveLength(1)
  expect((await call(again, 'GET', '/_/clock')).json.data.offsetMs).toBe(86_400_000)
  const headers = { 'x-api-token': TOKEN }
  const path = `/judge.me/api/v1/webhooks?shop_domain=${SHOP}`
  expect((await call(again, 'GET', path, undefined, headers)).json.webhooks).toHaveLength(1)
  const shopper = { platform: 'judgeme', shop: SHOP, rating: 1, text: 'Later', name: 'Bo' }
  expect((await call(again, 'POST', '/_/reviews', shopper)).json).toEqual({ id: id + 1 })
})

test('drop-after-accept stores one write and disconnects without a response', async () => {
  const { write, api, control } = await openTestSandbox()
  const reply = { review_id: await write(), reply: { content: 'Thank you' } }
  await control('POST', '/faults', { platform: 'judgeme', fault: 'drop-after-accept', times: 1 })
  expect((await api('GET', '/reviews')).status).toBe(200)
  await expect(api('POST', '/replies', reply)).rejects.toThrow()
  expect((await control('GET', '/record')).json.data).toHaveLength(1)
  expect((await control('GET', '/faults')).json.data).toEqual([])
  const calls = (await control('GET', '/calls?host=api.judge.me')).json.data
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api/v1/replies',
    bodyComplete: true,
    status: null,
    state: 'cut-off',
  })
})

test('drop-after-accept waits for a write that is accepted', async () => {
  const { write, api, control } = await openTestSandbox()
  const reply = { review_id: await write(), reply: { content: 'Thank you' } }
  await control('POST', '/faults', { platform: 'judgeme', fault: 'drop-after-accept', times: 1 })
  expect((await api('POST', '/replies', { ...reply, review_id: 999_999 })).status).toBe(422)
  expect((await control('GET', '/faults')).json.data).toMatchObject([{ fault: 'drop-after-accept', times: 1 }])
  await expect(api('POST', '/replies', reply)).rejects.toThrow()
  expect((await control('GET', '/record')).json.data).toHaveLength(1)
  expect((await control('GET', '/faults')).json.data).toEqual([])
})

test('a request whose body never arrives is in the call log and has no effect', async () => {
  const { sandbox, write, control } = await openTestSandbox()
  const body = JSON.stringify({ review_id: await write(), reply: { content: 'Thank you' } })
  const socket = connect(sandbox.port, '127.0.0.1')
  socket.write(
    `POST /api.judge.me/api/v1/replies?shop_domain=${SHOP} HTTP/1.1\r\nHost: x\r\nX-Api-Token: ${TOKEN}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  await pause(50)
  const begun = (await control('GET', '/calls')).json.data
  expect(begun).toMatchObject([{ state: 'begun', bodyComplete: false, status: null }])
  expect(begun[0].headers['x-api-token']).toBe('***mugs')
  socket.write(body.slice(0, 20))
  await pause(20)
  socket.destroy()
  await pause(50)
  expect((await control('GET', '/calls')).json.data).toMatchObject([{ state: 'cut-off', bodyComplete: false }])
  expect((await control('GET', '/record')).json.data).toEqual([])
})

test.each([
  ['http500', 500],
  ['http429', 429],
  ['revoked', 401],
  ['bad-json', 200],
])('%s returns %i the given number of times', async (fault, status) => {
  const { api, control } = await openTestSandbox()
  await control('POST', '/faults', { platform: 'judgeme', fault, times: 1, path: '/reviews' })
  const spoiled = await api('GET', '/reviews')
  expect([spoiled.status, spoiled.json?.reviews]).toEqual([status, undefined])
  expect((await api('GET', '/reviews')).json.reviews).toEqual([])
})

test('timeout never responds', async () => {
  const { sandbox, control } = await openTestSandbox()
  await control('POST', '/faults', { platform: 'judgeme', fault: 'timeout' })
  const request = fetch(`${sandbox.url}/judge.me/api/v1/reviews`, { signal: AbortSignal.timeout(100) })
  await expect(request).rejects.toThrow(/timeout/)
  expect((await control('DELETE', '/faults')).json.data).toEqual([])
})

test('bad input at a control returns 400 and names the field', async () => {
  const { control } = await openTestSandbox()
  const answer = await control('POST', '/reviews', { platform: 'judgeme', shop: SHOP, rating: 9, text: '', name: 'A' })
  expect([answer.status, answer.json.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(answer.json.errors.map((error: { path: string }) => error.path)).toEqual(['rating', 'text'])
})

test('the clock moves forward and new reviews carry its time', async () => {
  const { write, api, control } = await openTestSandbox()
  await control('POST', '/clock', { advance: 'P1DT2H' })
  const ahead = Date.parse((await api('GET', `/reviews/${await write()}`)).json.review.created_at) - Date.now()
  expect(Math.round(ahead / 3_600_000)).toBe(26)
  expect((await control('POST', '/clock', { advance: '1 hour' })).status).toBe(400)
})
