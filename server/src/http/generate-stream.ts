import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { z } from 'zod'
import { generateInput } from '@bizamply/contract/replies'
import { AppError } from '../errors.ts'
import type { Ctx } from '../context.ts'
import type { Log } from '../log.ts'
import { answerError } from './answer-error.ts'
import type { AuthorizedCall } from './authorize-call.ts'
import { readInput } from './read-input.ts'

/** The verb, passed by app.ts. */
export type Generate = (
  ctx: Ctx,
  input: z.infer<typeof generateInput> & { key: string; onDelta: (delta: string) => void; onRestart: () => void },
) => Promise<object>

/**
 * `delta` events while the reply is written (`restart`: discard earlier ones), then `done` with the result, or `error`
 * with its body.
 */
export async function streamGeneration(
  c: Context,
  authorized: AuthorizedCall,
  generate: Generate,
  log: Log,
): Promise<Response> {
  const { ctx } = authorized
  if (!ctx) throw new AppError('FORBIDDEN')
  const body: unknown = await c.req.json().catch(() => null)
  const input = readInput(generateInput, body)
  c.header('cache-control', 'no-cache')
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    // A client that disconnects changes nothing: the reply is still written, stored and charged.
    const push = (event: string, data: unknown): Promise<void> =>
      stream.writeSSE({ event, data: JSON.stringify(data) }).catch(() => undefined)
    try {
      const key = authorized.idempotencyKey
      const made = await generate(ctx, {
        ...input,
        key,
        onDelta: (text) => void push('delta', { text }),
        onRestart: () => void push('restart', {}),
      })
      await push('done', made)
    } catch (error) {
      await push('error', await answerError(error, log).json())
    }
  })
}
