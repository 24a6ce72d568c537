import type { OutcomeNumber } from '@bizamply/contract/outcome-rules'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

export interface NumberLinkProps {
  number: OutcomeNumber
  count: number
  /** The row that contains it. */
  row?: { key: string; name: string }
  className?: string
}

/** A number that opens the reviews it counts; a zero opens nothing. */
export function NumberLink({ number, count, row, className = '' }: NumberLinkProps) {
  const t = useTranslations('outcomes')
  const format = useFormat()
  if (count === 0) return <span className={`${className} text-ink-3`}>{format.number(0)}</span>
  const name = t(`number.${number}`)
  return (
    <Link
      to="/analytics"
      search={(before) => ({ ...before, tab: 'outcomes', number, row: row?.key })}
      resetScroll={false}
      aria-label={row ? t('openOf', { row: row.name, name, count }) : t('open', { name, count })}
      className={`-mx-2.25 -my-1 px-2.25 py-1 rounded-xs underline decoration-line-strong underline-offset-3 hover:decoration-current ${className}`}
    >
      {format.number(count)}
    </Link>
  )
}
