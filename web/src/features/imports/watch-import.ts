import type { ImportEntry } from '@bizamply/contract/imports'
import { api } from '../../lib/call.ts'

const ASK_EVERY_MS = 3000
const GIVE_UP_AFTER = 3

interface Waiting {
  since: number
  end: (entry: ImportEntry | null) => void
}

const waiting = new Map<string, Waiting>()

/** Waits until an import has ended, whatever screen is open; calls `onEnd` once for each import. */
export async function watchImport(importId: string, onEnd: (entry: ImportEntry) => void): Promise<void> {
  if (waiting.has(importId)) return
  const entry = await new Promise<ImportEntry | null>((resolve) => {
    waiting.set(importId, { since: Date.now(), end: resolve })
    void askUntilEnd(importId)
  })
  waiting.delete(importId)
  if (entry) onEnd(entry)
}

/** A list on screen is often newer than the next poll. A list read before the wait began is ignored. */
export function endSeenImports(entries: readonly ImportEntry[], readAt: number): void {
  for (const entry of entries) {
    const found = waiting.get(entry.importId)
    if (found && readAt > found.since && hasEnded(entry)) found.end(entry)
  }
}

async function askUntilEnd(importId: string): Promise<void> {
  for (let misses = 0; misses < GIVE_UP_AFTER;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    if (!waiting.has(importId)) return
    const found = await find(importId)
    if (found && hasEnded(found)) return waiting.get(importId)?.end(found)
    // After a few failures (signed out, another brand, no network), the wait ends.
    misses = found ? 0 : misses + 1
  }
  waiting.get(importId)?.end(null)
}

const hasEnded = ({ state }: ImportEntry): boolean => state !== 'running' && state !== 'undoing'

const find = (importId: string): Promise<ImportEntry | undefined> =>
  api.imports.list({ limit: '20' }).then(
    ({ data }) => data.find((entry) => entry.importId === importId),
    () => undefined,
  )
