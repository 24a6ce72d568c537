import type { EffectResult, ProjectEffect } from '@bizamply/contract/project-effect'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { cardPlace } from '../../../ui/charts/card-place.ts'
import { NumbersTable } from '../../../ui/charts/numbers-table.tsx'
import { ReadingFrame } from '../../../ui/charts/reading-frame.tsx'
import { ReadingCard } from '../../../ui/charts/trend-card.tsx'
import { useReading } from '../../../ui/charts/use-reading.ts'
import { useWidth } from '../../../ui/charts/use-width.ts'
import { useDayWords } from '../project-words.ts'
import { colorOf, EffectDrawing, type SideMeans } from './effect-drawing.tsx'
import { effectGeometry } from './effect-geometry.ts'

export interface EffectChartProps {
  effect: ProjectEffect
  /** Opens the reviews of a week. */
  onPick: (span: { from: string; to: string }) => void
}

export const EFFECT_HEIGHT = 216

/** Weeks before and after the change with the mean of each side; hovering or arrow keys show the values. */
export function EffectChart({ effect, onPick }: EffectChartProps) {
  const t = useTranslations('projectEffect')
  const format = useFormat()
  const days = useDayWords()
  const { width, measure } = useWidth()
  const { weeks, today } = effect
  const geometry = effectGeometry(weeks, {
    width,
    height: EFFECT_HEIGHT,
    labels: weeks.map(({ from }) => days.short(from, today)),
  })
  const { at, handlers } = useReading(
    geometry.spots.map(({ x }) => x),
    (n) => weeks[n] && onPick(weeks[n]),
  )
  const shown = at === null ? undefined : weeks[at]
  const ratingOf = ({ project }: (typeof weeks)[number]): string =>
    project.rating === null ? t('noRating') : format.tenths(project.rating)
  const names = weeks.map(({ from, to }) => days.range(from, to))
  return (
    <ReadingFrame
      measure={measure}
      height={EFFECT_HEIGHT}
      summary={t('summary', { from: names[0] ?? '', to: names.at(-1) ?? '' })}
      name={t('week')}
      labels={names}
      at={at}
      handlers={handlers}
      opens
      reading={
        shown && at !== null
          ? t('reading', {
              week: names[at] ?? '',
              side: t(`sides.${shown.side}`),
              rating: ratingOf(shown),
              rated: shown.project.rated,
            })
          : ''
      }
      table={
        <NumbersTable
          caption={t('summary', { from: names[0] ?? '', to: names.at(-1) ?? '' })}
          head={[t('week'), t('side'), t('rating'), t('rated'), t('complaints')]}
          rows={weeks.map((week, n) => ({
            key: week.from,
            cells: [
              names[n] ?? '',
              t(`sides.${week.side}`),
              ratingOf(week),
              format.number(week.project.rated),
              format.number(week.project.complaints),
            ],
          }))}
        />
      }
    >
      {width > 0 && (
        <EffectDrawing
          geometry={geometry}
          effect={effect}
          at={at}
          size={{ width, height: EFFECT_HEIGHT }}
          means={meansOf(effect.result)}
        />
      )}
      {shown && at !== null && width > 0 && (
        <ReadingCard
          title={names[at] ?? ''}
          rows={[
            { key: 'rating', color: colorOf[shown.side], name: t('rating'), value: ratingOf(shown) },
            { key: 'rated', color: 'var(--line-strong)', name: t('rated'), value: format.number(shown.project.rated) },
            {
              key: 'complaints',
              color: 'var(--line-strong)',
              name: t('complaints'),
              value: format.number(shown.project.complaints),
            },
          ]}
          style={cardPlace(
            geometry.spots[at]?.x ?? 0,
            geometry.spots.flatMap(({ x, y }) => (y === null ? [] : [{ x, y }])),
            { width, bottom: geometry.bottom },
          )}
        />
      )}
    </ReadingFrame>
  )
}

/** The mean stars of both sides, whichever measure decides. */
export const meansOf = (result: EffectResult | null): SideMeans | null =>
  result?.measures.find(({ measure }) => measure === 'rating') ?? null
