/** The product's time. Only with the sandbox can it be ahead of real time, and it never goes back. */
export function createClock(): { now: () => Date; setAhead: (milliseconds: number) => void } {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    setAhead: (milliseconds) => {
      ahead = Math.max(ahead, milliseconds)
    },
  }
}
