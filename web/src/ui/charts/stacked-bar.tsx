import type { ReactNode } from 'react'

export interface StackedPart {
  key: string
  label: string
  value: number
  /** A color token of the chart. */
  colour: string
  /** Formatted difference from the comparison window: "+36". */
  change?: string
}

export interface StackedBarProps {
  parts: readonly StackedPart[]
  count: (value: number) => string
  share: (part: number) => string
  /** Renders a legend item as a link, with these classes. */
  row?: (part: StackedPart, className: string, children: ReactNode) => ReactNode
}

/** One bar split into parts; the legend has the numbers. */
export function StackedBar({ parts, count, share, row }: StackedBarProps) {
  const sum = sumOf(parts)
  return (
    <div>
      <PartsBar parts={parts} height={10} />
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-2 text-xs">
        {parts.map((part) => {
          const cells = (
            <>
              <span className="flex items-center gap-2 text-ink-2">
                <span
                  aria-hidden="true"
                  style={{ background: part.colour }}
                  className="size-2 shrink-0 rounded-[2px]"
                />
                {part.label}
              </span>{' '}
              <span className="block text-ink-3 tabular-nums">
                <span className="font-medium text-ink">{count(part.value)}</span>{' '}
                {share(sum > 0 ? part.value / sum : 0)}
                {part.change && ` · ${part.change}`}
              </span>
            </>
          )
          return (
            <li key={part.key} className="min-w-24 flex-1">
              {row?.(part, cell, cells) ?? cells}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

export interface PartsBarProps {
  parts: readonly Pick<StackedPart, 'key' | 'value' | 'colour'>[]
  /** Share of the width, 0 to 1. */
  length?: number
  height?: number
}

/** Only the bar, if the numbers are in the text next to it. */
export function PartsBar({ parts, length = 1, height = 6 }: PartsBarProps) {
  const shown = parts.filter(({ value }) => value > 0)
  return (
    <div aria-hidden="true" style={{ height, width: `${length * 100}%` }} className="flex gap-0.5">
      {shown.map(({ key, value, colour }) => (
        <span
          key={key}
          style={{ flexGrow: value, background: colour }}
          className="min-w-0.5 basis-0 first:rounded-l-full last:rounded-r-full"
        />
      ))}
      {shown.length === 0 && <span className="w-full rounded-full bg-surface-3" />}
    </div>
  )
}

const cell = 'block rounded-sm coarse:min-h-10 transition-colors duration-100 hover:bg-surface-2'
const sumOf = (parts: StackedBarProps['parts']): number => parts.reduce((sum, { value }) => sum + value, 0)
