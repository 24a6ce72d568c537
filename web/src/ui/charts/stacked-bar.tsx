import type { ReactNode } from 'react'

export interface StackedPart {
  key: string
  label: string
  value: number
  /** A color token of the chart. */
  color: string
  /** Formatted difference from the comparison window: "+36", and in words, "+36 vs. 102 in the previous period". */
  change?: { words: string; inWords: string }
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
      <ul className="mt-2 grid text-xs">
        {parts.map((part) => {
          const cells = (
            <>
              <span
                aria-hidden="true"
                style={{ background: part.color }}
                className="forced-color-adjust-none size-2 shrink-0 rounded-[2px]"
              />
              <span className="min-w-0 truncate text-ink-2">{part.label}</span>{' '}
              <span className="ml-auto font-medium text-ink tabular-nums">{count(part.value)}</span>{' '}
              <span className="w-9 text-right text-ink-2 tabular-nums">{share(sum > 0 ? part.value / sum : 0)}</span>{' '}
              {part.change && (
                <span data-tooltip={part.change.inWords} className="w-10 text-right text-ink-3 tabular-nums">
                  <span aria-hidden="true">{part.change.words}</span>
                  <span className="sr-only">{part.change.inWords}</span>
                </span>
              )}
            </>
          )
          return <li key={part.key}>{row?.(part, cell, cells) ?? <span className={cell}>{cells}</span>}</li>
        })}
      </ul>
    </div>
  )
}

export interface PartsBarProps {
  parts: readonly Pick<StackedPart, 'key' | 'value' | 'color'>[]
  /** Share of the width, 0 to 1. */
  length?: number
  height?: number
}

/** Only the bar, if the numbers are in the text next to it. */
export function PartsBar({ parts, length = 1, height = 6 }: PartsBarProps) {
  const shown = parts.filter(({ value }) => value > 0)
  return (
    <div
      aria-hidden="true"
      style={{ height, width: `${length * 100}%` }}
      className="forced-color-adjust-none flex gap-0.5"
    >
      {shown.map(({ key, value, color }) => (
        <span
          key={key}
          style={{ flexGrow: value, background: color }}
          className="min-w-0.5 basis-0 first:rounded-l-full last:rounded-r-full"
        />
      ))}
      {shown.length === 0 && <span className="w-full rounded-full bg-surface-3" />}
    </div>
  )
}

const cell =
  'flex h-6 w-full items-center gap-2 rounded-sm px-1 transition-colors duration-100 hover:bg-surface-2 coarse:h-10'
const sumOf = (parts: StackedBarProps['parts']): number => parts.reduce((sum, { value }) => sum + value, 0)
