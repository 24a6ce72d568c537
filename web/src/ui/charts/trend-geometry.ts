import { max } from 'd3-array'
import { area, line } from 'd3-shape'
import { axisLabels, textWidth } from './axis-labels.ts'
import { ticksTo } from './ticks.ts'

export interface TrendPoint {
  key: string
  /** On the axis. */
  label: string
  /** In the card and the table. */
  longLabel: string
  /** Null is a gap in the line. */
  value: number | null
  compare: number | null
  /** The band around the dashed line. */
  band?: { low: number; high: number }
  /** Incomplete: a dotted segment to a hollow point. */
  open?: boolean
}

export interface TrendPlace {
  width: number
  height: number
  /** Axis domain; defaults to zero and a round number above the highest value. */
  domain?: readonly [number, number] | undefined
  /** Whether the axis counts, so that its ticks are integers whatever the values are. */
  counts?: boolean
  /** Format of the tick labels, which determines their width. */
  format?: (value: number) => string
}

const MARGIN = { left: 36, right: 14, top: 10, bottom: 26 }
const TICK_GAP = 12

/** All geometry of a trend: paths, ticks, point positions. */
export function trendGeometry(
  points: readonly TrendPoint[],
  { width, height, domain, counts = false, format = String }: TrendPlace,
) {
  const ticks = ticksOf(points, domain, counts)
  const left = Math.max(MARGIN.left, ...ticks.map((tick) => textWidth(format(tick)) + TICK_GAP))
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const right = Math.max(left + 1, width - MARGIN.right)
  const bottom = height - MARGIN.bottom
  const x = (n: number): number =>
    points.length < 2 ? (left + right) / 2 : left + (n * (right - left)) / (points.length - 1)
  const y = (value: number): number => bottom - ((value - low) / (high - low || 1)) * (bottom - MARGIN.top)
  const places = points.map((point, n) => ({
    x: x(n),
    value: point.value === null ? null : y(point.value),
    compare: point.compare === null ? null : y(point.compare),
    band: point.band ? { low: y(point.band.low), high: y(point.band.high) } : null,
  }))
  const closed = points.at(-1)?.open ? places.length - 1 : places.length
  return {
    left,
    right,
    bottom,
    places,
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    labels: axisLabels(
      points.map(({ label }) => label),
      places.map((place) => place.x),
      left,
      right,
    ),
    alone: { value: alone(places, 'value'), compare: alone(places, 'compare') },
    solid: way(places.slice(0, closed), 'value'),
    shade: shade(places.slice(0, closed), bottom),
    dashed: way(places.slice(0, closed), 'compare'),
    shadeToOpen: closed < places.length ? shade(places.slice(closed - 1), bottom) : '',
    band: bandOf(places),
    toOpen: way(places.slice(closed - 1), 'value', closed < places.length),
    compareToOpen: way(places.slice(closed - 1), 'compare', closed < places.length),
  }
}

interface Place {
  x: number
  value: number | null
  compare: number | null
  band: { low: number; high: number } | null
}

/** Straight between the points: a curve would show values that were never counted. */
function way(places: readonly Place[], of: 'value' | 'compare', requested = true): string {
  if (!requested || places.filter((place) => place[of] !== null).length < 2) return ''
  const draw = line<Place>()
    .defined((place) => place[of] !== null)
    .x((place) => place.x)
    .y((place) => place[of] ?? 0)
  return draw([...places]) ?? ''
}

/** Isolated points between gaps: no line passes through them, so each is a dot. */
const alone = (places: readonly Place[], of: 'value' | 'compare'): Place[] =>
  places.filter((place, n) => place[of] !== null && places[n - 1]?.[of] == null && places[n + 1]?.[of] == null)

function shade(places: readonly Place[], bottom: number): string {
  if (places.filter((place) => place.value !== null).length < 2) return ''
  const draw = area<Place>()
    .defined((place) => place.value !== null)
    .x((place) => place.x)
    .y0(bottom)
    .y1((place) => place.value ?? bottom)
  return draw([...places]) ?? ''
}

function bandOf(places: readonly Place[]): string {
  if (places.filter(({ band }) => band).length < 2) return ''
  const draw = area<Place>()
    .defined(({ band }) => band !== null)
    .x((place) => place.x)
    .y0(({ band }) => band?.low ?? 0)
    .y1(({ band }) => band?.high ?? 0)
  return draw([...places]) ?? ''
}

/**
 * Three ticks: zero, half, and a round number above all values, or both ends of the domain and its
 * middle.
 */
function ticksOf(points: readonly TrendPoint[], domain: TrendPlace['domain'], counts: boolean): number[] {
  if (domain) {
    const [from, to] = domain
    return [from, (from + to) / 2, to]
  }
  const values = points.flatMap(({ value, compare, band }) => [value ?? 0, compare ?? 0, band?.high ?? 0])
  return ticksTo(max(values) ?? 0, counts || values.every(Number.isInteger))
}

export const bandWords = ({ band }: TrendPoint, format: (value: number) => string): string =>
  band ? `${format(band.low)} – ${format(band.high)}` : '–'
