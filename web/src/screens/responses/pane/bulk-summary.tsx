import type { Comment } from '@bizamply/contract/comments'
import { TriangleAlert, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { shareRows, type ShareRow } from '../../../features/bulk/share-rows.ts'
import { Shares, type SharesProps } from '../../../features/bulk/shares.tsx'
import { isFiltered, type Filters, type Tab } from '../../../features/comments/filtering/filters.ts'
import type { Selection } from '../../../features/comments/list/use-selection.ts'
import { useReadingWords } from '../../../features/comments/reading/reading-words.ts'
import { ProductPicture } from '../../../features/comments/row/product-picture.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useLanguageName } from '../../../lib/language-name.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { CommentActions } from '../use-comment-actions.ts'
import { BulkButtons } from './bulk-buttons.tsx'
import { BulkCost } from './bulk-cost.tsx'
import { SelectionKeys } from './selection-keys.tsx'

export interface BulkSummaryProps {
  selection: Selection
  comments: Comment[]
  /** Number of comments in the list. */
  total: number
  filters: Filters
  commentActions: CommentActions
  /** A review that the job would skip is opened. */
  onReview: () => void
}

/** What is selected: ratings, languages, what the tab's action costs, and what needs a person. */
export function BulkSummary({ selection, comments, total, filters, commentActions, onReview }: BulkSummaryProps) {
  const t = useTranslations('bulk')
  const format = useFormat()
  const nameOf = useLanguageName()
  const chosen = comments.filter(({ _id }) => selection.set.has(_id))
  const ratings = shareRows(
    chosen,
    ({ rating }) => (rating === null ? 'none' : `${Math.round(Number(rating))}`),
    byRating,
  )
  const languages = shareRows(chosen, ({ language }) => language ?? 'none', byCount)
  return (
    <section aria-label={t('summary')} className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-13 shrink-0 items-center gap-2 border-b border-line px-6 py-1.5">
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-5 font-semibold text-ink tabular-nums">
            {t('selected', { count: format.number(selection.count) })}
          </h2>
          <p className="text-xs text-ink-3">
            {selection.everything
              ? t('everythingLoaded', { count: chosen.length })
              : t(`ofTotal.${isFiltered(filters) ? 'filtered' : filters.status}`, { count: total })}
          </p>
        </div>
        <SelectAll {...{ selection, total, filters }} loaded={comments.length} />
        <IconButton label={t('clear')} icon={<X size={16} />} tooltip={false} onClick={selection.clear} />
      </header>
      <div className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto px-6 py-5">
        <BulkButtons
          {...{ chosen, commentActions, selection }}
          hasKeys={false}
          isHideable={filters.status !== 'sent'}
        />
        <div className="grid grid-cols-2 gap-8 empty:hidden">
          <SharesOfMany
            title={t('ratings')}
            rows={ratings}
            nameOf={(key) => (key === 'none' ? t('noRating') : t('stars', { count: Number(key) }))}
          />
          <SharesOfMany
            title={t('languages')}
            rows={languages}
            nameOf={(key) => (key === 'none' ? t('noLanguage') : nameOf(key))}
          />
        </div>
        <BulkCost {...{ selection, chosen, filters, onReview }} means={commentActions.means} />
        <Sensitive comments={chosen} tab={filters.status} onDeselect={(id) => selection.select(id, false)} />
      </div>
      <SelectionKeys {...{ chosen, filters }} means={commentActions.means} />
    </section>
  )
}

/** Selects the whole list; sent reviews, which are only removed, just as far as they are on screen. */
function SelectAll({
  selection,
  total,
  filters,
  loaded,
}: Pick<BulkSummaryProps, 'selection' | 'total' | 'filters'> & { loaded: number }) {
  const t = useTranslations('bulk')
  const format = useFormat()
  const isMore = total > loaded && filters.status !== 'sent'
  if (selection.everything || (selection.isWhole && !isMore)) return null
  const count = format.number(isMore ? total : loaded)
  return (
    <Button size="sm" onClick={isMore ? selection.selectEverything : selection.selectPage}>
      {t(total > loaded && !isMore ? 'selectLoaded' : 'selectAllMatching', { count })}
    </Button>
  )
}

/** Bars of one value, or of one review each, say nothing. */
const SharesOfMany = (props: SharesProps) =>
  props.rows.length > 1 && props.rows.some(({ count }) => count > 1) && <Shares {...props} />

/** Reviews without stars come last. */
const byRating = (a: ShareRow, b: ShareRow) => starsOf(b) - starsOf(a)
const starsOf = ({ key }: ShareRow): number => (key === 'none' ? 0 : Number(key))
const byCount = (a: ShareRow, b: ShareRow) => b.count - a.count

interface SensitiveProps {
  comments: Comment[]
  tab: Tab
  onDeselect: (id: string) => void
}

function Sensitive({ comments, tab, onDeselect }: SensitiveProps) {
  const t = useTranslations('bulk')
  const words = useReadingWords()
  const sensitive = comments.filter(({ risks }) => risks.length > 0)
  if (sensitive.length === 0) return null
  return (
    <section className="rounded-lg bg-danger-soft px-4 py-3">
      <h3 className="flex items-center gap-2 text-sm font-medium text-danger-ink">
        <TriangleAlert aria-hidden="true" size={16} />
        {t('sensitive', { count: sensitive.length })}
      </h3>
      <p className="mt-0.5 text-xs text-ink-2">{t(`sensitiveText.${tab}`)}</p>
      <ul className="mt-2 grid gap-2">
        {sensitive.slice(0, SHOWN).map((comment) => (
          <li key={comment._id} className="flex items-center gap-2 text-xs">
            <ProductPicture src={comment.product_img} name={comment.product_title ?? comment.customerName} size={20} />
            <bdi className="min-w-0 truncate font-medium text-ink">{comment.customerName}</bdi>
            <Stars rating={comment.rating} />
            <span className="min-w-0 flex-1 truncate text-ink-2">{comment.risks.map(words.risk).join(', ')}</span>
            <Button size="xs" variant="ghost" onClick={() => onDeselect(comment._id)}>
              {t('deselect')}
            </Button>
          </li>
        ))}
      </ul>
      {sensitive.length > SHOWN && (
        <p className="mt-2 text-xs text-ink-2">{t('moreItems', { count: sensitive.length - SHOWN })}</p>
      )}
    </section>
  )
}

const SHOWN = 6
