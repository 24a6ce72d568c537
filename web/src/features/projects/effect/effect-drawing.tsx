import { effectLimits } from '@bizamply/contract/project-rules'
import type { EffectSideValue, ProjectEffect } from '@bizamply/contract/project-effect'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { textWidth } from '../../../ui/charts/axis-labels.ts'
import { useDayWords } from '../project-words.ts'
import type { EffectGeometry } from './effect-geometry.ts'
import { EffectStarts } from './effect-starts.tsx'

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
  const last = spots.at(-1)
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
      <EffectStarts geometry={geometry} effect={effect} />
      <Band geometry={geometry} side="before" means={means} />
      <Band geometry={geometry} side="after" means={means} />
      {marked && <line x1={marked.x} x2={marked.x} y1={0} y2={bottom} stroke="var(--line-strong)" />}
      <g fill="none" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        {geometry.strokes.map(({ key, d, side, hasGap, open }) => (
          <path
            key={key}
            d={d}
            stroke={colorOf[side]}
            {...(side === 'between' ? { strokeWidth: 1, strokeOpacity: 0.6 } : {})}
            {...(open ? { strokeDasharray: '0.5 4' } : hasGap ? { strokeDasharray: '2 4', strokeWidth: 1 } : {})}
          />
        ))}
      </g>
      {geometry.drawn.map(({ x, y, week: { from, side } }) =>
        side === 'between' ? (
          <circle key={from} cx={x} cy={y} r={2.5} fill="var(--surface)" stroke={colorOf.between} />
        ) : (
          <circle key={from} cx={x} cy={y} r={3} fill={colorOf[side]} />
        ),
      )}
      {[marked, last?.week.open ? last : undefined].map(
        (spot, n) =>
          spot?.y != null && (
            <circle
              key={n === 0 ? 'marked' : 'open'}
              cx={spot.x}
              cy={spot.y}
              r={4}
              fill="var(--surface)"
              stroke={colorOf[spot.week.side]}
              strokeWidth={2}
            />
          ),
      )}
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--line-strong)" />
    </svg>
  )
}

/** Weeks between both sides count for neither. */
export const colorOf = { before: 'var(--chart-6)', between: 'var(--ink-3)', after: 'var(--chart-2)' } as const

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
  const color = colorOf[side]
  const margin = (value.high - value.low) / 2
  const words = `${format.tenths(value.value)} ± ${format.tenths(margin)}`
  const isEnd = side === 'after'
  const named = t(isEnd ? 'afterMean' : 'beforeMean', { mean: words })
  // A narrow side has room for its figure only; the legend names it.
  const label = textWidth(named) <= edge.to - edge.from - 8 ? named : words
  return (
    <g>
      <rect
        x={edge.from}
        width={edge.to - edge.from}
        y={band.high}
        height={Math.max(0, band.low - band.high)}
        fill={color}
        fillOpacity={0.16}
      />
      <path d={`M${edge.from} ${band.mean}H${edge.to}`} stroke={color} strokeWidth={1.5} />
      <text
        x={isEnd ? edge.to - 4 : edge.from + 4}
        y={band.high - 6}
        textAnchor={isEnd ? 'end' : 'start'}
        // A narrow side's label covers the line where it starts.
        stroke="var(--surface)"
        strokeWidth={4}
        paintOrder="stroke"
        className={`text-micro font-medium tabular-nums ${isEnd ? 'fill-ink' : 'fill-ink-2'}`}
      >
        {label}
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
