export interface BarProps {
  /** 0 to 1; null means no data. */
  share: number | null
  /** A color token of the chart. */
  color?: string
  /** A part at the start of the bar, on the same length. */
  part?: { share: number; color: string }
  /** Its height, and where it is. */
  className?: string
}

/** A value on the length that it could have; every bar of one value looks like this. */
export const Bar = ({ share, color = 'var(--chart-1)', part, className = 'h-2' }: BarProps) => (
  <span
    aria-hidden="true"
    className={`forced-color-adjust-none block overflow-hidden rounded-full bg-surface-3 ${className}`}
  >
    {share !== null && (
      <span style={{ width: percent(share), background: color }} className="block h-full overflow-hidden rounded-full">
        {part && part.share > 0 && (
          <span
            style={{ width: percent(part.share / share), background: part.color }}
            className="block h-full border-r border-surface"
          />
        )}
      </span>
    )}
  </span>
)

const percent = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`
