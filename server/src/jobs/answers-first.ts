/** Work behind answers starts at the latest after this long, however many requests keep coming. */
const LONGEST_MS = 2000

/** Lets a burst of requests be answered before the work that they leave behind takes the processor. */
export interface AnswersFirst {
  /** Counts the request as open until its answer. */
  answer<T>(request: () => Promise<T>): Promise<T>
  /** Resolves when no request is open, or after `LONGEST_MS`. */
  whenAnswered(): Promise<void>
}

export function createAnswersFirst(): AnswersFirst {
  let open = 0
  const waiting = new Set<() => void>()
  return {
    answer: async (request) => {
      open++
      try {
        return await request()
      } finally {
        open--
        // A request that has arrived meanwhile counts before the work continues.
        if (open === 0) setImmediate(() => open === 0 && release(waiting))
      }
    },
    whenAnswered: () =>
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
