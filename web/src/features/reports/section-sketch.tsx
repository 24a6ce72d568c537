import type { ReportChart, ReportSection } from '@bizamply/contract/report-rules'

/** A section of a report as shapes, which show its kind and no numbers. */
export function SectionSketch({ section, chart }: { section: ReportSection; chart: ReportChart }) {
  switch (section) {
    case 'figures':
      return <Boxes count={4} />
    case 'received':
      return charts[chart]
    case 'ratings':
      return <Rows widths={[88, 60, 34, 18, 26]} bar />
    case 'topics':
      return <Rows widths={[92, 76, 84]} />
    case 'products':
      return <Rows widths={[96, 96, 96]} />
    case 'replies':
      return <Boxes count={2} />
    case 'credits':
      return <Rows widths={[64, 48]} bar />
  }
}

const Boxes = ({ count }: { count: number }) => (
  <div className="grid auto-cols-fr grid-flow-col gap-1.5">
    {Array.from({ length: count }, (_, n) => (
      <div key={n} className="grid gap-1 rounded-xs border border-line p-1.5">
        <span className="h-1 w-3/4 rounded-full bg-surface-3" />
        <span className="h-2 w-1/2 rounded-full bg-line-strong" />
      </div>
    ))}
  </div>
)

const Rows = ({ widths, bar = false }: { widths: readonly number[]; bar?: boolean }) => (
  <div className="grid gap-1.5">
    {widths.map((width, n) => (
      <span
        key={n}
        style={{ width: `${width}%` }}
        className={`h-1.5 rounded-full ${bar ? 'bg-chart-1/40' : 'bg-surface-3'}`}
      />
    ))}
  </div>
)

const box = { viewBox: '0 0 200 44', className: 'h-11 w-full', preserveAspectRatio: 'none' } as const

const charts = {
  line: (
    <svg {...box}>
      <path
        d="M0 34 L34 22 L68 28 L102 12 L136 20 L170 8 L200 14"
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  ),
  bar: (
    <svg {...box}>
      {[20, 30, 16, 36, 26, 40, 32].map((height, n) => (
        <rect key={n} x={n * 29 + 2} y={44 - height} width="20" height={height} rx="2" fill="var(--chart-1)" />
      ))}
    </svg>
  ),
  pie: (
    <svg viewBox="0 0 44 44" className="size-11">
      <circle
        cx="22"
        cy="22"
        r="16"
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth="9"
        pathLength="100"
        strokeDasharray="62 38"
      />
      <circle
        cx="22"
        cy="22"
        r="16"
        fill="none"
        stroke="var(--chart-2)"
        strokeWidth="9"
        pathLength="100"
        strokeDasharray="24 76"
        strokeDashoffset="-62"
      />
      <circle
        cx="22"
        cy="22"
        r="16"
        fill="none"
        stroke="var(--chart-6)"
        strokeWidth="9"
        pathLength="100"
        strokeDasharray="14 86"
        strokeDashoffset="-86"
      />
    </svg>
  ),
} as const
