import type { trendGeometry, TrendPoint } from './trend-geometry.ts'

export interface TrendLinesProps {
  geometry: ReturnType<typeof trendGeometry>
  points: readonly TrendPoint[]
  at: number | null
  format: (value: number) => string
  size: { width: number; height: number }
  fill: string
}

export function TrendLines({ geometry, points, at, format, size, fill }: TrendLinesProps) {
  const { left, right, bottom, places, alone, solid, shade, shadeToOpen, dashed, toOpen, compareToOpen, band } =
    geometry
  const last = places.at(-1)
  const marked = at === null ? undefined : places[at]
  return (
    <svg aria-hidden="true" width={size.width} height={size.height} className="block animate-fade overflow-visible">
      <defs>
        <linearGradient id={fill} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--chart-1)" stopOpacity="0.2" />
          <stop offset="1" stopColor="var(--chart-1)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <Axes geometry={geometry} points={points} format={format} />
      {marked && <line x1={marked.x} x2={marked.x} y1={0} y2={bottom} stroke="var(--line-strong)" />}
      <g fill="none" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        <path d={band} fill="var(--chart-6)" fillOpacity={0.16} stroke="none" />
        <path d={shade} fill={`url(#${fill})`} stroke="none" />
        <path d={shadeToOpen} fill={`url(#${fill})`} fillOpacity={0.4} stroke="none" />
        <path d={dashed} stroke="var(--chart-6)" strokeDasharray="4 3" strokeWidth={1.75} />
        <path d={compareToOpen} stroke="var(--chart-6)" strokeDasharray="0.5 4" />
        <path d={solid} stroke="var(--chart-1)" />
        <path d={toOpen} stroke="var(--chart-1)" strokeDasharray="0.5 4" />
      </g>
      {alone.compare.map(({ x, compare }) => (
        <circle key={x} cx={x} cy={compare ?? 0} r={2.5} fill="var(--chart-6)" />
      ))}
      {alone.value.map(({ x, value }) => (
        <circle key={x} cx={x} cy={value ?? 0} r={3} fill="var(--chart-1)" />
      ))}
      {last && points.at(-1)?.open && <Dot x={last.x} y={last.value} color="var(--chart-1)" />}
      {marked && <Dot x={marked.x} y={marked.compare} color="var(--chart-6)" />}
      {marked && <Dot x={marked.x} y={marked.value} color="var(--chart-1)" />}
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--line-strong)" />
    </svg>
  )
}

function Axes({ geometry, points, format }: Pick<TrendLinesProps, 'geometry' | 'points' | 'format'>) {
  const { left, right, bottom, ticks, labels } = geometry
  return (
    <g className="fill-ink-3 text-micro tabular-nums">
      {ticks.map(({ value, y }, n) => (
        <g key={value}>
          {n > 0 && <path d={`M${left} ${y}H${right}`} stroke="var(--line-strong)" strokeDasharray="1 4" />}
          <text x={left - 8} y={y} dy="0.32em" textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {labels.map(({ n, x, anchor }) => (
        <text key={points[n]?.key} x={x} y={bottom + 18} textAnchor={anchor}>
          {points[n]?.label}
        </text>
      ))}
    </g>
  )
}

function Dot({ x, y, color }: { x: number; y: number | null; color: string }) {
  if (y === null) return null
  return <circle cx={x} cy={y} r={4} fill="var(--surface)" stroke={color} strokeWidth={2} />
}
