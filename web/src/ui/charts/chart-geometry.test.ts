import { expect, test } from 'vitest'
import { axisLabels, textWidth } from './axis-labels.ts'
import { cardPlace } from './card-place.ts'
import { divergingGeometry } from './diverging-geometry.ts'
import { ticksAround, ticksTo } from './ticks.ts'
import { trendGeometry, type TrendPoint } from './trend-geometry.ts'

const size = { width: 320, height: 252 }
const pointsOf = (values: readonly (number | null)[], open = false): TrendPoint[] =>
  values.map((value, n) => ({
    key: String(n),
    label: `Nov ${n}`,
    longLabel: `November ${n}`,
    value,
    compare: value,
    open: open && n === values.length - 1,
  }))

test.for([
  [0, true, [0, 1, 2]],
  [1, true, [0, 1, 2]],
  [3, true, [0, 2, 4]],
  [80, true, [0, 50, 100]],
  [110, true, [0, 60, 120]],
  [4.9, false, [0, 3, 6]],
  [0.2, false, [0, 0.15, 0.3]],
  [1_000_000, true, [0, 600_000, 1_200_000]],
] as const)('an axis up to %d (whole: %s) has the lines %j', ([most, whole, ticks]) => {
  expect(ticksTo(most, whole)).toEqual(ticks)
})

test('bars in both directions share one tick distance', () => {
  expect(ticksAround(47, 17)).toEqual([-25, 0, 25, 50])
  expect(ticksAround(0, 0)).toEqual([0, 1])
  expect(ticksAround(0, 8)).toEqual([-10, -5, 0, 5])
})

test.for([
  [0, 320],
  [1, 320],
  [7, 320],
  [7, 200],
  [24, 320],
  [31, 560],
  [365, 320],
  [365, 1100],
] as const)('%d labels in %d px never overlap, and the last one shows', ([count, width]) => {
  const labels = Array.from({ length: count }, (_, n) => `Sep ${(n % 30) + 1}`)
  const xs = labels.map((_, n) => 36 + (n * (width - 36)) / Math.max(1, count - 1))
  const shown = axisLabels(labels, xs, 36, width)
  const spans = shown.map(({ n, x, anchor }) => {
    const wide = textWidth(labels[n] ?? '')
    const from = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2
    return [from, from + wide] as const
  })
  for (const [n, [from]] of spans.entries()) expect(from).toBeGreaterThanOrEqual((spans[n - 1]?.[1] ?? 36) - 0.001)
  expect(shown.at(-1)?.n).toBe(count === 0 ? undefined : count - 1)
})

test.for([[[]], [[5]], [[null]], [[0, 0, 0]], [[null, null]], [[3, null, 4]], [[5, 7]]] as const)(
  'no value of %j becomes NaN',
  ([values]) => {
    for (const open of [false, true]) {
      expect(JSON.stringify(trendGeometry(pointsOf(values, open), size))).not.toMatch(/NaN|Infinity/)
      expect(JSON.stringify(trendGeometry(pointsOf(values, open), { width: 0, height: 252 }))).not.toMatch(/NaN/)
    }
    const bars = values.map((value, n) => ({ key: `${n}`, label: 'x', longLabel: 'x', up: value ?? 0, down: 0 }))
    expect(JSON.stringify(divergingGeometry(bars, { ...size, format: String }))).not.toMatch(/NaN|Infinity/)
  },
)

test('segments between points are straight', () => {
  const { solid, shade, dashed } = trendGeometry(pointsOf([1, 8, 2, 9]), size)
  for (const path of [solid, shade, dashed]) expect(path).toMatch(/^M[^CQ]+$/)
})

test('the axis of a count has whole numbers, even for averages', () => {
  const ticks = (counts: boolean) =>
    trendGeometry(pointsOf([0.2, 1.4]), { ...size, counts }).ticks.map(({ value }) => value)
  expect(ticks(true)).toEqual([0, 1, 2])
  expect(ticks(false)).toEqual([0, 0.8, 1.6])
})

test('a gap splits the line', () => {
  const { solid, alone } = trendGeometry(pointsOf([1, 2, null, 4, 5]), size)
  expect(solid.match(/M/g)).toHaveLength(2)
  expect(alone.value).toEqual([])
})

test('a point between gaps is a dot, and the segment to an incomplete point is not part of the line', () => {
  const geometry = trendGeometry(pointsOf([1, null, 3, null, 5, 6], true), size)
  expect(geometry.alone.value).toHaveLength(2)
  expect(geometry.solid).not.toContain(String(geometry.places.at(-1)?.value))
  expect(geometry.toOpen.match(/M/g)).toHaveLength(1)
})

test('a fixed domain sets the ticks, and long numbers get enough room', () => {
  const stars = trendGeometry(pointsOf([3, 4]), { ...size, domain: [1, 5] })
  expect(stars.ticks.map(({ value }) => value)).toEqual([1, 3, 5])
  const many = trendGeometry(pointsOf([120_000]), { ...size, format: (value) => value.toLocaleString('en') })
  expect(many.left).toBeGreaterThan(stars.left)
})

test('the card is next to its point, on the side with more room, and moves up if the lines are low', () => {
  const room = { width: 600, bottom: 226 }
  expect(cardPlace(100, [{ x: 100, y: 40 }], room)).toMatchObject({ left: 112, top: 218 })
  expect(cardPlace(500, [{ x: 500, y: 40 }], room)).toMatchObject({ right: 112, top: 218 })
  expect(cardPlace(100, [{ x: 150, y: 220 }], room)).toMatchObject({ left: 112, top: 8 })
})
