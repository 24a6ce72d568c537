import type { ProductRow } from '@bizamply/contract/analytics'
import { useTranslations } from 'use-intl'
import { changeInk, useFigureFormat, type FigureChange } from '../../lib/figure-format.ts'
import { useFormat } from '../../lib/format.ts'
import type { PerformanceTabProps } from './analytics-parts.ts'
import { NoBars, ProductBars } from './product-bars.tsx'
import { useChanges } from './product-changes.ts'
import { listOfProduct, productsOf } from './product-list.ts'
import { ReplyTimes, StarCounts } from './performance-totals.tsx'
import { SiteSection } from './site/site-section.tsx'
import { twoColumns } from './two-columns.ts'

/** Response times and ratings of products, compared with the previous period and with all reviews. */
export function PerformanceTab({ data, range }: PerformanceTabProps) {
  const t = useTranslations('analyticsProducts')
  const { duration } = useFigureFormat()
  const changes = useChanges()
  const { responseHours = null, rating = null } = data?.now ?? {}
  const { tenths: stars } = useFormat()
  const times = data ? productsOf(data, 'responseTime') : []
  const ratings = data ? productsOf(data, 'rating') : []
  return (
    <>
      <div className={twoColumns}>
        <div className="grid content-start divide-y divide-line">
          <ProductBars
            id="response-times"
            title={t('responseTime')}
            meta={t('responseTimeMeta')}
            waiting={!data}
            empty={<NoBars>{t('noTimes')}</NoBars>}
            bars={times.flatMap((row) =>
              barOf(row, row.responseHours, {
                before: row.responseHoursBefore,
                change: changes.hours(row.responseHours, row.responseHoursBefore),
                rest: t('rest.time', { count: row.answered }),
              }),
            )}
            format={duration}
            nameWidth={NAME}
            average={responseHours === null ? null : averageOf(responseHours, duration)}
            beforeLabel={t('before')}
            list={(id) => listOfProduct.time(range, id)}
          />
          <ProductBars
            id="ratings"
            title={t('ratingPerformance')}
            meta={t('ratingMeta')}
            waiting={!data}
            empty={<NoBars>{t('noRatings')}</NoBars>}
            bars={ratings.flatMap((row) =>
              barOf(row, row.rating, {
                before: row.ratingBefore,
                change: changes.rating(row.rating, row.ratingBefore),
                rest: t('rest.rating', { count: row.rated }),
              }),
            )}
            format={stars}
            scale={STARS}
            nameWidth={NAME}
            average={rating === null ? null : averageOf(rating, stars)}
            beforeLabel={t('before')}
            list={(id) => listOfProduct.rating(range, id)}
          />
        </div>
        <div className="grid content-start divide-y divide-line">
          <ReplyTimes data={data} />
          <StarCounts data={data} />
        </div>
      </div>
      <SiteSection range={range} ready={data !== undefined} />
    </>
  )

  function averageOf(value: number, words: (value: number) => string) {
    return { value, label: t('average', { value: words(value) }) }
  }
}

interface Rest {
  before: number | null
  change: FigureChange | null
  rest: string
}

const barOf = ({ id, name }: ProductRow, value: number | null, { before, change, rest }: Rest) =>
  value === null || value <= 0
    ? []
    : [
        {
          key: id,
          name,
          value,
          before,
          change: change && { words: change.words, className: changeInk[change.tone] },
          rest,
        },
      ]

const STARS = [1, 2, 3, 4, 5]
const NAME = 170
