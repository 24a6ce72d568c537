import type { Transaction } from '@bizamply/contract/credits'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { messageOf, snippet } from '../../../lib/transaction-words.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Platform, State, TypePill } from './parts.tsx'
import { shortId, useTransactionWords } from './words.ts'

export interface TableProps {
  rows: readonly Transaction[]
  open: string | undefined
  /** With a single brand, every row would repeat it. */
  hasBrands: boolean
}

/** Newest first, with what happened next to the time; clicking anywhere in a row opens its details. */
export function Table({ rows, open, hasBrands }: TableProps) {
  const t = useTranslations('transactions')
  return (
    <div className="@container">
      <table aria-label={t('title')} className="w-full table-fixed text-sm">
        <TableHead hasBrands={hasBrands} />
        <tbody>
          {rows.map((entry) => (
            <Row key={`${entry._id}${entry.status}`} entry={entry} isOpen={entry._id === open} hasBrands={hasBrands} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function TableHead({ hasBrands }: Pick<TableProps, 'hasBrands'>) {
  const t = useTranslations('transactions')
  return (
    <thead className="sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_0_var(--line)]">
      <tr className="h-9 text-left text-xs whitespace-nowrap text-ink-3 *:font-medium">
        <th scope="col" aria-sort="descending" className="w-34 pl-6 @min-[1100px]:w-37">
          <span className="inline-flex items-center gap-1">
            {t('column.time')}
            <ArrowDown aria-hidden="true" size={12} />
          </span>
        </th>
        <th scope="col">{t('column.message')}</th>
        <th scope="col" className="w-26 @min-[1100px]:w-28">
          {t('column.type')}
        </th>
        <th scope="col" className="w-17 @min-[840px]:w-32 @min-[1100px]:w-36">
          {t('column.platform')}
        </th>
        <th scope="col" className="w-18 pr-6 text-right">
          {t('column.credits')}
        </th>
        <th scope="col" className="w-22 @min-[1100px]:w-24">
          {t('column.status')}
        </th>
        {hasBrands && (
          <th scope="col" className={`w-32 ${roomy}`}>
            {t('column.brand')}
          </th>
        )}
        <th scope="col" className={`w-26 ${fair}`}>
          {t('column.id')}
        </th>
        <th scope="col" className="w-12">
          <span className="sr-only">{t('column.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}

type RowProps = Pick<TableProps, 'hasBrands'> & { entry: Transaction; isOpen: boolean }

function Row({ entry, isOpen, hasBrands }: RowProps) {
  const t = useTranslations('transactions')
  const words = useTransactionWords()
  return (
    <tr
      className={`group relative h-12 compact:h-9 border-b border-line transition-colors duration-100 hover:bg-surface-2 ${isOpen ? 'bg-surface-2' : ''}`}
    >
      <td className="pl-6">
        <Moment at={entry.createdAt} />
      </td>
      <th scope="row" className="pr-4 text-left font-normal">
        <span className="block truncate text-ink">{snippet(messageOf(entry))}</span>
      </th>
      <td>
        <TypePill type={entry.type} />{' '}
        {entry.type === 'usage' && <span className="block text-micro text-ink-3">{words.action(entry)}</span>}
      </td>
      <td className="pr-2 text-ink-2">
        <Platform platform={entry.platform} nameClass="truncate @max-[839px]:sr-only" />
      </td>
      <td className={`pr-6 text-right font-medium tabular-nums ${words.ink(entry)}`}>{words.amount(entry)}</td>
      <td className="text-xs">
        <State status={entry.status} />
      </td>
      {hasBrands && (
        <td className={`pr-3 ${roomy}`}>
          <bdi className="block truncate text-ink-2">{words.brand(entry)}</bdi>
          <span className="block text-micro text-ink-3 tabular-nums">{words.brandId(entry)}</span>
        </td>
      )}
      <td className={`text-xs text-ink-3 tabular-nums ${fair}`}>{shortId(entry._id)}</td>
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

/** A cell per column, where the row's own will be. */
export function WaitingRow({ width, hasBrands }: Pick<TableProps, 'hasBrands'> & { width: number }) {
  return (
    <tr className="h-12 compact:h-9 border-b border-line">
      <td className="pl-6">
        <Skeleton className="h-3 w-16" />
      </td>
      <td className="pr-4">
        <Skeleton className="h-3" style={{ width: `${width}%` }} />
      </td>
      <td>
        <Skeleton className="h-5 w-14 rounded-full" />
      </td>
      <td className="pr-2">
        <Skeleton className="h-3 w-20 max-w-full" />
      </td>
      <td className="pr-6">
        <Skeleton className="ml-auto h-3 w-6" />
      </td>
      <td>
        <Skeleton className="h-3 w-16" />
      </td>
      {hasBrands && (
        <td className={roomy}>
          <Skeleton className="h-3 w-20" />
        </td>
      )}
      <td className={fair}>
        <Skeleton className="h-3 w-16" />
      </td>
      <td className="pr-6">
        <Skeleton className="ml-auto size-4" />
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

/** When space is tight, the brand is hidden first, then the ID; both are in the details. */
const roomy = '@max-[1020px]:hidden'
const fair = '@max-[900px]:hidden'
