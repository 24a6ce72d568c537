/** The product's time; only with the sandbox on is it ahead of the real one, and it never goes back. */
export function createClock(): { now: () => Date; setAhead: (milliseconds: number) => void } {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    setAhead: (milliseconds) => {
      ahead = Math.max(ahead, milliseconds)
    },
  }
}
