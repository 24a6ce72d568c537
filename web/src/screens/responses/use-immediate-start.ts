import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { BulkWish } from '../../features/bulk/queries.ts'
import { useStartBulk } from '../../features/bulk/use-start-bulk.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import type { BulkActionsProps, ResponsesBulkProps } from './use-bulk-actions.ts'

/**
 * Starts what the summary has priced, and asks about the rest. Only drafts: a customer sees nothing of them, and their
 * generation can be stopped.
 */
export function useImmediateStart(
  { isSummarized, commentActions }: ResponsesBulkProps,
  ask: (wish: BulkWish) => void,
  onStarted: () => void,
): BulkActionsProps['onWish'] {
  const t = useTranslations('bulk')
  const startBulk = useStartBulk()
  const isBusy = useRef(false)
  const { available } = commentActions.means
  const start = async (wish: BulkWish) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await startBulk(wish)
      onStarted()
    } catch (error) {
      toast.warning(t('startFailed'), { description: CallError.from(error).message })
    }
    isBusy.current = false
  }
  return (wish, credits) => {
    const isCovered = credits !== undefined && available !== undefined && credits <= available
    const isPriced = isSummarized && isCovered && wish.action === 'generate' && 'commentIds' in wish.which
    if (isPriced) void start(wish)
    else ask(wish)
  }
}
