import type { divergingGeometry, DivergingPoint } from './diverging-geometry.ts'

export interface DivergingDrawingProps {
  geometry: ReturnType<typeof divergingGeometry>
  points: readonly DivergingPoint[]
  at: number | null
  format: (value: number) => string
  size: { width: number; height: number }
}

export function DivergingDrawing({ geometry, points, at, format, size }: DivergingDrawingProps) {
  const { left, right, bottom, zero, bar, places, labels, ticks } = geometry
  const read = at === null ? undefined : places[at]
  return (
    <svg aria-hidden="true" width={size.width} height={size.height} className="block animate-fade overflow-visible">
      <g className="fill-ink-3 text-micro tabular-nums">
        {ticks.map(({ value, y }) => (
          <g key={value}>
            {value !== 0 && <path d={`M${left} ${y}H${right}`} stroke="var(--line-strong)" strokeDasharray="1 4" />}
            <text x={left - 8} y={y} dy="0.32em" textAnchor="end">
              {format(Math.abs(value))}
            </text>
          </g>
        ))}
        {labels.map(({ n, x, anchor }) => (
          <text key={points[n]?.key} x={x} y={bottom + 18} textAnchor={anchor}>
            {points[n]?.label}
          </text>
        ))}
      </g>
      {read && <line x1={read.x} x2={read.x} y1={0} y2={bottom} stroke="var(--line-strong)" />}
      <path d={`M${left} ${zero}H${right}`} stroke="var(--line-strong)" />
      {places.map(({ x, up, down }, n) => {
        const open = points[n]?.open ?? false
        return (
          <g key={points[n]?.key}>
            <Bar x={x - bar / 2} width={bar} from={up} to={zero} color="var(--chart-2)" open={open} />
            <Bar x={x - bar / 2} width={bar} from={zero} to={down} color="var(--chart-4)" open={open} />
          </g>
        )
      })}
    </svg>
  )
}

interface BarProps {
  x: number
  width: number
  from: number
  to: number
  color: string
  open: boolean
}

/** The outline of a hollow bar is inside, so that it is as wide as the others. */
function Bar({ x, width, from, to, color, open }: BarProps) {
  const inset = open ? 0.75 : 0
  const [wide, high] = [width - 2 * inset, to - from - 2 * inset]
  if (to <= from || wide <= 0) return null
  return (
    <rect
      x={x + inset}
      y={from + inset}
      width={wide}
      height={Math.max(0.5, high)}
      rx={Math.min(2, wide / 2)}
      fill={color}
      fillOpacity={open ? 0.22 : 1}
      stroke={open ? color : 'none'}
      strokeWidth={1.5}
    />
  )
}
