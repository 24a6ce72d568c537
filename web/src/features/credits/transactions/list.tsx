import type { Transaction } from '@bizamply/contract/credits'
import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { messageOf } from '../../../lib/transaction-words.ts'
import { Platform, State } from './parts.tsx'
import { shortId, useTransactionWords } from './words.ts'

/** The list on phones: rows with two lines, grouped by day. */
export function List({ rows, count }: { rows: readonly Transaction[]; count: number }) {
  const t = useTranslations('transactions')
  const format = useFormatter()
  const day = (at: string): string => format.dateTime(new Date(at), { weekday: 'long', month: 'long', day: 'numeric' })
  const days = Map.groupBy(rows, ({ createdAt }) => day(createdAt))
  return (
    <div>
      <p className="border-b border-line px-4 py-1.5 text-xs text-ink-2 tabular-nums sm:px-6">
        {t('results', { count })}
      </p>
      {[...days].map(([name, entries]) => (
        <section key={name} aria-label={name}>
          <h2 className="sticky top-0 z-10 border-b border-line bg-surface-2 px-4 py-1.5 sm:px-6 text-xs text-ink-2">
            {name}
          </h2>
          <ul>
            {entries.map((entry) => (
              <li key={`${entry._id}${entry.status}`} className="border-b border-line">
                <Row entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Row({ entry }: { entry: Transaction }) {
  const format = useFormat()
  const words = useTransactionWords()
  const t = useTranslations('transactions')
  return (
    <Link
      from="/transactions"
      to="/transactions"
      search={(before) => ({ ...before, transaction: entry._id })}
      resetScroll={false}
      aria-haspopup="dialog"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2.5 sm:px-6 compact:py-1.5 -outline-offset-2 hover:bg-surface-2"
    >
      <span className="truncate text-sm text-ink">{messageOf(entry)}</span>{' '}
      <span className={`text-right text-sm font-medium tabular-nums ${words.ink(entry)}`}>
        {words.amount(entry)} <span className="sr-only">{t('amountUnit', { count: words.count(entry) })}</span>
      </span>{' '}
      <span className="flex min-w-0 items-center gap-1.5 text-xs text-ink-2">
        <Platform platform={entry.platform} />
        <Dot />
        <span className="whitespace-nowrap">{words.action(entry)}</span>
        {entry.status !== 'success' && (
          <>
            <Dot />
            <State status={entry.status} />
          </>
        )}
      </span>{' '}
      <time dateTime={entry.createdAt} className="text-right text-xs whitespace-nowrap text-ink-3 tabular-nums">
        {format.time(entry.createdAt)}
      </time>
      <span className="sr-only">{shortId(entry._id)}</span>
    </Link>
  )
}

const Dot = () => (
  <span aria-hidden="true" className="text-ink-3">
    ·
  </span>
)
