import type { ReactNode } from 'react'

export interface Bar {
  key: string
  name: string
  value: number
  /** Read after the value, e.g. "reviews, rated 4.6". */
  rest?: string
}

export interface BarListProps {
  bars: readonly Bar[]
  format: (value: number) => string
  /** A color token of the chart. */
  colour?: string
  /** Characters shown of a name; the full name is its tooltip and accessible name. */
  cut?: number
  nameWidth?: number
  /** Value of a full-length bar; defaults to the highest value. */
  most?: number
  /** A reference line through all bars, and its label. */
  average?: { value: number; label: string } | null
  /** Renders each row as a link, with these classes. */
  row?: (bar: Bar, className: string, children: ReactNode) => ReactNode
  /** Renders each row as a button; `chosen` is pressed. */
  onPick?: (key: string) => void
  chosen?: string | null
}

/** Bars next to their names, in the given order. */
export function BarList({ bars, average = null, row, onPick, chosen = null, ...style }: BarListProps) {
  const highest = style.most ?? Math.max(0, average?.value ?? 0, ...bars.map(({ value }) => value))
  const line = average && portion(average.value, highest)
  const valueWidth = Math.max(4, ...bars.map(({ value }) => style.format(value).length))
  return (
    <>
      <ul>
        {bars.map((bar) => {
          const cells = (
            <Cells bar={bar} share={portion(bar.value, highest)} line={line} valueWidth={valueWidth} {...style} />
          )
          return (
            <li key={bar.key}>
              {row?.(bar, active, cells) ??
                (onPick ? (
                  <button
                    type="button"
                    aria-pressed={chosen === bar.key}
                    onClick={() => onPick(bar.key)}
                    className={`${clickable} ${chosen === bar.key ? pressed : 'hover:bg-surface-2'}`}
                  >
                    {cells}
                  </button>
                ) : (
                  <div className={still}>{cells}</div>
                ))}
            </li>
          )
        })}
      </ul>
      {average && (
        <p className="mt-1 flex items-center gap-2 text-micro text-ink-3 tabular-nums">
          <span aria-hidden="true" className="h-3 w-px bg-ink-3" />
          {average.label}
        </p>
      )}
    </>
  )
}

type CellStyle = Pick<BarListProps, 'format' | 'colour' | 'cut' | 'nameWidth'>

function Cells({
  bar,
  share,
  line,
  valueWidth,
  format,
  colour = 'var(--chart-1)',
  cut,
  nameWidth = 140,
}: CellStyle & { bar: Bar; share: number; line: number | null; valueWidth: number }) {
  const name = shortened(bar.name, cut)
  return (
    <>
      <span style={{ width: nameWidth }} className="min-w-0 shrink-0" data-tooltip={shortName(name, bar.name)}>
        <bdi className="block truncate text-ink">{name}</bdi>
        {name !== bar.name && <span className="sr-only">({bar.name})</span>}
      </span>{' '}
      <span aria-hidden="true" className="relative min-w-0 flex-1 self-stretch">
        <span
          style={{ width: percent(share), background: colour }}
          className="absolute top-1/2 h-2 -translate-y-1/2 rounded-r-xs"
        />
        {line !== null && <span style={{ left: percent(line) }} className="absolute inset-y-0 w-px bg-ink-3" />}
      </span>
      {/* Same width in every row, so that all bars share a scale. */}
      <span
        style={{ minWidth: `${valueWidth}ch` }}
        className="shrink-0 text-right font-medium whitespace-nowrap text-ink tabular-nums"
      >
        {format(bar.value)}
        {bar.rest && <span className="sr-only"> {bar.rest}</span>}
      </span>
    </>
  )
}

const still = 'flex h-7 w-full items-center gap-3 text-sm'
const clickable =
  '-mx-2 flex h-7 w-[calc(100%+1rem)] items-center gap-3 rounded-sm px-2 text-left text-sm transition-colors duration-100 coarse:h-10'
const active = `${clickable} hover:bg-surface-2`
const pressed = 'bg-accent-soft'

const shortName = (shown: string, name: string): string | undefined => (shown === name ? undefined : name)
const portion = (value: number, most: number): number => (most > 0 ? Math.min(1, Math.max(0, value / most)) : 0)
const percent = (share: number): string => `${share * 100}%`

function shortened(name: string, cut = Number.POSITIVE_INFINITY): string {
  const signs = [...name]
  return signs.length <= cut ? name : `${signs.slice(0, cut).join('').trimEnd()}…`
}
