/** Lets others have the turn that wait for one, and comes back when it is this work's turn again. */
export type GiveWay = () => Promise<void>

/** How long one has the turn while others wait. */
const TURN_ROWS = 2000
const TURN_MS = 5000

/** Counts what was done since it is this work's turn. */
export interface Turn {
  /** Adds rows that are stored; true when others are to go first. */
  isOver(rows: number): boolean
  /** Gives way, with nothing under way; a turn of its own begins behind it. */
  pass(): Promise<void>
}

export function beginTurn(giveWay: GiveWay): Turn {
  let [rows, ends] = [0, performance.now() + TURN_MS]
  return {
    isOver: (more) => (rows += more) >= TURN_ROWS || performance.now() >= ends,
    pass: async () => {
      await giveWay()
      ;[rows, ends] = [0, performance.now() + TURN_MS]
    },
  }
}

/** Work that nobody waits for. */
export const goOn: GiveWay = () => Promise.resolve()

/** Runs one piece of long work at a time; who gives way goes on behind all that wait. */
export function takeTurns(): (work: (giveWay: GiveWay) => Promise<void>) => Promise<void> {
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
  const giveWay = async (): Promise<void> => {
    if (waiting.length === 0) return
    const again = enter()
    leave()
    await again
  }
  return async (work) => {
    await enter()
    try {
      await work(giveWay)
    } finally {
      leave()
    }
  }
}
