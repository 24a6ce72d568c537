/**
 * The row once per comment if its text cell contains several, joined by `||`; cells with as many parts are split
 * alike.
 */
export function splitCells(row: string[], textAt: number | undefined): string[][] {
  if (textAt === undefined || !row[textAt]?.includes(joint)) return [row]
  const parts = row.map((cell) => cell.split(joint))
  const count = parts[textAt]?.length ?? 1
  return Array.from({ length: count }, (_, n) =>
    row.map((cell, at) => (parts[at]?.length === count ? (parts[at][n] ?? '') : cell)),
  )
}

/** Indexes of the text and rating cells that are joined in most rows; null if the file has none. */
export function findJoined(rows: string[][], texts: number[]): { text: number; rating: number } | null {
  for (const text of texts) {
    const joined = rows.filter((row) => row[text]?.includes(joint))
    if (joined.length < 3 || joined.length < rows.length / 4) continue
    const width = rows[0]?.length ?? 0
    for (let rating = 0; rating < width; rating++) {
      const parallel = joined.filter((row) => row[rating]?.split(joint).length === row[text]?.split(joint).length)
      const short = joined.every((row) => (row[rating]?.length ?? 0) < (row[rating]?.split(joint).length ?? 1) * 40)
      if (rating !== text && short && parallel.length > joined.length * 0.9) return { text, rating }
    }
  }
  return null
}

const joint = '||'
