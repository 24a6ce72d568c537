import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { OutboundError, type OutboundKind, type Progress } from './outbound-error.ts'

export interface OutboundAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** By the product's clock, which `Retry-After` and daily limits are counted from. */
  receivedAt: Date
  /** Throws SyntaxError if the text is not JSON. */
  json(): unknown
}

interface Limits {
  timeoutMs: number
  maxBytes: number
  signal: AbortSignal | undefined
  now: () => Date
}

/** Settles once, with the whole response or an `OutboundError`, and leaves neither timer nor listener behind. */
export function receiveAnswer(request: ClientRequest, limits: Limits, progress: Progress): Promise<OutboundAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<OutboundAnswer>()
  const fail = (kind: OutboundKind, message: string, cause?: unknown): void => {
    reject(cause instanceof OutboundError ? cause : new OutboundError(kind, message, progress, cause))
    request.destroy()
  }
  const onAbort = (): void => fail('aborted', 'canceled by the caller')
  const timer = setTimeout(() => fail('timeout', `no response within ${limits.timeoutMs} ms`), limits.timeoutMs)
  limits.signal?.addEventListener('abort', onAbort, { once: true })
  if (limits.signal?.aborted) onAbort()

  request.on('error', (error) => fail('connection', error.message, error))
  request.on('close', () => {
    if (progress.status === null) fail('connection', 'the connection closed without a response')
  })
  request.on('response', (response) => {
    progress.status = response.statusCode ?? 0
    void readText(response, limits.maxBytes).then(
      (text) => resolve(toAnswer(response, text, limits.now())),
      (error: unknown) => fail(error instanceof TooLarge ? 'too-large' : 'connection', String(error), error),
    )
  })
  const settled = promise.finally(() => {
    clearTimeout(timer)
    limits.signal?.removeEventListener('abort', onAbort)
  })
  // The caller may still be in `beforeBody` when this fails; it awaits the same promise right after.
  settled.catch(() => null)
  return settled
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new TooLarge(`the response is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

class TooLarge extends Error {}

function toAnswer(response: IncomingMessage, text: string, receivedAt: Date): OutboundAnswer {
  const json = (): unknown => JSON.parse(text)
  return { status: response.statusCode ?? 0, headers: response.headers, text, receivedAt, json }
}
