import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { trendGeometry, type TrendPoint } from '../../../ui/charts/trend-geometry.ts'
import { TrendLines } from '../../../ui/charts/trend-lines.tsx'
import { useWidth } from '../../../ui/charts/use-width.ts'
import { Pane } from './pane.tsx'

const HEIGHT = 120
const reviews = [52, 61, 58, 74, 69, 81, 68]
const before = [50, 52, 58, 62, 58, 68, 64]

export function TrendFigure() {
  const t = useTranslations('helpFigures.trend')
  const fill = useId()
  const { width, measure } = useWidth()
  const days = t('days').split(' ')
  const points = reviews.map((value, n): TrendPoint => {
    const label = days[n] ?? ''
    return { key: String(n), label, longLabel: label, value, compare: before[n] ?? null }
  })
  return (
    <Pane className="p-3">
      <div className="flex items-baseline gap-2">
        <span className="text-xs text-ink-3">{t('name')}</span>
        <span className="ml-auto text-xs text-ink-3">{t('compared')}</span>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="text-xl font-semibold tabular-nums">{t('value')}</span>
        <span className="text-micro text-ink-2 tabular-nums">{t('change')}</span>
      </p>
      <div ref={measure} style={{ height: HEIGHT }} className="mt-1">
        {width > 0 && (
          <TrendLines
            geometry={trendGeometry(points, { width, height: HEIGHT })}
            points={points}
            at={null}
            format={String}
            size={{ width, height: HEIGHT }}
            fill={fill}
          />
        )}
      </div>
    </Pane>
  )
}
