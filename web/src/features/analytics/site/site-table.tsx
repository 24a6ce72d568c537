import type { SiteProduct } from '@bizamply/contract/site-traffic'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../../lib/figure-format.ts'
import { useFormat } from '../../../lib/format.ts'
import { useRangeWords } from '../../../lib/range-words.ts'

export interface SiteTableProps {
  products: SiteProduct[]
  /** Dates in this year are shown without the year. */
  today: string
  labelledBy: string
}

/** Products with the traffic of their pages, and the conversion rate before and after the first reply. */
export function SiteTable({ products, today, labelledBy }: SiteTableProps) {
  const t = useTranslations('site')
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed text-sm">
      <thead>
        <tr className="h-9 border-b border-line align-bottom text-xs text-ink-3 *:pb-2">
          <th scope="col" className="pr-3 pl-4 text-left font-medium sm:pl-6">
            {t('product')}
          </th>
          <th scope="col" className={`w-19 sm:w-24 ${head}`}>
            {t('sessions')}
          </th>
          <th scope="col" className={`w-19 sm:w-24 ${head}`}>
            {t('conversions')}
          </th>
          <th scope="col" className={`w-32 pr-4 pl-3 sm:w-60 sm:pr-6 ${head}`}>
            {t('rate')}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <SiteRow key={product.id} product={product} today={today} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  product: SiteProduct
  today: string
}

function SiteRow({ product, today }: RowProps) {
  const t = useTranslations('site')
  const format = useFormat()
  const { name, page, reviews, answered } = product
  return (
    <tr className="h-12 border-b border-line">
      <th scope="row" className="py-1 pr-3 pl-4 text-left font-normal sm:pl-6">
        <bdi data-tooltip={page} className="block truncate text-ink">
          {name}
        </bdi>
        <span className="block truncate text-xs text-ink-3 tabular-nums">{t('answered', { answered, reviews })}</span>
      </th>
      <td className={number}>{format.number(product.sessions)}</td>
      <td className={number}>{format.number(product.conversions)}</td>
      <td className={`${number} py-1 pr-4 pl-3 sm:pr-6`}>
        <Sides product={product} today={today} />
      </td>
    </tr>
  )
}

/** Never colored as better or worse: the reply may not be the cause. */
function Sides({ product: { before, after, firstReply }, today }: RowProps) {
  const t = useTranslations('site')
  const figure = useFigureFormat()
  const words = useRangeWords()
  if (!firstReply) return <span className="text-xs text-ink-3">{t('noReply')}</span>
  const day = words.days({ from: firstReply, to: firstReply }, today)
  if (!before || !after) return <span className="text-xs text-ink-3">{t('tooFew', { day })}</span>
  const rate = (value: number | null): string => (value === null ? t('noRate') : figure.relative(value))
  const both = { before: rate(before.rate), after: rate(after.rate) }
  return (
    <>
      <span className="sr-only">{t('sidesSaid', { ...both, days: before.days, day })}</span>
      <span aria-hidden="true" className="block text-ink">
        {t('sides', both)}
      </span>
      <span aria-hidden="true" className="block text-xs text-ink-3">
        {t('sidesShort', { days: before.days, day })}
      </span>
    </>
  )
}

const head = 'text-right font-medium'
const number = 'text-right text-ink-2 tabular-nums'
