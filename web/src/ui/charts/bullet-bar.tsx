import { Bar } from './bar.tsx'

export interface BulletBarProps {
  label: string
  /** What the bar doesn’t say. */
  value: string
  /** 0 to 1; null means no data. */
  share: number | null
  /** Value of the comparison window, 0 to 1. */
  mark: number | null
  /** Label of the scale. */
  hint: string
}

/** A figure on its scale, with its earlier value. */
export function BulletBar({ label, value, share, mark, hint }: BulletBarProps) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-ink">{label}</span>
        <span className={`tabular-nums ${share === null ? 'text-xs text-ink-3' : 'text-ink-2'}`}>{value}</span>
      </p>
      <div aria-hidden="true" className="relative mt-1.5">
        <Bar share={share} />
        {mark !== null && (
          <span
            style={{ left: `min(calc(100% - 2px), ${percent(mark)})` }}
            className="absolute -top-0.5 h-3 w-0.5 bg-ink ring-2 ring-surface"
          />
        )}
      </div>
      <p className="mt-1 truncate text-micro text-ink-3 tabular-nums">{hint}</p>
    </div>
  )
}

const percent = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`
