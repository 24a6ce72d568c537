import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Log } from '../log.ts'
import { answerError } from './answer-error.ts'
import type { Listener } from './event-reader.ts'
import type { Hub } from './events.ts'

/** Short, so that a browser notices within seconds that a stream is dead although it is open. */
const BEAT_MS = 2000
const BEATS_PER_CHECK = 10

export function streamEvents(c: Context, { hub, log }: { hub: Hub; log: Log }, listener: Listener): Response {
  c.header('cache-control', 'no-cache')
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    const lastEventId = c.req.header('last-event-id') ?? null
    try {
      const reader = await hub.join(stream, { ...listener, lastEventId })
      for (let beats = 1; !stream.aborted && !stream.closed; beats++) {
        await stream.write(': beat\n\n')
        await stream.sleep(BEAT_MS)
        if (beats % BEATS_PER_CHECK === 0) await hub.endUnlessAllowed(reader)
      }
      hub.leave(reader, stream)
    } catch (error) {
      // Logged as for every request. The stream ends, and its browser opens a new one.
      answerError(error, log)
    }
  })
}
