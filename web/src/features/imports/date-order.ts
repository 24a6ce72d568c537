export interface BothReadings {
  cell: string
  DMY: Date
  MDY: Date
}

const dayAndMonth = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})\b/

/** A cell of the file that is a valid date in both orders, day first or month first. */
export function bothReadings(cells: readonly string[]): BothReadings | null {
  for (const cell of cells) {
    const [, first, second, year] = dayAndMonth.exec(cell) ?? []
    if (!first || !second || !year) continue
    const [a, b] = [Number(first), Number(second)]
    if (a === b || a > 12 || b > 12 || a === 0 || b === 0) continue
    const whole = year.length === 2 ? 2000 + Number(year) : Number(year)
    return { cell: cell.trim(), DMY: noon(whole, b, a), MDY: noon(whole, a, b) }
  }
  return null
}

// A calendar day, as noon UTC.
const noon = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day, 12))
