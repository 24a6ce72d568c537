export interface MeterProps {
  /** 0 to 100. */
  percent: number
  label: string
  /** Minimum visible width, in percent. */
  least?: number
  tone?: 'accent' | 'pending' | 'danger'
  size?: 'sm' | 'md'
}

export function Meter({ percent, label, least = 0, tone = 'accent', size = 'md' }: MeterProps) {
  const value = Math.min(100, Math.max(0, percent))
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className={`overflow-hidden rounded-full bg-surface-3 ${size === 'sm' ? 'h-1' : 'h-1.5'}`}
    >
      <div className={`h-full rounded-full ${tones[tone]}`} style={{ width: `${Math.max(least, value)}%` }} />
    </div>
  )
}

const tones = { accent: 'bg-accent', pending: 'bg-chart-3', danger: 'bg-danger' } as const
