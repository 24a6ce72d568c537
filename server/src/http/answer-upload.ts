import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { Context } from 'hono'
import type { Gate } from './authorize-call.ts'
import { answerError } from './answer-error.ts'
import { discard } from './read-form.ts'

/** Responds to a form with a file. A refused one is read to its end first, or its connection is closed. */
export async function answerUpload(
  c: Context,
  gate: Gate,
  receive: (request: Request) => Promise<Record<string, unknown>>,
): Promise<Response> {
  try {
    return c.json(await receive(c.req.raw))
  } catch (error) {
    if (c.req.raw.body && !c.req.raw.bodyUsed) await discard(Readable.fromWeb(c.req.raw.body as WebStream<Uint8Array>))
    // A body that was too long is partly unread, so the connection can't carry another request.
    const response = answerError(error, gate.services.log)
    response.headers.set('connection', 'close')
    return response
  }
}
