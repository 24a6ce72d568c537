/** Counts of correct results. */
export interface Tally {
  right: number
  all: number
}

export const noTally = (): Tally => ({ right: 0, all: 0 })

export function add(tally: Tally, isRight: boolean): void {
  tally.all += 1
  if (isRight) tally.right += 1
}

export function count(tallies: Map<string, Tally>, key: string, isRight: boolean): void {
  const tally = tallies.get(key) ?? noTally()
  tallies.set(key, tally)
  add(tally, isRight)
}

export function sum(tallies: Map<string, Tally>): Tally {
  const total = noTally()
  for (const { right, all } of tallies.values()) {
    total.right += right
    total.all += all
  }
  return total
}

export const percent = ({ right, all }: Tally): number => (all === 0 ? 0 : (100 * right) / all)

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length

export function printRows(title: string, rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  console.log(`\n${title}`)
  for (const row of rows) console.log(`  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd())
}
