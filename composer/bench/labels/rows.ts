import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { realData } from '../../../bench/real-data.ts'
import { type Half, halfOf, hashOf } from '../split.ts'

export type Records = Record<string, string>[]

/** Takes rows from each set in turn, ordered by hash, so that no set or page dominates. */
export function pick<Row extends { text: string }>(sets: Row[][], half: Half, most: number): Row[] {
  const queues = sets.map((rows) =>
    [...new Map(rows.map((row) => [hashOf(row.text), row]))]
      .filter(([, { text }]) => text.trim().length >= 20 && halfOf(text) === half)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row),
  )
  const picked: Row[] = []
  for (let n = 0; picked.length < most && queues.some((queue) => queue.length > n); n++)
    for (const queue of queues) {
      const row = queue[n]
      if (row && picked.length < most) picked.push(row)
    }
  return picked
}

export function csv(path: string, delimiter = ','): Records {
  const bytes = readFileSync(join(realData, path))
  const text = new TextDecoder().decode(path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
  return parse(text, { columns: true, delimiter, bom: true, relax_quotes: true, relax_column_count: true })
}

export const json = <Content>(path: string): Content => JSON.parse(lines(path).join('\n')) as Content

export const lines = (path: string): string[] => readFileSync(join(realData, path), 'utf8').split('\n')
