/** Lets work that waits in the fair queue run first; resolves when this work runs again. */
export type YieldToOthers = () => Promise<void>

export type InFairQueue = YieldToOthers & {
  /** Waits for something slow, such as a platform, outside the fair queue. */
  whileWaiting<T>(wait: () => Promise<T>): Promise<T>
}

/** How much a piece of long work does before it yields. */
const SLICE_ROWS = 2000
const SLICE_MS = 5000

/** Counts what a piece of long work did since it last yielded. */
export interface TimeSlice {
  /** Adds stored rows; true when it is time to yield. */
  isOver(rows: number): boolean
  /** Yields, with nothing in flight, and starts the next slice. */
  yield(): Promise<void>
}

export function startTimeSlice(yieldToOthers: YieldToOthers): TimeSlice {
  let [rows, ends] = [0, performance.now() + SLICE_MS]
  return {
    isOver: (more) => (rows += more) >= SLICE_ROWS || performance.now() >= ends,
    yield: async () => {
      await yieldToOthers()
      ;[rows, ends] = [0, performance.now() + SLICE_MS]
    },
  }
}

/** For work without a queue behind it. */
export const noYield: InFairQueue = Object.assign(() => Promise.resolve(), {
  whileWaiting: <T>(wait: () => Promise<T>): Promise<T> => wait(),
})

/** Runs one piece of long work at a time; work that yields continues after everything that waits. */
export function createFairQueue(): (work: (yieldToOthers: InFairQueue) => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = []
  let isTaken = false
  const enter = (): Promise<void> => {
    if (isTaken) return new Promise((resolve) => void waiting.push(resolve))
    isTaken = true
    return Promise.resolve()
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else isTaken = false
  }
  const yieldNow = async (): Promise<void> => {
    if (waiting.length === 0) return
    const again = enter()
    leave()
    await again
  }
  const whileWaiting = async <T>(wait: () => Promise<T>): Promise<T> => {
    leave()
    try {
      return await wait()
    } finally {
      await enter()
    }
  }
  const yieldToOthers = Object.assign(yieldNow, { whileWaiting })
  return async (work) => {
    await enter()
    try {
      await work(yieldToOthers)
    } finally {
      leave()
    }
  }
}
