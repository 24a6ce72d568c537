/** A request to the sandbox. It's logged when its headers arrive, so that aborted requests appear too. */
export interface Call {
  id: number
  at: string
  host: string
  /** The host's platform, or the host if it has none. */
  platform: string
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string
  bodyComplete: boolean
  status: number | null
  durationMs: number | null
  state: 'begun' | 'answered' | 'cut-off'
}

export interface Calls {
  begin(call: Pick<Call, 'at' | 'host' | 'platform' | 'method' | 'path' | 'query' | 'headers'>): Call
  all(host: string | null): Call[]
  find(id: number): Call | null
  latest(count: number): Call[]
}

const KEPT = 50_000

export function createCalls(): Calls {
  const calls: Call[] = []
  let lastId = 0
  return {
    begin: (start) => {
      lastId += 1
      const call: Call = {
        ...start,
        id: lastId,
        body: '',
        bodyComplete: false,
        status: null,
        durationMs: null,
        state: 'begun',
      }
      calls.push(call)
      if (calls.length > KEPT + 1000) calls.splice(0, calls.length - KEPT)
      return call
    },
    all: (host) => (host ? calls.filter((call) => call.host === host) : calls.slice(-KEPT)),
    find: (id) => calls.find((call) => call.id === id) ?? null,
    latest: (count) => calls.slice(-count).reverse(),
  }
}
