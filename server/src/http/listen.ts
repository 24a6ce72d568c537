import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { EnvError } from '../env.ts'

/** Answers on the port, or says plainly that it is taken. */
export function listen(fetch: (request: Request) => Response | Promise<Response>, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port }, () => resolve(server as Server)) as Server
    // Longer than a proxy keeps a line that it may use for the next request.
    server.keepAliveTimeout = 75_000
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new EnvError([`PORT: ${port} is in use`]) : error),
    )
  })
}

/** From now on each answer ends its connection, so that a proxy comes back elsewhere. */
export function turnAway(server: Server): void {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
}

/** Takes no more connections and waits for what is in flight; connections that only wait are closed. */
export async function closeServer(server: Server | null): Promise<void> {
  if (!server?.listening) return
  // A connection that was kept alive becomes idle only after its last answer.
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  clearInterval(idle)
}
