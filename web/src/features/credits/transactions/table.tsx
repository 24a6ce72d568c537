import type { Transaction } from '@bizamply/contract/credits'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { messageOf, snippet } from '../../../lib/transaction-words.ts'
import { Platform, State, TypePill } from './parts.tsx'
import { shortId, useTransactionWords } from './words.ts'

/** Newest first; clicking anywhere in a row opens its details. */
export function Table({ rows, open }: { rows: readonly Transaction[]; open: string | undefined }) {
  const t = useTranslations('transactions')
  return (
    <div className="@container">
      <table aria-label={t('title')} className="w-full table-fixed text-sm">
        <TableHead />
        <tbody>
          {rows.map((entry) => (
            <Row key={`${entry._id}${entry.status}`} entry={entry} isOpen={entry._id === open} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function TableHead() {
  const t = useTranslations('transactions')
  return (
    <thead className="sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_0_var(--line)]">
      <tr className="h-9 text-left text-xs whitespace-nowrap text-ink-3 *:font-medium">
        <th scope="col" className="w-29 pl-6 @min-[840px]:w-32 @min-[1100px]:w-36">
          {t('column.id')}
        </th>
        <th scope="col" className={`w-28 ${roomy}`}>
          {t('column.brand')}
        </th>
        <th scope="col" className="w-26 @min-[1100px]:w-28">
          {t('column.type')}
        </th>
        <th scope="col" className="w-17 @min-[840px]:w-28 @min-[1100px]:w-32">
          {t('column.platform')}
        </th>
        <th scope="col" className="w-18 pr-6 text-right">
          {t('column.credits')}
        </th>
        <th scope="col" className="w-22 @min-[1100px]:w-24">
          {t('column.status')}
        </th>
        <th scope="col" aria-sort="descending" className="w-28 @min-[1100px]:w-31">
          <span className="inline-flex items-center gap-1">
            {t('column.time')}
            <ArrowDown aria-hidden="true" size={12} />
          </span>
        </th>
        <th scope="col">{t('column.message')}</th>
        <th scope="col" className="w-12">
          <span className="sr-only">{t('column.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}

function Row({ entry, isOpen }: { entry: Transaction; isOpen: boolean }) {
  const t = useTranslations('transactions')
  const words = useTransactionWords()
  return (
    <tr
      className={`group relative h-12 compact:h-9 border-b border-line transition-colors duration-100 hover:bg-surface-2 ${isOpen ? 'bg-surface-2' : ''}`}
    >
      <th scope="row" className="pl-6 text-left text-xs font-medium text-ink tabular-nums">
        {shortId(entry._id)}
      </th>
      <td className={`pr-3 ${roomy}`}>
        <bdi className="block truncate text-ink">{words.brand(entry)}</bdi>
        <span className="block text-micro text-ink-3 tabular-nums">{words.brandId(entry)}</span>
      </td>
      <td>
        <TypePill type={entry.type} />
      </td>
      <td className="pr-2 text-ink-2">
        <Platform platform={entry.platform} nameClass="truncate @max-[839px]:sr-only" />
      </td>
      <td className={`pr-6 text-right font-medium tabular-nums ${words.ink(entry)}`}>{words.amount(entry)}</td>
      <td className="text-xs">
        <State status={entry.status} />
      </td>
      <td>
        <Moment at={entry.createdAt} />
      </td>
      <td className="pr-3">
        <span className="block truncate text-ink-2">{snippet(messageOf(entry))}</span>
      </td>
      <td className="pr-6">
        <Link
          from="/transactions"
          to="/transactions"
          search={(before) => ({ ...before, transaction: entry._id })}
          resetScroll={false}
          aria-haspopup="dialog"
          className="block after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          <span className="sr-only">
            {t('viewDetails')} {shortId(entry._id)}
          </span>
          <ChevronRight
            aria-hidden="true"
            size={16}
            className="ml-auto text-ink-3 transition-colors duration-100 group-hover:text-ink"
          />
        </Link>
      </td>
    </tr>
  )
}

/** Day and time on two lines, in the current timezone. */
function Moment({ at }: { at: string }) {
  const format = useFormat()
  const now = useTicking()
  return (
    <time dateTime={at} className="block whitespace-nowrap tabular-nums">
      <span className="block text-ink">{format.shortDate(at, now)}</span>{' '}
      <span className="block text-micro text-ink-3">{format.time(at)}</span>
    </time>
  )
}

/** Hides the brand column first when space is tight. */
const roomy = '@max-[1020px]:hidden'
