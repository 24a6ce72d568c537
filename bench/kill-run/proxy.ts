import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createProxyServer } from 'http-proxy-3'

interface Target {
  port: number
  isReady: boolean
}

const ASK_EVERY_MS = 200
const WAIT_FOR_ANY_MS = 10_000

/**
 * A simple proxy: round-robin over the servers that are ready according to /readyz. It connects before it sends any
 * byte of the request, so a refused connection is retried on another server, and a request that has begun is never
 * repeated.
 */
export class Proxy {
  readonly counts = { requests: 0, refusedThenElsewhere: 0, broken: 0, noServer: 0 }
  readonly #targets: Target[]
  readonly #proxy = createProxyServer({ xfwd: true, proxyTimeout: 0 })
  readonly #server: Server
  #turn = 0
  #asking: NodeJS.Timeout | null = null

  constructor(ports: number[]) {
    this.#targets = ports.map((port) => ({ port, isReady: false }))
    this.#server = createServer((request, response) => void this.#pass(request, response))
    // A connection that closes between two requests would look like a broken one.
    this.#server.keepAliveTimeout = 600_000
    this.#server.requestTimeout = 0
    // A truncated response must not look complete.
    this.#proxy.on('proxyRes', (answer, _request, response) => {
      answer.once('close', () => void (answer.complete || response.destroy()))
    })
  }

  async start(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, '127.0.0.1', resolve)
    })
    this.#asking = setInterval(() => void Promise.all(this.#targets.map(askReady)), ASK_EVERY_MS)
  }

  async stop(): Promise<void> {
    if (this.#asking) clearInterval(this.#asking)
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async untilReady(port: number): Promise<void> {
    while (!this.#targets.find((target) => target.port === port)?.isReady) await pause(50)
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.counts.requests += 1
    const line = await this.#findLine()
    if (!line) {
      this.counts.noServer += 1
      response.writeHead(503).end('No server is there')
      return
    }
    const { target, socket } = line
    const options = {
      target: { host: '127.0.0.1', port: target.port },
      agent: new OneLine(socket),
      headers: { connection: 'close' },
    }
    this.#proxy.web(request, response, options, () => {
      if (!request.socket.destroyed) this.counts.broken += 1
      request.socket.destroy()
    })
  }

  async #findLine(): Promise<{ target: Target; socket: Socket } | null> {
    for (const end = Date.now() + WAIT_FOR_ANY_MS; Date.now() < end; await pause(50)) {
      this.#turn += 1
      const ready = this.#targets.filter(({ isReady }) => isReady)
      // No server was ready in time: on a busy machine the check itself may be late.
      const candidates = ready.length > 0 ? ready : this.#targets
      for (let n = 0; n < candidates.length; n++) {
        const target = candidates[(this.#turn + n) % candidates.length]
        const socket = target ? await openLine(target.port) : null
        if (target && socket) return { target, socket }
        this.counts.refusedThenElsewhere += 1
        if (target) target.isReady = false
      }
    }
    return null
  }
}

/** Reuses an open connection. */
class OneLine extends Agent {
  readonly #socket: Socket
  constructor(socket: Socket) {
    super({ keepAlive: false })
    this.#socket = socket
  }
  override createConnection(): Socket {
    return this.#socket
  }
}

function openLine(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const fail = (): void => resolve(null)
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.removeListener('error', fail)
      resolve(socket)
    })
  })
}

async function askReady(target: Target): Promise<void> {
  const url = `http://127.0.0.1:${target.port}/readyz`
  target.isReady = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => (await answer.text(), answer.ok),
    () => false,
  )
}
