import { RecordSplitter, type Dialect } from './split-records.ts'

/** The delimiter, quotes and line ends that give the most even table. */
export function sniffDialect(head: string, whole: boolean, fileName: string): Dialect & { skip: number } {
  const newline = !head.includes('\n') && head.includes('\r') ? '\r' : '\n'
  const stated = /^sep=(.)\r?\n/i.exec(head)?.[1]
  if (stated) return { delimiter: stated, quoted: true, newline, skip: 1 }
  let best: Dialect & { skip: number } = { delimiter: byName(fileName), quoted: true, newline, skip: 0 }
  let bestScore = 0
  for (const delimiter of [',', ';', '\t', '|'])
    for (const quoted of [true, false]) {
      const score = evenness(head, { delimiter, quoted, newline }, whole) * (quoted ? 1 : 0.97)
      if (score > bestScore) [best, bestScore] = [{ delimiter, quoted, newline, skip: 0 }, score]
    }
  return best
}

/** Share of records with the most frequent cell count; more cells score slightly higher, single cells zero. */
function evenness(head: string, dialect: Dialect, whole: boolean): number {
  const counts = new Map<number, number>()
  let all = 0
  for (const { cells, unclosed } of new RecordSplitter(dialect).push(head, whole)) {
    if (all === sample) break
    if (cells.every((cell) => cell.trim() === '')) continue
    all++
    const size = unclosed ? 0 : cells.length
    counts.set(size, (counts.get(size) ?? 0) + 1)
  }
  const [size, most] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0]
  return size < 2 ? 0 : (most / all) * (1 + Math.min(size, 20) / 100)
}

// If the text doesn't show it, as in a file with one column.
const byName = (fileName: string): string => (/\.(?:tsv|tab)(?:\.gz)?$/i.test(fileName) ? '\t' : ',')

const sample = 300
