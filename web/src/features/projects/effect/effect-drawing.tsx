import { effectLimits } from '@bizamply/contract/project-rules'
import type { EffectSideValue, EffectWeekFigures, ProjectEffect } from '@bizamply/contract/project-effect'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { useDayWords } from '../project-words.ts'
import type { EffectGeometry } from './effect-geometry.ts'

export interface SideMeans {
  before: EffectSideValue
  after: EffectSideValue
}

export interface EffectDrawingProps {
  geometry: EffectGeometry
  effect: ProjectEffect
  at: number | null
  size: { width: number; height: number }
  means: SideMeans | null
}

export function EffectDrawing({ geometry, effect, at, size, means }: EffectDrawingProps) {
  const { bottom, left, right, top, spots, sides } = geometry
  const marked = at === null ? undefined : spots[at]
  const afterFrom = spots.findIndex(({ week }) => week.side === 'after')
  const before = afterFrom < 0 ? spots.length : afterFrom
  const isOpen = spots.at(-1)?.week.open ?? false
  const closed = isOpen ? spots.length - 1 : spots.length
  const lastSpot = spots.at(-1)
  return (
    <svg aria-hidden="true" width={size.width} height={size.height} className="block animate-fade overflow-visible">
      {sides.between && (
        <rect
          x={sides.between.from}
          width={sides.between.to - sides.between.from}
          y={top}
          height={bottom - top}
          fill="var(--surface-2)"
        />
      )}
      <Axes geometry={geometry} effect={effect} />
      <Band geometry={geometry} side="before" means={means} />
      <Band geometry={geometry} side="after" means={means} />
      {marked && <line x1={marked.x} x2={marked.x} y1={0} y2={bottom} stroke="var(--line-strong)" />}
      <g fill="none" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        <path d={geometry.way(0, Math.min(before, closed))} stroke="var(--chart-6)" />
        <path d={geometry.bridge(before, closed)} stroke="var(--chart-6)" strokeOpacity={0.5} />
        {afterFrom >= 0 && <path d={geometry.way(afterFrom, closed)} stroke="var(--chart-2)" />}
        {isOpen && (
          <path
            d={geometry.way(closed - 1, spots.length)}
            stroke={afterFrom >= 0 ? 'var(--chart-2)' : 'var(--chart-6)'}
            strokeDasharray="0.5 4"
          />
        )}
      </g>
      {geometry.lone.map(({ x, y, week }) => (
        <circle key={week.from} cx={x} cy={y ?? 0} r={2.5} fill={strokeOf(week)} />
      ))}
      {[marked, isOpen ? lastSpot : undefined].map(
        (spot, n) =>
          spot?.y != null && (
            <circle
              key={n === 0 ? 'marked' : 'open'}
              cx={spot.x}
              cy={spot.y}
              r={4}
              fill="var(--surface)"
              stroke={strokeOf(spot.week)}
              strokeWidth={2}
            />
          ),
      )}
      <Starts geometry={geometry} effect={effect} />
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--line-strong)" />
    </svg>
  )
}

const strokeOf = ({ side }: EffectWeekFigures): string => (side === 'after' ? 'var(--chart-2)' : 'var(--chart-6)')

/** The mean of a side, unless it has too few reviews. */
function Band({
  geometry,
  side,
  means,
}: { geometry: EffectGeometry; side: 'before' | 'after' } & Pick<EffectDrawingProps, 'means'>) {
  const t = useTranslations('projectEffect')
  const format = useFormat()
  const [edge, value] = [geometry.sides[side], means?.[side]]
  if (!edge || !value || value.value === null || value.count < effectLimits.leastRated) return null
  const band = geometry.band(value)
  if (!band) return null
  const colour = side === 'before' ? 'var(--chart-6)' : 'var(--chart-2)'
  const margin = (value.high - value.low) / 2
  const words = `${format.tenths(value.value)} ± ${format.tenths(margin)}`
  const isEnd = side === 'after'
  return (
    <g>
      <rect
        x={edge.from}
        width={edge.to - edge.from}
        y={band.high}
        height={Math.max(0, band.low - band.high)}
        fill={colour}
        fillOpacity={0.16}
      />
      <path d={`M${edge.from} ${band.mean}H${edge.to}`} stroke={colour} strokeWidth={1.5} />
      <text
        x={isEnd ? edge.to - 4 : edge.from + 4}
        y={band.high - 6}
        textAnchor={isEnd ? 'end' : 'start'}
        className={`text-micro font-medium tabular-nums ${isEnd ? 'fill-ink' : 'fill-ink-2'}`}
      >
        {t(isEnd ? 'afterMean' : 'beforeMean', { mean: words })}
      </text>
    </g>
  )
}

function Axes({ geometry, effect }: Pick<EffectDrawingProps, 'geometry' | 'effect'>) {
  const days = useDayWords()
  const { left, right, bottom, ticks, labels } = geometry
  return (
    <g className="fill-ink-3 text-micro tabular-nums">
      {ticks.map(({ value, y }) => (
        <g key={value}>
          {value > 1 && <path d={`M${left} ${y}H${right}`} stroke="var(--line-strong)" strokeDasharray="1 4" />}
          <text x={left - 8} y={y} dy="0.32em" textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {labels.map(({ n, x, anchor }) => (
        <text key={n} x={x} y={bottom + 18} textAnchor={anchor}>
          {days.short(effect.weeks[n]?.from ?? '', effect.today)}
        </text>
      ))}
    </g>
  )
}

/** Marks when the work started and when customers first had the change, labeled where there's room. */
function Starts({ geometry: { sides, top, bottom }, effect }: Pick<EffectDrawingProps, 'geometry' | 'effect'>) {
  const t = useTranslations('projectEffect')
  const days = useDayWords()
  const first = (side: 'between' | 'after'): string => effect.weeks.find((week) => week.side === side)?.from ?? ''
  const marks = [
    { side: 'between', x: sides.before ? sides.between?.from : undefined, words: 'started' },
    { side: 'after', x: sides.after?.from, words: 'shipped' },
  ] as const
  const room = { between: (sides.between?.to ?? 0) - (sides.between?.from ?? 0), after: 0 }
  return marks.map(({ side, x, words }) =>
    x === undefined ? null : (
      <g key={side}>
        <path d={`M${x} ${top - 6}V${bottom}`} stroke="var(--ink-3)" />
        {room[side] >= (side === 'between' ? WORDS : 0) && (
          <text x={x + 6} y={bottom - 8} className="fill-ink-2 text-micro">
            {t(words, { day: days.short(first(side), effect.today) })}
          </text>
        )}
      </g>
    ),
  )
}

const WORDS = 96
