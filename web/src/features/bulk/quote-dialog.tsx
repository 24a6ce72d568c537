import type { BulkQuote } from '@bizamply/contract/bulk'
import { useTranslations } from 'use-intl'
import { useState, type ReactNode } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { useOnline } from '../../lib/events.ts'
import { useFormat } from '../../lib/format.ts'
import { useMedia } from '../../lib/media.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../ui/dialog.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTimeToRead } from '../../lib/use-time-to-read.ts'
import { adjustQuote, splitOf } from './leave-out.ts'
import { useBulkQuote, type BulkWish } from './queries.ts'
import { QuoteFacts } from './quote-facts.tsx'
import { ReplyPreviews } from './reply-previews.tsx'
import { SendSummary } from './send-summary.tsx'
import { SkippedReviews } from './skipped-reviews.tsx'
import { useStartBulk } from './use-start-bulk.ts'

export interface QuoteDialogProps {
  wish: BulkWish
  onStarted: () => void
  onClose: () => void
  /** A skipped review is opened in the list on screen. Without it, the link leads to a list of its own. */
  onReview?: (commentId: string) => void
  /** For an action that has its own name for what it does. */
  words?: { title: string; text: (count: number | undefined) => string; start: (count: number) => string }
  /** More about what it will process, below the cost. */
  children?: (quote: BulkQuote) => ReactNode
}

/** What a bulk job would do and cost, before it starts. */
export function QuoteDialog({ wish: given, onStarted, onClose, onReview, words: own, children }: QuoteDialogProps) {
  const t = useTranslations('bulk')
  const shared = useTranslations('shared')
  const words = useTranslations('replies')
  const format = useFormat()
  const startBulk = useStartBulk()
  const [state, setState] = useState<'still' | 'busy' | CallError>('still')
  const [includeCritical, setIncludeCritical] = useState(false)
  const [exceptIds, setExceptIds] = useState<string[]>([])
  const wish = { ...given, includeCritical, exceptIds }
  // A colleague's job may be changing what is left.
  const quote = useBulkQuote(wish, state instanceof CallError)
  const adjusted = quote.data && adjustQuote(quote.data, wish)
  const data = adjusted ?? quote.data
  const isUnpriced = !data || data.count === 0 || (quote.isPlaceholderData && !adjusted)
  const start = async () => {
    setState('busy')
    try {
      await startBulk(wish, data?.count)
      onStarted()
    } catch (error) {
      setState(CallError.from(error))
      void quote.refetch()
    }
  }
  const isSend = wish.action === 'send'
  const name = isSend ? wish.target : 'generate'
  const isOffline = !useOnline()
  // There a name with a long price fills its button.
  const isNarrow = useMedia('(max-width: 399px)')
  const isUnread = useTimeToRead(data !== undefined)
  const short = data ? data.credits > data.available : false
  const startOf = (count: number): string => {
    const number = format.number(count)
    return isNarrow
      ? t(`startShort.${wish.action}`, { number })
      : (own?.start(count) ?? t(`start.${name}`, { count, number }))
  }
  const links = { wish, inList: onReview !== undefined, onOpen: onReview ?? onClose }
  return (
    <Dialog open onOpenChange={(open) => !open && state !== 'busy' && onClose()}>
      <DialogContent
        width={isSend ? 640 : 480}
        title={own?.title ?? t(`title.${name}`)}
        description={own?.text(data?.count) ?? t(`text.${name}`)}
        onOpenAutoFocus={focusField}
      >
        {quote.isPending && <Skeleton className="h-24" />}
        {quote.isError && !data && (
          <ErrorPanel
            error={quote.error}
            say={(reason) => `${t('quoteFailed')} ${reason}`}
            onRetry={() => void quote.refetch()}
          />
        )}
        {data && <QuoteFacts quote={data} short={short} action={wish.action} />}
        {data && !isSend && data.leftOut.length > 0 && <SkippedReviews quote={data} isOpen {...links} />}
        {data && isSend && (
          <>
            <SendSummary quote={data} onIncludeCritical={setIncludeCritical} {...links} />
            <ReplyPreviews {...splitOf(data, exceptIds)} exceptIds={exceptIds} onExcept={setExceptIds} />
          </>
        )}
        {data && data.count > 0 && children?.(data)}
        {state instanceof CallError && (
          <ErrorPanel className="mt-3" error={state} say={(reason) => `${t('startFailed')} ${reason}`} />
        )}
        <DialogFooter>
          <DialogClose>
            {/* Enter on a dialog that just opened spends nothing. */}
            <Button data-first className="max-sm:flex-none!" disabled={state === 'busy'}>
              {shared('cancel')}
            </Button>
          </DialogClose>
          <Button
            variant="primary"
            busy={state === 'busy'}
            busyLabel={t('starting')}
            data-sending={(state === 'busy' && isSend) || undefined}
            aria-disabled={isUnpriced || isOffline || isUnread}
            data-tooltip={isOffline ? words('why.offline') : undefined}
            onClick={() => void start()}
            {...(data && data.count > 0 && { price: t('credits', { count: data.credits }) })}
          >
            {data && data.count > 0 ? startOf(data.count) : t(`startUnpriced.${name}`)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
