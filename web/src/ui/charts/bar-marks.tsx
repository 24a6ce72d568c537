import { Bar } from './bar.tsx'

export interface MarkProps {
  /** Position of the value on its scale, 0 to 1. */
  share: number
  /** The value in the comparison window; null without one. */
  before: number | null
  /** A color token of the chart. */
  color: string
  /** Position of a part of the value on the same scale, and its color token. */
  part?: { share: number; color: string }
}

/** A bar from zero, with a thin bar below it for the comparison window. */
export function BarMark({ share, before, color, part }: MarkProps) {
  const hasBefore = before !== null
  return (
    <>
      <Bar
        share={share}
        color={color}
        {...(part ? { part } : {})}
        className={`absolute inset-x-0 top-1/2 h-2 ${hasBefore ? '-translate-y-2' : '-translate-y-1/2'}`}
      />
      {hasBefore && (
        <span
          style={{ width: percent(before) }}
          className="forced-color-adjust-none absolute top-1/2 h-1 translate-y-[2px] rounded-full bg-chart-6"
        />
      )}
    </>
  )
}

/** A dot on a track, with a hollow dot for the comparison window and a line between them. */
export function DotMark({ share, before, color }: MarkProps) {
  return (
    <>
      <span className="forced-color-adjust-none absolute inset-x-0 top-1/2 h-px bg-line-strong" />
      {before !== null && (
        <>
          <span
            style={{ left: percent(Math.min(share, before)), width: percent(Math.abs(share - before)) }}
            className="forced-color-adjust-none absolute top-1/2 h-0.5 -translate-y-1/2 bg-chart-6"
          />
          <span
            style={{ left: percent(before) }}
            className="forced-color-adjust-none absolute top-1/2 size-2 -translate-1/2 rounded-full border-[1.5px] border-chart-6 bg-surface"
          />
        </>
      )}
      <span
        style={{ left: percent(share), background: color }}
        className="forced-color-adjust-none absolute top-1/2 size-2.5 -translate-1/2 rounded-full"
      />
    </>
  )
}

const percent = (share: number): string => `${share * 100}%`
