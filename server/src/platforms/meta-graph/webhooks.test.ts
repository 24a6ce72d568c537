import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { dedupeKeyOf, isSigned, readChanges } from './webhooks.ts'

const body = Buffer.from(
  '{"object":"page","entry":[{"id":200,"time":1795000000,"changes":[{"field":"feed","value":1}]}]}',
)
const signed = (secret: string, raw: Uint8Array = body) =>
  new Headers({ 'X-Hub-Signature-256': `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}` })

test('a webhook is genuine if one of the secrets signed exactly these bytes', () => {
  expect(isSigned(signed('s'), body, ['other', 's'])).toBe(true)
  expect(isSigned(signed('other'), body, ['s'])).toBe(false)
  expect(isSigned(signed('s', Buffer.from('{}')), body, ['s'])).toBe(false)
  expect(isSigned(new Headers(), body, ['s'])).toBe(false)
  expect(isSigned(new Headers({ 'x-hub-signature-256': 'sha256=00' }), body, ['s'])).toBe(false)
  expect(isSigned(signed(''), body, [null, ''])).toBe(false)
})

test('both webhook formats are read, and so is a batch of many entries', () => {
  const change = { field: 'comments', value: { id: '1' } }
  const batch = {
    object: 'instagram',
    entry: [
      { id: '1', time: 1, ...change },
      { id: '2', time: 1, changes: [change, change] },
    ],
  }
  const changes = readChanges(Buffer.from(JSON.stringify(batch)), 'instagram')
  expect(changes.map(({ entry }) => entry)).toEqual(['1', '2', '2'])
  expect(changes[0]).toMatchObject({ field: 'comments', value: { id: '1' }, at: new Date(1000) })
})

test('a repeated webhook has the same key, a different account or content a different one', () => {
  const changes = readChanges(body, 'page')
  expect(dedupeKeyOf('200', changes)).toBe(dedupeKeyOf('200', readChanges(body, 'page')))
  expect(dedupeKeyOf('201', changes)).not.toBe(dedupeKeyOf('200', changes))
})

test.each(['', '[]', '{"object":"user","entry":[]}', '{"object":"page"}', '\u0000'])('%o is not a webhook', (text) => {
  expect(() => readChanges(Buffer.from(text), 'page')).toThrow(/not a delivery/)
})
