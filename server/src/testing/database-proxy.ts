import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy to the database that can drop, cut or hold connections. */
export interface DatabaseProxy {
  url: string
  /** Accepts connections but forwards nothing, like a database whose process is suspended. */
  stall(): void
  /** Cuts every connection and accepts no new one. */
  cut(): void
  /** Cuts the connection that sends `text`: before the database gets it, or after, dropping the response. */
  cutAt(text: string, when: 'before' | 'after', since?: string): Promise<void>
  /** Restores normal operation. */
  mend(): void
  close(): Promise<void>
}

interface Trap {
  text: string
  when: 'before' | 'after'
  since: string
  sprung: () => void
}

export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url)
  let state: 'open' | 'stalled' | 'cut' = 'open'
  let trap: Trap | null = null
  const pairs = new Set<[Socket, Socket]>()
  const cut = (): void => {
    state = 'cut'
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    let seen = ''
    client.on('data', (bytes) => {
      const text = bytes.toString('latin1')
      const hit = trap !== null && text.includes(trap.text) && (seen + text).includes(trap.since)
      seen += text
      if (!hit || !trap) return void upstream.write(bytes)
      const { when, sprung } = trap
      trap = null
      if (when === 'before') cut()
      else {
        pairs.delete(pair)
        client.destroy()
        upstream.on('data', () => undefined)
        upstream.end(bytes, cut)
      }
      sprung()
    })
    upstream.on('data', (bytes) => void client.write(bytes))
    for (const [one, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      if (state === 'stalled') one.pause()
      one.on('error', () => undefined)
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = new URL(url)
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: own.href,
    stall: () => {
      state = 'stalled'
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    cut,
    cutAt: (text, when, since = '') => new Promise((sprung) => (trap = { text, when, since, sprung })),
    mend: () => {
      state = 'open'
      for (const pair of pairs) for (const socket of pair) socket.resume()
    },
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
