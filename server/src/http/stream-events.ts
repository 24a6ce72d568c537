import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Hub, Listener } from './events.ts'

const BEAT_MS = 20_000

export function streamEvents(c: Context, hub: Hub, listener: Listener): Response {
  c.header('cache-control', 'no-cache')
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    const lastEventId = c.req.header('last-event-id') ?? null
    const reader = await hub.join(stream, { ...listener, lastEventId })
    while (!stream.aborted && !stream.closed) {
      await stream.sleep(BEAT_MS)
      await hub.endUnlessAllowed(reader)
      await stream.write(': beat\n\n')
    }
    hub.leave(reader, stream)
  })
}
