import { effectLimits } from '@bizamply/contract/project-rules'
import type { ProjectRow } from '@bizamply/contract/projects'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { isSparse } from './rating-weeks.ts'

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
    <span className="flex items-center gap-3 whitespace-nowrap tabular-nums">
      <Spark weeks={rating.weeks} isWorse={(after ?? 5) < rating.before.mean} className={fullOnly} />
      <Numbers rating={rating} before={rating.before.mean} after={after} fullOnly={fullOnly} />
    </span>
  )
}

interface NumbersProps {
  rating: Rating
  before: number
  /** Null with too few ratings. */
  after: number | null
  fullOnly: string
}

function Numbers({ rating, before, after, fullOnly }: NumbersProps) {
  const t = useTranslations('projects')
  const format = useFormat()
  const values = { before: format.tenths(before) }
  if (after === null) {
    return (
      <>
        <span className="sr-only">
          {t(rating.isStarted ? 'before' : 'soFar', { value: values.before })},{' '}
          {t('rated', { count: rating.before.rated })}
        </span>
        <span aria-hidden="true" className="text-ink-2">
          {t(rating.isStarted ? 'before' : 'soFar', { value: values.before })}
        </span>
      </>
    )
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
/** How many weeks it shows: the newest are on the right, so that all rows have the same time axis. */
const WEEKS = 26

/** Weeks without ratings are skipped; the dotted line is where the change was shipped. */
function Spark({ weeks: all, isWorse, className }: { weeks: Rating['weeks']; isWorse: boolean; className: string }) {
  const weeks = all.slice(-WEEKS)
  const x = (n: number): number => 2 + ((n + WEEKS - weeks.length) / (WEEKS - 1)) * (WIDTH - 4)
  // From 1 star just above the line to 5 at the top.
  const points = weeks.flatMap(({ mean, after }, n) =>
    mean === null ? [] : [{ x: x(n), y: HEIGHT - 4 - ((mean - 1) / 4) * (HEIGHT - 6), after }],
  )
  const shipped = weeks.findIndex(({ after }) => after)
  const color = isWorse
    ? { line: 'stroke-chart-4', dot: 'fill-chart-4' }
    : { line: 'stroke-chart-2', dot: 'fill-chart-2' }
  return (
    <svg
      aria-hidden="true"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={`shrink-0 ${className}`}
    >
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-line-strong" />
      {shipped > 0 && <path d={`M${x(shipped)} 0V${HEIGHT}`} strokeDasharray="2 2" className="stroke-line-strong" />}
      {isSparse(weeks.map(({ mean }) => mean)) ? (
        points.map(({ x: cx, y, after }) => (
          <circle key={cx} cx={cx} cy={y} r={1.75} className={after ? color.dot : 'fill-chart-6'} />
        ))
      ) : (
        <g fill="none" strokeWidth={1.5} strokeLinejoin="round">
          <path d={pathOf(points.filter(({ after }) => !after))} className="stroke-chart-6" />
          <path d={pathOf(points.filter(({ after }) => after))} className={color.line} />
        </g>
      )}
    </svg>
  )
}

const pathOf = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
