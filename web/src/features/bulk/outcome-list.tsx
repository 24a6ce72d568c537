import { CircleAlert, CircleCheck, CircleDashed, CircleMinus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useBulkItems, type BulkItem } from './queries.ts'
import { ReplyWords } from './reply-words.tsx'

export interface OutcomeListProps {
  jobId: string
  renderLink: (commentId: string, words: string) => ReactNode
}

const SHOWN = 50

/** The outcome for each comment: failures first, and drafts to be read before plain ones. */
export function OutcomeList({ jobId, renderLink }: OutcomeListProps) {
  const t = useTranslations('bulk')
  const items = useBulkItems(jobId, true)
  const [shown, setShown] = useState(SHOWN)
  if (items.isPending) return <Skeleton className="h-16" />
  if (!items.data) {
    return <ErrorPanel error={items.error} onRetry={() => void items.refetch()} />
  }
  const [plain, others] = [items.data.filter(isPlain), items.data.filter((item) => !isPlain(item))]
  const more = items.data.length - shown
  // The title says it already.
  const allDone = items.data.every(({ state }) => state === 'done')
  return (
    <>
      <ul aria-label={t('items')} className="grid gap-1 text-xs">
        {[...others, ...plain].slice(0, shown).map((item) => (
          <Item
            key={item.commentId}
            item={item}
            isStateHidden={allDone}
            link={renderLink(item.commentId, nameOf(item))}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button size="xs" variant="ghost" className="mt-1" onClick={() => setShown(shown + 200)}>
          {t('moreItems', { count: more })}
        </Button>
      )}
    </>
  )
}

const isPlain = ({ state, reason }: BulkItem): boolean => state === 'done' && !reason

const nameOf = ({ customerName, product_title }: BulkItem): string =>
  product_title ? `${customerName}, ${product_title}` : customerName

const icons = { done: CircleCheck, failed: CircleAlert, skipped: CircleMinus, waiting: CircleDashed } as const
const inks = {
  done: 'text-sent-ink',
  failed: 'text-danger-ink',
  skipped: 'text-pending-ink',
  waiting: 'text-ink-3',
} as const

function Item({ item, isStateHidden, link }: { item: BulkItem; isStateHidden: boolean; link: ReactNode }) {
  const t = useTranslations('bulk')
  const Icon = icons[item.state]
  return (
    <li className={`grid gap-0.5 ${item.reply ? 'border-b border-line pt-1 pb-2 last:border-0' : ''}`}>
      <span className="flex min-h-6 items-center gap-2">
        <Icon aria-hidden="true" size={14} className={`shrink-0 ${inks[item.state]}`} />
        <span className={isStateHidden ? 'sr-only' : `shrink-0 ${inks[item.state]}`}>{t(`state.${item.state}`)}</span>
        <span className="min-w-0 truncate">{link}</span>
        {item.reason && <span className="min-w-0 truncate text-ink-2">{item.reason}</span>}
      </span>
      {item.reply && <ReplyWords text={item.reply} />}
    </li>
  )
}
