import type { ProductRow } from '@bizamply/contract/analytics'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../lib/figure-format.ts'
import type { PerformanceTabProps } from './analytics-parts.ts'
import { halves } from './engagement-tab.tsx'
import { NoBars, ProductBars } from './product-bars.tsx'
import { listOfProduct, productsOf } from './product-list.ts'
import { SiteSection } from './site-section.tsx'

/** Response times and ratings of products, compared with the averages of all reviews. */
export function PerformanceTab({ data, range }: PerformanceTabProps) {
  const t = useTranslations('analyticsProducts')
  const { duration } = useFigureFormat()
  const { responseHours = null, rating = null } = data?.now ?? {}
  const stars = (value: number) => value.toFixed(1)
  return (
    <>
      <div className={halves}>
        <ProductBars
          id="response-times"
          title={t('responseTime')}
          meta={t('responseTimeMeta')}
          waiting={!data}
          empty={<NoBars>{t('noTimes')}</NoBars>}
          bars={data ? barsOf(productsOf(data, 'responseTime'), 'responseHours', 'answered', 'rest.time') : []}
          format={duration}
          average={responseHours === null ? null : averageOf(responseHours, duration)}
          list={(id) => listOfProduct.time(range, id)}
        />
        <ProductBars
          id="ratings"
          title={t('ratingPerformance')}
          meta={t('ratingMeta')}
          waiting={!data}
          empty={<NoBars>{t('noRatings')}</NoBars>}
          bars={data ? barsOf(productsOf(data, 'rating'), 'rating', 'rated', 'rest.rating') : []}
          format={stars}
          least={1}
          most={5}
          average={rating === null ? null : averageOf(rating, stars)}
          list={(id) => listOfProduct.rating(range, id)}
        />
      </div>
      <SiteSection range={range} ready={data !== undefined} />
    </>
  )

  function averageOf(value: number, words: (value: number) => string) {
    return { value, label: t('average', { value: words(value) }) }
  }

  function barsOf(
    rows: ProductRow[],
    figure: 'responseHours' | 'rating',
    base: 'answered' | 'rated',
    rest: 'rest.time' | 'rest.rating',
  ) {
    return rows.flatMap((row) => {
      const value = row[figure]
      return value === null || value <= 0
        ? []
        : [{ key: row.id, name: row.name, value, rest: t(rest, { count: row[base] }) }]
    })
  }
}
