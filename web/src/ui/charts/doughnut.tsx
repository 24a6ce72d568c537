import { arc, pie, type PieArcDatum } from 'd3-shape'
import type { ReactNode } from 'react'

export interface DoughnutPart {
  key: string
  label: string
  value: number
  /** A color token of the chart, e.g. `var(--chart-2)`. */
  color: string
  mark?: ReactNode
}

export interface DoughnutProps {
  parts: readonly DoughnutPart[]
  /** In the hole: the number and its label. */
  total: string
  unit: string
  count: (value: number) => string
  share: (part: number) => string
  /** Renders a legend row as a link to what it counts. */
  row?: (part: DoughnutPart, children: ReactNode) => ReactNode
  size?: number
  ring?: number
  /** Position of the legend. */
  legend?: 'below' | 'right'
}

/**
 * Shares of a whole; the legend has the numbers, so the ring is hidden from screen readers. Without it if there are
 * only one or two parts, which two numbers say as well; then nothing needs the colors.
 */
export function Doughnut({ parts, total, unit, size = 132, ring = 16, legend = 'below', ...words }: DoughnutProps) {
  const some = parts.filter(({ value }) => value > 0).length
  if (some > 0 && some <= FEW) {
    return (
      <div className="grid gap-2">
        <p className="px-1 text-xs text-ink-3">
          <span className="text-xl font-semibold text-ink tabular-nums">{total}</span> {unit}
        </p>
        <Legend parts={parts} hasRing={false} loud={legend === 'below' ? 'share' : 'count'} {...words} />
      </div>
    )
  }
  const fits = total.length * DIGIT < size - 2 * ring
  return (
    <div
      className={
        legend === 'below'
          ? 'grid justify-items-center gap-3'
          : 'flex flex-wrap items-center justify-center gap-x-5 gap-y-3'
      }
    >
      <div className="relative shrink-0" style={{ width: size, height: size }}>
        <Ring parts={parts} size={size} ring={ring} />
        <p className="absolute inset-0 grid place-content-center text-center">
          <span className={`font-semibold text-ink tabular-nums ${fits ? 'text-xl' : 'text-base'}`}>{total}</span>{' '}
          <span className="text-micro text-ink-3">{unit}</span>
        </p>
      </div>
      <div className={legend === 'below' ? 'w-full min-w-0' : 'min-w-40 flex-1'}>
        <Legend parts={parts} hasRing loud={legend === 'below' ? 'share' : 'count'} {...words} />
      </div>
    </div>
  )
}

/** Parts that need no picture. */
const FEW = 2

/** Digit width of a large total, in pixels. */
const DIGIT = 11

function Ring({ parts, size, ring }: { parts: readonly DoughnutPart[]; size: number; ring: number }) {
  const outer = size / 2
  const draw = arc<PieArcDatum<DoughnutPart>>()
    .innerRadius(outer - ring)
    .outerRadius(outer)
    .cornerRadius(2.5)
  const slices = pie<DoughnutPart>()
    .sort(null)
    .value((part) => part.value)
    .padAngle(parts.filter((part) => part.value > 0).length > 1 ? 0.025 : 0)([...parts])
  const empty = parts.every((part) => part.value === 0)
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox={`${-outer} ${-outer} ${size} ${size}`}>
      {empty && <circle r={outer - ring / 2} fill="none" stroke="var(--surface-3)" strokeWidth={ring} />}
      {!empty && slices.map((slice) => <path key={slice.data.key} d={draw(slice) ?? ''} fill={slice.data.color} />)}
    </svg>
  )
}

interface LegendProps extends Pick<DoughnutProps, 'parts' | 'count' | 'share' | 'row'> {
  loud: 'count' | 'share'
  hasRing: boolean
}

function Legend({ parts, loud, hasRing, count, share, row }: LegendProps) {
  const sum = parts.reduce((all, part) => all + part.value, 0)
  return (
    <ul className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)] content-start">
      {parts.map((part) => {
        const cells = (
          <>
            {hasRing && (
              <span aria-hidden="true" style={{ background: part.color }} className="size-2 shrink-0 rounded-[2px]" />
            )}
            {part.mark}
            <span className="min-w-0 truncate text-ink-2">{part.label}</span>
            <span className={`ml-auto tabular-nums ${loud === 'count' ? strong : weak}`}>{count(part.value)}</span>
            <span className={`w-9 text-right tabular-nums ${loud === 'share' ? strong : weak}`}>
              {share(sum > 0 ? part.value / sum : 0)}
            </span>
          </>
        )
        return (
          <li key={part.key} className="text-xs">
            {row && part.value > 0 ? row(part, cells) : <span className={legendRow}>{cells}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** Aligns a link in the legend with the other rows. */
export const legendRow = 'flex h-6 w-full items-center gap-2 rounded-sm px-1 coarse:h-10'

const strong = 'font-medium text-ink'
const weak = 'text-ink-2'
