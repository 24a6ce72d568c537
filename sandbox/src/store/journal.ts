import { closeSync, existsSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { StoreEvent } from './events.ts'

/** Append-only JSON lines with exactly the acknowledged events. */
export interface Journal {
  append(event: StoreEvent): void
  close(): void
}

/** Opens the journal and returns its events, oldest first; with null, nothing is stored. */
export function openJournal(directory: string | null): { journal: Journal; past: StoreEvent[] } {
  if (directory === null) return { journal: { append: () => {}, close: () => {} }, past: [] }
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'journal.jsonl')
  const past = existsSync(path) ? readEvents(path) : []
  const file = openSync(path, 'a')
  return {
    past,
    journal: {
      append: (event) => {
        writeSync(file, `${JSON.stringify(event)}\n`)
      },
      close: () => closeSync(file),
    },
  }
}

// An incomplete last line was never acknowledged, so it is removed.
function readEvents(path: string): StoreEvent[] {
  const bytes = readFileSync(path)
  const end = bytes.lastIndexOf(0x0a) + 1
  if (end < bytes.length) truncateSync(path, end)
  const lines = bytes.subarray(0, end).toString('utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as StoreEvent)
}
