import type { ImportPreview } from '@bizamply/contract/imports'
import { CheckCheck } from 'lucide-react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { Spinner } from '../../ui/spinner.tsx'
import { Stars } from '../../ui/stars.tsx'

type Row = ImportPreview['sample'][number]
type Read = Exclude<Row, { reason: string }>

export interface SampleProps {
  preview: ImportPreview
  renewing: boolean
  failure: string | null
}

const SHOWN = 3

/** The first rows as the inbox would show them, updated with every choice. */
export function Sample({ preview, renewing, failure }: SampleProps) {
  const t = useTranslations('imports')
  const { sample: rows, kind } = preview
  return (
    <section>
      <div className="flex min-h-5 items-center justify-between gap-3">
        <h2 className="text-sm font-semibold text-ink">{t('sample')}</h2>
        <p role="status" className="flex items-center gap-1.5 text-xs text-ink-3">
          {renewing && <Spinner size={12} />}
          {renewing && t('renewing')}
        </p>
      </div>
      <p className="text-xs text-ink-3">{t('sampleHint')}</p>
      {failure && <p className="mt-2 text-xs text-danger-ink">{t('sampleFailed', { reason: failure })}</p>}
      {rows.length === 0 ? (
        <p className="mt-3 text-sm text-ink-2">{t('sampleNone')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {rows.slice(0, SHOWN).map((row, place) => (
            // A row can contain several comments.
            <li key={place} className="py-3">
              {'reason' in row ? (
                <Refused {...row} />
              ) : kind === 'products' ? (
                <Product row={row} />
              ) : (
                <Card row={row} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Refused({ line, reason }: { line: number; reason: string }) {
  const t = useTranslations('imports')
  return (
    <div className="rounded-md bg-pending-soft px-3 py-2 text-xs text-pending-ink">
      <p className="font-medium">{t('rowRefused')}</p>
      <p>{t('lineRefused', { line, reason })}</p>
    </div>
  )
}

function Card({ row }: { row: Read }) {
  const t = useTranslations('imports')
  return (
    <article>
      <div className="flex min-w-0 items-center gap-2">
        <h3 className="truncate text-sm font-medium text-ink">
          <bdi>{row.author ?? t('anonymous')}</bdi>
        </h3>
        <Stars rating={row.rating} />
        <Day date={row.date} />
      </div>
      <Facts row={row} />
      {row.title && (
        <p dir="auto" className="mt-1 line-clamp-2 text-sm font-medium text-ink wrap-anywhere">
          {row.title}
        </p>
      )}
      <p dir="auto" className={`mt-1 line-clamp-4 text-sm wrap-anywhere ${row.text ? 'text-ink' : 'text-ink-3'}`}>
        {row.text || t('noText')}
      </p>
      {row.reply && (
        <div className="mt-2 rounded-md border border-line bg-surface-2 px-3 py-2 text-xs">
          <p className="flex items-center gap-1.5 font-medium text-sent-ink">
            <CheckCheck aria-hidden="true" size={14} />
            {t('answered')}
          </p>
          <p dir="auto" className="mt-0.5 line-clamp-3 text-ink-2 wrap-anywhere">
            {row.reply}
          </p>
        </div>
      )}
    </article>
  )
}

function Product({ row }: { row: Read }) {
  const facts = [row.product, row.author].filter(Boolean)
  return (
    <article>
      <h3 dir="auto" className="text-sm font-medium text-ink wrap-anywhere">
        {row.title ?? row.product}
      </h3>
      {facts.length > 0 && <p className="truncate text-xs text-ink-3">{facts.join(' · ')}</p>}
      <p dir="auto" className="mt-1 line-clamp-4 text-sm text-ink-2 wrap-anywhere">
        {row.text}
      </p>
    </article>
  )
}

function Day({ date }: Pick<Read, 'date'>) {
  const t = useTranslations('imports')
  const format = useFormatter()
  if (!date) return <span className="ml-auto shrink-0 text-xs text-ink-3">{t('fileDay')}</span>
  return (
    <time dateTime={date} className="ml-auto shrink-0 text-xs text-ink-3 tabular-nums">
      {format.dateTime(new Date(date), { dateStyle: 'medium' })}
    </time>
  )
}

function Facts({ row }: { row: Read }) {
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  const facts = [row.product, row.language && names.of(row.language)].filter(Boolean)
  return facts.length > 0 && <p className="truncate text-xs text-ink-3">{facts.join(' · ')}</p>
}
