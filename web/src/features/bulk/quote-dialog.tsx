import type { BulkQuote } from '@bizamply/contract/bulk'
import { useTranslations } from 'use-intl'
import { useState, type ReactNode } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { useOnline } from '../../lib/events.ts'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../ui/dialog.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTimeToRead } from '../../lib/use-time-to-read.ts'
import { IncludeCritical } from './include-critical.tsx'
import { useBulkQuote, type BulkWish } from './queries.ts'
import { QuoteFacts } from './quote-facts.tsx'
import { ReplyPreviews } from './reply-previews.tsx'
import { SkippedReviews } from './skipped-reviews.tsx'
import { useStartBulk } from './use-start-bulk.ts'

export interface QuoteDialogProps {
  wish: BulkWish
  onStarted: () => void
  onClose: () => void
  /** A skipped review is opened in the list on screen. Without it, the link leads to a list of its own. */
  onReview?: () => void
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
  const wish = { ...given, includeCritical }
  // A colleague's job may be changing what is left.
  const quote = useBulkQuote(wish, state instanceof CallError)
  const start = async () => {
    setState('busy')
    try {
      await startBulk(wish, quote.data?.count)
      onStarted()
    } catch (error) {
      setState(CallError.from(error))
      void quote.refetch()
    }
  }
  const { data } = quote
  const name = wish.action === 'generate' ? 'generate' : wish.target
  const isOffline = !useOnline()
  const isUnread = useTimeToRead(data !== undefined)
  const short = data ? data.credits > data.available : false
  const links = { wish, inList: onReview !== undefined, onOpen: onReview ?? onClose }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
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
        {data && wish.action === 'send' && <ReplyPreviews previews={data.previews} count={data.count} />}
        {data && data.leftOut.length > 0 && (
          <SkippedReviews quote={data} isOpen={data.count === 0 || wish.action === 'generate'} {...links} />
        )}
        {data && data.critical > 0 && (
          <IncludeCritical
            count={data.critical}
            checked={includeCritical}
            onCheckedChange={setIncludeCritical}
            {...links}
          />
        )}
        {data && data.count > 0 && children?.(data)}
        {state instanceof CallError && (
          <ErrorPanel className="mt-3" error={state} say={(reason) => `${t('startFailed')} ${reason}`} />
        )}
        <DialogFooter>
          <DialogClose>
            <Button>{shared('cancel')}</Button>
          </DialogClose>
          <Button
            data-first
            variant="primary"
            busy={state === 'busy'}
            busyLabel={t('starting')}
            data-sending={(state === 'busy' && wish.action === 'send') || undefined}
            aria-disabled={!data || quote.isPlaceholderData || data.count === 0 || isOffline || isUnread}
            data-tooltip={isOffline ? words('why.offline') : undefined}
            onClick={() => void start()}
            {...(data && data.count > 0 && { price: t('credits', { count: data.credits }) })}
          >
            {data && data.count > 0
              ? (own?.start(data.count) ?? t(`start.${name}`, { count: data.count, number: format.number(data.count) }))
              : t(`startUnpriced.${name}`)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
