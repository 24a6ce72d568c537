import { useRef } from 'react'
import { api } from '../../lib/call.ts'
import { newKey } from '../../lib/idempotency-keys.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { reserveUndo, type UndoPlace } from '../../ui/undo-stack.ts'
import { bulkInput, type BulkWish } from './queries.ts'

/** The undo position of the job that was just started, until its progress is on screen. */
let begun: UndoPlace | null = null

/** The undo position of the job on screen. */
export function takeUndoPlace(): UndoPlace {
  const place = begun ?? reserveUndo()
  begun = null
  return place
}

/** How many replies the quote promised for the job that was just started here; the rest of its reviews are skipped. */
let promised: { jobId: string; count: number } | null = null

export const promisedOf = (jobId: string): number | null => (promised?.jobId === jobId ? promised.count : null)

/** Starts a bulk job. Until it has started, every try has one key, so that the same job can’t start twice. */
export function useStartBulk(): (wish: BulkWish, count?: number) => Promise<void> {
  const { undoSeconds } = usePreferences()
  const pending = useRef<{ asked: string; key: string } | null>(null)
  return async (wish, count) => {
    const { action } = wish
    const input = bulkInput(wish)
    const asked = JSON.stringify(input)
    if (pending.current?.asked !== asked) pending.current = { asked, key: newKey() }
    // Undo is only needed for sending: customers never see generated drafts.
    const undo = action === 'send' ? { delaySeconds: undoSeconds } : {}
    const place = action === 'send' && undoSeconds > 0 ? reserveUndo() : null
    begun = place
    try {
      const context = { idempotencyKey: pending.current.key }
      const { jobId } = await api.bulk.start({ ...input, ...undo }, { context })
      promised = count === undefined ? null : { jobId, count }
    } catch (error) {
      place?.release()
      begun = null
      throw error
    }
    pending.current = null
  }
}
