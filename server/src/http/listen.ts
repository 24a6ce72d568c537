import type { Server } from 'node:http'
import { createServer, type Server as NetServer } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { EnvError } from '../env/env.ts'

/** Loopback of both families: `localhost` can be either. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const

/** For each server, its listener at a second address. */
const secondListener = new WeakMap<Server, NetServer>()

/** Listens on the port, at these addresses or at all, or says clearly that it is in use. */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
  [host, second]: readonly string[] = [],
): Promise<Server> {
  const server = createAdaptorServer({ fetch }) as Server
  // Longer than a proxy keeps a connection that it may reuse.
  server.keepAliveTimeout = 75_000
  await open(server, port, host)
  if (second) {
    const other = createServer((socket) => void server.emit('connection', socket))
    secondListener.set(server, other)
    await open(other, port, second).catch((error: unknown) => {
      secondListener.delete(server)
      // A machine without IPv6 has one loopback.
      if (!isMissing(error)) return closeServer(server).then(() => Promise.reject(error as Error))
    })
  }
  return server
}

function open(server: NetServer, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      if (isTaken) return reject(new EnvError([`PORT: ${port} is already in use`]))
      const isOurs = host !== undefined && error.code === 'EADDRNOTAVAIL' && !LOOPBACK.some((one) => one === host)
      reject(isOurs ? new EnvError([`HOST: ${host} isn’t an address of this machine`]) : error)
    })
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => resolve())
  })
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')

/** From now on each response closes its connection, so that a proxy reconnects to another process. */
export function turnAway(server: Server): void {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
}

/** Accepts no more connections and waits for running requests; idle connections are closed. */
export async function closeServer(server: Server | null): Promise<void> {
  if (!server?.listening) return
  secondListener.get(server)?.close()
  // A keep-alive connection becomes idle only after its last response.
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  clearInterval(idle)
}
