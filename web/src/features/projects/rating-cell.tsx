import { effectLimits } from '@bizamply/contract/project-rules'
import type { ProjectRow } from '@bizamply/contract/projects'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

type Rating = NonNullable<ProjectRow['rating']>

export interface RatingCellProps {
  project: Pick<ProjectRow, 'topics' | 'rating'>
  /** Only the rating and its change if the window is too narrow for everything. */
  short?: boolean
}

/** The rating of the topics before and after the change; shows only what was measured. */
export function RatingCell({ project: { topics, rating }, short = false }: RatingCellProps) {
  const t = useTranslations('projects')
  if (topics.length === 0) return <span className="text-xs text-ink-3">{t('noTopic')}</span>
  if (!rating || rating.before.mean === null) return <span className="text-xs text-ink-3">{t('noRating')}</span>
  // Fewer ratings aren't meaningful yet.
  const after = rating.after && rating.after.rated >= effectLimits.leastRated ? rating.after.mean : null
  const fullOnly = short ? 'max-[1365px]:hidden' : ''
  return (
    <span className="inline-flex items-center gap-3 whitespace-nowrap tabular-nums">
      <Spark weeks={rating.weeks} isWorse={(after ?? 5) < rating.before.mean} className={fullOnly} />
      <Numbers before={rating.before.mean} after={after} fullOnly={fullOnly} />
    </span>
  )
}

function Numbers({ before, after, fullOnly }: { before: number; after: number | null; fullOnly: string }) {
  const t = useTranslations('projects')
  const format = useFormat()
  const values = { before: format.tenths(before) }
  if (after === null) {
    return <span>{t('before', { value: values.before })}</span>
  }
  // Computed from the rounded numbers, so that it adds up on screen.
  const change = Math.round(after * 10) - Math.round(before * 10)
  const words = t(change < 0 ? 'worse' : 'better', { value: format.tenths(Math.abs(change) / 10) })
  return (
    <>
      <span className="sr-only">{t('ratingSaid', { ...values, after: format.tenths(after), change: words })}</span>
      <span aria-hidden="true" className="inline-flex items-baseline gap-1.5">
        <span className={`text-ink-2 ${fullOnly}`}>{values.before}</span>
        <span className={`text-ink-3 ${fullOnly}`}>→</span>
        <span className="font-semibold text-ink">{format.tenths(after)}</span>
        <span className={`text-xs ${change < 0 ? 'text-danger-ink' : change > 0 ? 'text-sent-ink' : 'text-ink-3'}`}>
          {words}
        </span>
      </span>
    </>
  )
}

const [WIDTH, HEIGHT] = [64, 26]

/** Weeks without ratings are skipped; the dotted line is where the change was shipped. */
function Spark({ weeks, isWorse, className }: { weeks: Rating['weeks']; isWorse: boolean; className: string }) {
  const x = (n: number): number => (weeks.length < 2 ? 0 : (n / (weeks.length - 1)) * (WIDTH - 2) + 1)
  const first = weeks.findIndex(({ after }) => after)
  const line = (from: number, to: number): string =>
    pathOf(weeks.slice(from, to).map(({ mean }, n) => [x(from + n), mean]))
  const split = first < 0 ? weeks.length : first
  return (
    <svg
      aria-hidden="true"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={`shrink-0 ${className}`}
    >
      {first >= 0 && (
        <line x1={x(first)} x2={x(first)} y1={0} y2={HEIGHT} strokeDasharray="2 2" className="stroke-line-strong" />
      )}
      <path d={line(0, Math.min(split + 1, weeks.length))} fill="none" strokeWidth={1.5} className="stroke-chart-6" />
      <path
        d={line(split, weeks.length)}
        fill="none"
        strokeWidth={1.5}
        className={isWorse ? 'stroke-chart-4' : 'stroke-chart-2'}
      />
    </svg>
  )
}

/** From 1 star at the bottom to 5 at the top. */
function pathOf(points: [number, number | null][]): string {
  return points
    .flatMap(([x, mean]) => (mean === null ? [] : [[x, HEIGHT - 2 - ((mean - 1) / 4) * (HEIGHT - 4)] as const]))
    .map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
}
