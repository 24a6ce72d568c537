import type { Transaction } from '@bizamply/contract/credits'
import type { Customer } from '@bizamply/contract/customer-details'
import { Receipt, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { nameOf } from '../name-of.ts'
import { Pages } from '../pages.tsx'
import { useHistory } from '../queries.ts'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryList } from './history-list.tsx'
import { HistoryTable } from './history-table.tsx'
import { HistoryTotals } from './history-totals.tsx'
import { isFiltered, type HistoryFilter } from './filter.ts'
import { RefundDialog } from './refund-dialog.tsx'
import type { HistoryRowsProps } from './parts.tsx'

export interface HistoryDialogProps {
  customer: Customer
  onClose: () => void
}

/** All transactions of a customer. A charge can be refunded once. */
export function HistoryDialog({ customer, onClose }: HistoryDialogProps) {
  const t = useTranslations('customerTransactions')
  const shared = useTranslations('shared')
  const [filter, setFilter] = useState<HistoryFilter>({})
  const [page, setPage] = useState(1)
  const [refunding, setRefunding] = useState<Transaction | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const history = useHistory(customer._id, filter, page)
  const { data } = history
  const balance = data?.currentBalance ?? customer
  const change = (next: HistoryFilter) => {
    setFilter(next)
    setPage(1)
  }
  const turn = (next: number) => {
    setPage(next)
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        width={936}
        title={t('title')}
        description={t('text', {
          name: nameOf(customer),
          available: balance.availableCredits,
          total: balance.totalCredits,
        })}
      >
        <div ref={top} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {(data || history.isPending) && <HistoryTotals data={data} />}
          <HistoryFilters filter={filter} onChange={change} />
          <Entries history={history} filter={filter} onRefund={setRefunding} onClear={() => change({})} />
          {data && (
            <Pages
              className=""
              current={data.pagination.currentPage}
              total={data.pagination.totalPages}
              count={data.pagination.totalCount}
              onPage={turn}
            />
          )}
        </div>
        <DialogFooter>
          <DialogClose>
            <Button>{shared('close')}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
      {refunding && <RefundDialog customer={customer} transaction={refunding} onClose={() => setRefunding(null)} />}
    </Dialog>
  )
}

interface EntriesProps extends Pick<HistoryRowsProps, 'onRefund'> {
  history: ReturnType<typeof useHistory>
  filter: HistoryFilter
  onClear: () => void
}

function Entries({ history, filter, onRefund, onClear }: EntriesProps) {
  const t = useTranslations('customerTransactions')
  const narrow = useMedia('(max-width: 1023px)')
  const { data, error, isPlaceholderData, refetch } = history
  if (!data && !error) return <Waiting />
  const failure = error && (
    <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={() => void refetch()} />
  )
  if (!data) return failure
  const Rows = narrow ? HistoryList : HistoryTable
  return (
    <div aria-busy={isPlaceholderData || undefined} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {failure}
      {data.transactions.length > 0 ? (
        <Rows rows={data.transactions} refunded={data.refunded} onRefund={onRefund} />
      ) : (
        <EmptyState
          heading="h3"
          icon={isFiltered(filter) ? <Search size={20} /> : <Receipt size={20} />}
          title={t('nothing')}
          text={t(isFiltered(filter) ? 'nothingMatches' : 'nothingText')}
          action={isFiltered(filter) ? <Button onClick={onClear}>{t('clear')}</Button> : undefined}
        />
      )}
    </div>
  )
}

function Waiting() {
  const t = useTranslations('customerTransactions')
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-9" />
      ))}
    </div>
  )
}
