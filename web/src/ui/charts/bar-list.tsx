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
  /** A token of the chart's colours. */
  colour?: string
  /** How many signs of a name are shown; the whole name is its tooltip and what is read. */
  cut?: number
  nameWidth?: number
  /** The value of a bar of full length; the highest value unless it is given. */
  most?: number
  /** A hairline through all bars, and its words below them. */
  average?: { value: number; label: string } | null
  /** Makes each row a link, with these classes. */
  row?: (bar: Bar, className: string, children: ReactNode) => ReactNode
  /** Makes each row a button, `chosen` the pressed one. */
  onPick?: (key: string) => void
  chosen?: string | null
}

/** Bars beside their names, longest first as they come. */
export function BarList({ bars, average = null, row, onPick, chosen = null, ...look }: BarListProps) {
  const highest = look.most ?? Math.max(0, average?.value ?? 0, ...bars.map(({ value }) => value))
  const line = average && portion(average.value, highest)
  const valueWidth = Math.max(4, ...bars.map(({ value }) => look.format(value).length))
  return (
    <>
      <ul>
        {bars.map((bar) => {
          const cells = (
            <Cells bar={bar} share={portion(bar.value, highest)} line={line} valueWidth={valueWidth} {...look} />
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

type Look = Pick<BarListProps, 'format' | 'colour' | 'cut' | 'nameWidth'>

function Cells({
  bar,
  share,
  line,
  valueWidth,
  format,
  colour = 'var(--chart-1)',
  cut,
  nameWidth = 140,
}: Look & { bar: Bar; share: number; line: number | null; valueWidth: number }) {
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
      {/* As wide in every row, so that all bars have one scale. */}
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
