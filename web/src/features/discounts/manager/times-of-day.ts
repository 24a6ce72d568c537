/** Every half hour as `09:30`, with the given other times in their places. */
export const timesOfDay = (others: readonly string[]): string[] => [...new Set([...halfHours, ...others])].toSorted()

const halfHours = Array.from(
  { length: 48 },
  (_, n) => `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
)
