/** A part of each bar: its name and color token. */
export interface PartKey {
  label: string
  color: string
}

interface KeysProps {
  average: { label: string } | null
  beforeLabel: string | undefined
  dots: boolean
  part: PartKey | undefined
}

/** What the marks of a list of bars stand for. */
export function Keys({ average, beforeLabel, dots, part }: KeysProps) {
  if (!average && !beforeLabel && !part) return null
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-micro text-ink-3 tabular-nums">
      {part && (
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            style={{ background: part.color }}
            className="forced-color-adjust-none size-2 rounded-[2px]"
          />
          {part.label}
        </span>
      )}
      {average && (
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="h-3 w-px bg-ink-3" />
          {average.label}
        </span>
      )}
      {beforeLabel && (
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={dots ? 'size-2 rounded-full border-[1.5px] border-chart-6' : 'h-1 w-4 rounded-full bg-chart-6'}
          />
          {beforeLabel}
        </span>
      )}
    </p>
  )
}
