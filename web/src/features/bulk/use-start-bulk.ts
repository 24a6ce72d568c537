import { useRef } from 'react'
import { api } from '../../lib/call.ts'
import { newKey } from '../../lib/idempotency-keys.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { reserveUndo, type UndoPlace } from '../../ui/undo-stack.ts'
import type { BulkWish } from './queries.ts'

/** The undo position of the job that was just started, until its progress is on screen. */
let begun: UndoPlace | null = null

/** The undo position of the job on screen. */
export function takeUndoPlace(): UndoPlace {
  const place = begun ?? reserveUndo()
  begun = null
  return place
}

/** Starts a bulk job. Until it has started, every try has one key, so that the same job can’t start twice. */
export function useStartBulk(): (wish: BulkWish) => Promise<void> {
  const { undoSeconds } = usePreferences()
  const pending = useRef<{ wish: string; key: string } | null>(null)
  return async ({ action, target, which }) => {
    const wish = JSON.stringify([action, target, which])
    if (pending.current?.wish !== wish) pending.current = { wish, key: newKey() }
    // Undo is only needed for sending: customers never see generated drafts.
    const undo = action === 'send' ? { delaySeconds: undoSeconds } : {}
    const place = action === 'send' && undoSeconds > 0 ? reserveUndo() : null
    begun = place
    try {
      await api.bulk.start({ action, target, ...undo, ...which }, { context: { idempotencyKey: pending.current.key } })
    } catch (error) {
      place?.release()
      begun = null
      throw error
    }
    pending.current = null
  }
}
