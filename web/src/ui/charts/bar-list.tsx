import type { ReactNode } from 'react'
import { Keys, type PartKey } from './bar-keys.tsx'
import { BarMark, DotMark } from './bar-marks.tsx'
import { Bar as ValueBar } from './bar.tsx'

export interface Bar {
  key: string
  name: string
  value: number
  /** The value in the comparison window. */
  before?: number | null
  /** Shown after the value: the difference from `before`. */
  change?: { words: string; className: string } | null
  /** Read after the value, e.g. "reviews, rated 4.6". */
  rest?: string
  /** A part of the value, inside the bar in the color of `part`, and its figure: "23 negative". */
  part?: { value: number; words: string }
}

export interface BarListProps {
  bars: readonly Bar[]
  format: (value: number) => string
  /** A color token of the chart. */
  color?: string
  /** Names the parts of the bars, and their color token. */
  part?: PartKey
  /** At most this wide, or half of the row, less with changes. A longer name takes two lines; beyond that it is its own tooltip. */
  nameWidth?: number
  /** Value of a full-length bar; defaults to the highest value. */
  most?: number
  /** Ticks of a scale that doesn't start at zero, lowest first. Values are dots on it, because a length would mislead. */
  scale?: readonly number[]
  /** Names above the bars, which then have the full width, for narrow places. */
  isStacked?: boolean
  /** A reference line through all bars, and its label. */
  average?: { value: number; label: string } | null
  /** Names the mark of `before`. */
  beforeLabel?: string
  /** Renders each row as a link, with these classes. */
  row?: (bar: Bar, className: string, children: ReactNode) => ReactNode
  /** Renders each row as a button; `chosen` is pressed. */
  onPick?: (key: string) => void
  chosen?: string | null
}

/** Bars next to their names, in the given order. */
export function BarList({ bars, average = null, row, onPick, chosen = null, beforeLabel, ...style }: BarListProps) {
  const { scale = [], format } = style
  const least = scale[0] ?? 0
  const values = bars.flatMap(({ value, before }) => [value, before ?? 0])
  const highest = scale.at(-1) ?? style.most ?? Math.max(0, average?.value ?? 0, ...values)
  const share = (value: number): number => portion(value - least, highest - least)
  const line = average && share(average.value)
  const valueWidth = Math.max(style.part ? 2 : 4, ...bars.map(({ value }) => format(value).length))
  const partWidth = Math.max(0, ...bars.map(({ part }) => part?.words.length ?? 0))
  const hasChange = bars.some(({ change }) => change)
  const look = { ...style, share, line, valueWidth, partWidth, hasChange }
  return (
    <>
      <ul>
        {bars.map((bar) => {
          const cells = style.isStacked ? <StackedCells bar={bar} {...look} /> : <Cells bar={bar} {...look} />
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
      {scale.length > 0 && <Axis {...look} scale={scale} />}
      <Keys
        average={average}
        beforeLabel={bars.some(({ before }) => before != null) ? beforeLabel : undefined}
        dots={scale.length > 0}
        part={style.part}
      />
    </>
  )
}

interface CellStyle extends Pick<BarListProps, 'format' | 'color' | 'part' | 'nameWidth' | 'scale'> {
  share: (value: number) => number
  line: number | null
  valueWidth: number
  partWidth: number
  hasChange: boolean
}

function Cells({ bar, ...style }: CellStyle & { bar: Bar }) {
  const { share, line, format, color = 'var(--chart-1)', part, partWidth, scale, hasChange } = style
  const before = bar.before == null ? null : share(bar.before)
  const Mark = scale ? DotMark : BarMark
  return (
    <>
      <span style={nameStyle(style)} className="min-w-0 shrink-0">
        <bdi
          data-tooltip={bar.name}
          data-tooltip-when="cut"
          className="line-clamp-2 wrap-anywhere leading-4.5 text-ink"
        >
          {bar.name}
        </bdi>
      </span>{' '}
      <span aria-hidden="true" className="relative min-w-0 flex-1 self-stretch">
        <Mark
          share={share(bar.value)}
          before={before}
          color={color}
          {...(part && bar.part ? { part: { share: share(bar.part.value), color: part.color } } : {})}
        />
        {line !== null && <span style={{ left: `${line * 100}%` }} className="absolute inset-y-0 w-px bg-ink-3" />}
      </span>
      {/* Same width in every row, so that all bars share a scale. */}
      <span
        style={valueStyle(style)}
        className="shrink-0 text-right font-medium whitespace-nowrap text-ink tabular-nums"
      >
        {format(bar.value)}
        {bar.rest && <span className="sr-only"> {bar.rest}</span>}
      </span>
      {bar.part && (
        <span
          style={{ minWidth: `${partWidth * 0.85}ch` }}
          className="shrink-0 text-right text-xs whitespace-nowrap text-ink-2 tabular-nums"
        >
          {' '}
          {bar.part.words}
        </span>
      )}
      {hasChange && (
        <span className={`${changeWidth} text-right text-xs whitespace-nowrap tabular-nums ${bar.change?.className}`}>
          {' '}
          {bar.change?.words}
        </span>
      )}
    </>
  )
}

function StackedCells({ bar, share, format, color }: CellStyle & { bar: Bar }) {
  return (
    <span className="grid w-full gap-1 py-1">
      <span className="flex items-baseline gap-3">
        <bdi className="line-clamp-2 wrap-anywhere min-w-0 flex-1 leading-4.5 text-ink">{bar.name}</bdi>{' '}
        <span className="shrink-0 font-medium text-ink tabular-nums">
          {format(bar.value)}
          {bar.rest && <span className="sr-only"> {bar.rest}</span>}
        </span>
      </span>
      <ValueBar share={share(bar.value)} {...(color ? { color } : {})} />
    </span>
  )
}

/** The numbers of the scale, in the layout of a row. */
function Axis({ scale, share, ...style }: CellStyle & { scale: readonly number[] }) {
  return (
    <div aria-hidden="true" className="flex h-4 items-center gap-3 text-micro text-ink-3 tabular-nums">
      <span style={nameStyle(style)} className="shrink-0" />
      <span className="relative min-w-0 flex-1 self-stretch">
        {scale.map((tick) => (
          <span key={tick} style={{ left: `${share(tick) * 100}%` }} className="absolute -translate-x-1/2">
            {tick}
          </span>
        ))}
      </span>
      <span style={valueStyle(style)} className="shrink-0 text-sm font-medium" />
      {style.hasChange && <span className={changeWidth} />}
    </div>
  )
}

const nameStyle = ({ nameWidth = 220, hasChange }: Pick<CellStyle, 'nameWidth' | 'hasChange'>) => ({
  width: `min(${nameWidth}px, ${hasChange ? 40 : 50}%)`,
})
const valueStyle = ({ valueWidth }: Pick<CellStyle, 'valueWidth'>) => ({ minWidth: `${valueWidth}ch` })
const changeWidth = 'w-12 shrink-0'

const still = 'flex min-h-7 w-full items-center max-sm:py-1.5 gap-3 text-sm coarse:min-h-10'
const clickable =
  '-mx-2 flex min-h-7 w-[calc(100%+1rem)] items-center gap-3 rounded-sm px-2 py-0.5 text-left text-sm max-sm:py-1.5 transition-colors duration-100 coarse:min-h-10'
const active = `${clickable} hover:bg-surface-2`
const pressed = 'bg-accent-soft'

const portion = (value: number, most: number): number => (most > 0 ? Math.min(1, Math.max(0, value / most)) : 0)
