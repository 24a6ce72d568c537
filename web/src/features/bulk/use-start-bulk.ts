import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { newKey } from '../../lib/idempotency-keys.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { toast } from '../../ui/toast.ts'
import { reserveUndo, type UndoPlace } from '../../ui/undo-stack.ts'
import { bulkInput, type BulkWish } from './queries.ts'

/** The undo position of the job that was just started, until its progress is on screen. */
let begun: UndoPlace | null = null

/** What `z` says once a job has started to send. */
let sealedWords = ''

/** The undo position of the job on screen. */
export function takeUndoPlace(): UndoPlace {
  const place = begun ?? reserveUndo()
  place.sayWhenSealed(sealedWords)
  begun = null
  return place
}

/** How many replies the quote promised for the job that was just started here; the rest of its reviews are skipped. */
let promised: { jobId: string; count: number } | null = null

export const promisedOf = (jobId: string): number | null => (promised?.jobId === jobId ? promised.count : null)

/** Starts a bulk job. Until it has started, every try has one key, so that the same job can’t start twice. */
export function useStartBulk(): (wish: BulkWish, count?: number) => Promise<void> {
  const t = useTranslations('bulk')
  const { undoSeconds } = usePreferences()
  const pending = useRef<{ asked: string; key: string } | null>(null)
  return async (wish, count) => {
    const { action } = wish
    const input = bulkInput(wish)
    const asked = JSON.stringify(input)
    if (pending.current?.asked !== asked) pending.current = { asked, key: newKey() }
    // Undo is only needed for sending: customers never see generated drafts.
    const undo = action === 'send' ? { delaySeconds: undoSeconds } : {}
    const place = action === 'generate' || undoSeconds > 0 ? reserveUndo() : null
    begun = action === 'send' ? place : null
    sealedWords = t('alreadySending')
    try {
      const context = { idempotencyKey: pending.current.key }
      const { jobId } = await api.bulk.start({ ...input, ...undo }, { context })
      // Otherwise `z` would undo something older, although this is what the user has in mind.
      if (action === 'generate') place?.offer(() => toast.info(t('generateStays')), Infinity)
      promised = count === undefined ? null : { jobId, count }
    } catch (error) {
      place?.release()
      begun = null
      throw error
    }
    pending.current = null
  }
}
