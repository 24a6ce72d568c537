/** Lets others have the turn that wait for one, and comes back when it is this work's turn again. */
export type GiveWay = () => Promise<void>

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
