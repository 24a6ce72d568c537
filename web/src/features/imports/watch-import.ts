import type { ImportEntry } from '@bizamply/contract/imports'
import { api } from '../../lib/call.ts'

const ASK_EVERY_MS = 3000
const GIVE_UP_AFTER = 3

const watched = new Set<string>()

/** Asks until an import has ended, wherever in the console the person is by then; `onEnd` once for each. */
export async function watchImport(importId: string, onEnd: (entry: ImportEntry) => void): Promise<void> {
  if (watched.has(importId)) return
  watched.add(importId)
  const entry = await endOf(importId)
  watched.delete(importId)
  if (entry) onEnd(entry)
}

async function endOf(importId: string): Promise<ImportEntry | null> {
  for (let misses = 0; misses < GIVE_UP_AFTER;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    const found = await find(importId)
    if (found && found.state !== 'running' && found.state !== 'undoing') return found
    // Signed out, another brand, no network: after a few times nobody waits for it any more.
    misses = found ? 0 : misses + 1
  }
  return null
}

const find = (importId: string): Promise<ImportEntry | undefined> =>
  api.imports.list({ limit: '20' }).then(
    ({ data }) => data.find((entry) => entry.importId === importId),
    () => undefined,
  )
