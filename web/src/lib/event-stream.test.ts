import { expect, test } from 'vitest'
import { readEventStream, type StreamMessage } from './event-stream.ts'

test('messages arrive whole, wherever the network splits them', async () => {
  const text =
    ': beat\n\nevent: comment\nid: 7-1\ndata: {"id":"a"}\n\nevent: reset\ndata:\n\ndata: one\ndata: two\r\n\r\n'
  for (const size of [1, 3, 1000]) {
    expect(await all(cut(text, size))).toEqual([
      { event: 'comment', data: '{"id":"a"}', id: '7-1' },
      { event: 'reset', data: '', id: undefined },
      { event: 'message', data: 'one\ntwo', id: undefined },
    ])
  }
})

test('a multi-byte character survives a split', async () => {
  expect(await all(cut('data: naïve 気\n\n', 1))).toEqual([{ event: 'message', data: 'naïve 気', id: undefined }])
})

test('comment lines are reported as beats, also next to messages', async () => {
  let beats = 0
  const onBeat = () => void beats++
  const messages: StreamMessage[] = []
  for await (const one of readEventStream(cut(': beat\n\ndata: one\n\n: beat\n\n', 5), { onBeat })) messages.push(one)
  expect([beats, messages.length]).toEqual([2, 1])
})

test('a stream that was aborted before it is read ends at once', async () => {
  const open = new ReadableStream<Uint8Array<ArrayBuffer>>()
  const messages: StreamMessage[] = []
  for await (const message of readEventStream(open, { signal: AbortSignal.abort() })) messages.push(message)
  expect(messages).toEqual([])
})

test('a silent stream ends', async () => {
  const silent = new ReadableStream<Uint8Array<ArrayBuffer>>()
  const messages: StreamMessage[] = []
  for await (const message of readEventStream(silent, { silenceMs: 20 })) messages.push(message)
  expect(messages).toEqual([])
})

async function all(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<StreamMessage[]> {
  const messages: StreamMessage[] = []
  for await (const message of readEventStream(stream)) messages.push(message)
  return messages
}

function cut(text: string, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
}
