import { expect, test } from 'vitest'
import { CallError } from '../../../lib/call-error.ts'
import { csrfAnswer, fakeServer, refusal } from '../../../testing/fake-server.ts'
import { streamOf } from '../../../testing/responses-server.ts'
import { streamGeneration } from './stream-generation.ts'

const call = 'POST /api/comments/generate'
const done = { response: 'Dear Ada, thanks.', version: 1, composer: 'built-in', creditsUsed: 2 }
const csrf = { 'GET /auth/csrf-token': csrfAnswer }

test('the text arrives in pieces, then as a whole draft', async () => {
  const text =
    'event: delta\ndata: {"text":"Dear Ada,"}\n\nevent: delta\ndata: {"text":" thanks."}\n\n' +
    `event: done\ndata: ${JSON.stringify(done)}\n\n`
  const server = fakeServer({ ...csrf, [call]: { body: streamOf(text) } })
  const seen: string[] = []
  expect(await streamGeneration({ commentId: 'c', version: 0 }, 'key-1', (words) => seen.push(words))).toEqual(done)
  expect(seen).toEqual(['Dear Ada,', 'Dear Ada, thanks.'])
  const { headers, body } = server.calls(call)[0] ?? {}
  expect(headers?.get('idempotency-key')).toBe('key-1')
  expect(headers?.get('accept')).toBe('text/event-stream')
  expect(body).toEqual({ commentId: 'c', version: 0 })
})

test('text of a model that failed is removed when another model starts over', async () => {
  const text =
    'event: delta\ndata: {"text":"We are so"}\n\nevent: restart\ndata: {}\n\nevent: delta\ndata: {"text":"Dear Ada"}\n\n' +
    `event: done\ndata: ${JSON.stringify(done)}\n\n`
  fakeServer({ ...csrf, [call]: { body: streamOf(text) } })
  const seen: string[] = []
  await streamGeneration({ commentId: 'c', version: 0 }, 'k', (words) => seen.push(words))
  expect(seen).toEqual(['We are so', '', 'Dear Ada'])
})

test('an error in the stream fails the call', async () => {
  const body = streamOf('event: error\ndata: {"message":"No","code":"GENERATION_FAILED","errors":[]}\n\n')
  fakeServer({ ...csrf, [call]: { body } })
  await expect(streamGeneration({ commentId: 'c', version: 0 }, 'k', () => {})).rejects.toMatchObject({
    code: 'GENERATION_FAILED',
  })
})

test('a refusal before the stream, and a stream that breaks off, also fail the call', async () => {
  fakeServer({ ...csrf, [call]: refusal(402, 'INSUFFICIENT_CREDITS', 'Not enough credits.') })
  await expect(streamGeneration({ commentId: 'c', version: 0 }, 'k', () => {})).rejects.toMatchObject({ status: 402 })
  fakeServer({ ...csrf, [call]: { body: streamOf('event: delta\ndata: {"text":"Dear"}\n\n') } })
  await expect(streamGeneration({ commentId: 'c', version: 0 }, 'k', () => {})).rejects.toBeInstanceOf(CallError)
})
