import type { Generated, GenerateInput } from '@bizamply/contract/replies'
import { CallError } from '../../../lib/call-error.ts'
import { readEventStream } from '../../../lib/event-stream.ts'
import { sendStream } from '../../../lib/http.ts'

/** POST /api/comments/generate as an event stream: `delta` events (`restart` discards them), then `done` or `error`. */
export async function streamGeneration(
  input: GenerateInput,
  key: string,
  onText: (text: string) => void,
): Promise<Generated> {
  const request = new Request(new URL('/api/comments/generate', location.origin), {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(input),
  })
  const response = await sendStream(request)
  if (!response.body) throw new CallError({})
  let text = ''
  for await (const message of readEventStream(response.body)) {
    const data: unknown = JSON.parse(message.data || '{}')
    if (message.event === 'delta' && hasText(data)) onText((text += data.text))
    if (message.event === 'restart') onText((text = ''))
    if (message.event === 'done') return data as Generated
    if (message.event === 'error') throw new CallError(data as object, 502)
  }
  throw new CallError({})
}

const hasText = (data: unknown): data is { text: string } =>
  typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'string'
