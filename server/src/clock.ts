/** The product's time; only with the sandbox on can it be moved, and only forward. */
export function createClock(): { now: () => Date; advance: (milliseconds: number) => Date } {
  let ahead = 0
  const now = (): Date => new Date(Date.now() + ahead)
  return {
    now,
    advance: (milliseconds) => {
      ahead += milliseconds
      return now()
    },
  }
}
