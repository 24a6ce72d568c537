/** Work never waits longer than this, even if requests keep coming. */
const LONGEST_MS = 2000

/** Delays background work until a burst of requests has been answered. */
export interface InFlightRequests {
  /** Counts the request as open until its response. */
  track<T>(request: () => Promise<T>): Promise<T>
  /** Resolves when no request is open, or after `LONGEST_MS`. */
  whenIdle(): Promise<void>
}

export function createInFlightRequests(): InFlightRequests {
  let open = 0
  const waiting = new Set<() => void>()
  return {
    track: async (request) => {
      open++
      try {
        return await request()
      } finally {
        open--
        // Work waits for requests that arrived in the meantime, too.
        if (open === 0) setImmediate(() => open === 0 && release(waiting))
      }
    },
    whenIdle: () =>
      open === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            const timer = setTimeout(go, LONGEST_MS)
            function go(): void {
              clearTimeout(timer)
              waiting.delete(go)
              resolve()
            }
            waiting.add(go)
          }),
  }
}

function release(waiting: ReadonlySet<() => void>): void {
  for (const go of waiting) go()
}
