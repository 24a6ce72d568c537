import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { amountInks } from '../../../lib/transaction-tones.ts'
import { Stars } from '../../../ui/stars.tsx'
import type { PreviewData } from './use-preview.ts'

/** A comment, an activity, a discount and a date range; what a choice changes is highlighted. */
export function PreviewLines({ data }: { data: PreviewData }) {
  const t = useTranslations('general')
  const { comment, entry, discount, week } = data
  return (
    <div className="mt-3">
      {comment && (
        <Part title={t('part.responses')}>
          <CommentLine comment={comment} />
        </Part>
      )}
      {entry && (
        <Part title={t('part.transactions')}>
          <EntryLine entry={entry} />
        </Part>
      )}
      {discount && (
        <Part title={t('part.discounts')}>
          <DiscountLine discount={discount} />
        </Part>
      )}
      {week && (
        <Part title={t('part.analytics')}>
          <WeekLine week={week} />
        </Part>
      )}
    </div>
  )
}

type Of<Name extends keyof PreviewData> = NonNullable<PreviewData[Name]>

function CommentLine({ comment: { author, product, rating, at } }: { comment: Of<'comment'> }) {
  const format = useFormat()
  const write = useFormatter()
  const now = useTicking()
  return (
    <>
      <Line right={<span className="text-xs text-ink-3">{format.age(at, now)}</span>}>
        <span className="font-medium text-ink">{author}</span> <Stars rating={rating} />
      </Line>
      <Line right={<Mark>{write.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</Mark>}>
        {product}
      </Line>
    </>
  )
}

function EntryLine({ entry: { what, key, credits, at } }: { entry: Of<'entry'> }) {
  const t = useTranslations('general')
  const write = useFormatter()
  const { time } = useFormat()
  const sign = { spent: '−', added: '+', none: '' }[key]
  return (
    <>
      <Line right={<span className={amountInks[key]}>{t('credits', { sign, count: credits })}</span>}>{what}</Line>
      <Line right={<Mark>{time(at)}</Mark>}>
        <Mark>{write.dateTime(new Date(at), { dateStyle: 'medium' })}</Mark>
      </Line>
    </>
  )
}

function DiscountLine({
  discount: { title, type, amount, currency, starts_at, ends_at },
}: {
  discount: Of<'discount'>
}) {
  const t = useTranslations('general')
  const write = useFormatter()
  const day = (at: string): string => write.dateTime(new Date(at), { dateStyle: 'medium' })
  const off =
    amount === null
      ? ''
      : type === 'percentage'
        ? write.number(amount / 100, { style: 'percent' })
        : write.number(amount, currency ? { style: 'currency', currency } : {})
  return (
    <>
      <Line right={off}>{title}</Line>
      <Line right={<Mark>{ends_at ? t('until', { to: day(ends_at) }) : t('noEnd')}</Mark>}>
        {starts_at && <Mark>{t('from', { from: day(starts_at) })}</Mark>}
      </Line>
    </>
  )
}

function WeekLine({ week: { from, to, reviews } }: { week: Of<'week'> }) {
  const t = useTranslations('general')
  const write = useFormatter()
  const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)
  const days = write.dateTimeRange(noon(from), noon(to), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <Line right={<Mark>{days}</Mark>}>{t('window')}</Line>
      <Line right={<Mark>{write.number(reviews)}</Mark>}>{t('reviews')}</Line>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-1 border-t border-line py-2.5">
    <p className="text-xs text-ink-3">{title}</p>
    {children}
  </div>
)

const Line = ({ children, right }: { children: ReactNode; right: ReactNode }) => (
  <p className="flex min-w-0 items-baseline justify-between gap-3 text-ink-2">
    <span className="min-w-0 truncate">{children}</span>
    <span className="shrink-0 text-ink tabular-nums">{right}</span>
  </p>
)

const Mark = ({ children }: { children: ReactNode }) => (
  <mark className="rounded-xs bg-accent-soft px-1 text-accent-ink tabular-nums">{children}</mark>
)
