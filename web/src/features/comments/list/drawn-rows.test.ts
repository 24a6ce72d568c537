import { expect, test } from 'vitest'
import { isComplete, nextRows, type Span } from './drawn-rows.ts'

const COUNT = 50_000

/** The rendered spans, step by step until complete. */
function steps(drawn: Span, visible: Span): Span[] {
  const all = [nextRows(drawn, visible, COUNT)]
  for (let now = all[0]; now && !isComplete(now, visible, COUNT); now = all.at(-1))
    all.push(nextRows(now, visible, COUNT))
  return all
}

test('the first render includes all visible rows', () => {
  expect(nextRows(null, { from: 0, to: 9 }, COUNT)).toEqual({ from: 0, to: 9 })
})

test('scrolling by one row adds a row below and removes the top one', () => {
  expect(nextRows({ from: 4, to: 22 }, { from: 11, to: 17 }, COUNT)).toEqual({ from: 5, to: 23 })
})

test('after a jump, visible rows render first, a few at a time, then six on either side', () => {
  const down = steps({ from: 0, to: 15 }, { from: 100, to: 108 })
  expect(down[0]).toEqual({ from: 100, to: 104 })
  expect(down.at(-1)).toEqual({ from: 94, to: 114 })
  expect(steps({ from: 200, to: 215 }, { from: 100, to: 108 })[0]).toEqual({ from: 104, to: 108 })
})

test.for([
  [
    { from: 0, to: 15 },
    { from: 13, to: 21 },
  ],
  [
    { from: 90, to: 98 },
    { from: 101, to: 108 },
  ],
  [
    { from: 110, to: 131 },
    { from: 101, to: 108 },
  ],
  [
    { from: 300, to: 320 },
    { from: 0, to: 8 },
  ],
  [
    { from: 300, to: 320 },
    { from: COUNT - 8, to: COUNT - 1 },
  ],
] as const)('from %o to %o, a step adds at most five rows and keeps those still needed', ([drawn, visible]) => {
  let before: Span = drawn
  for (const now of steps(drawn, visible)) {
    const rows = Array.from({ length: now.to - now.from + 1 }, (_, n) => now.from + n)
    expect(rows.filter((row) => row < before.from || row > before.to).length).toBeLessThanOrEqual(5)
    before = now
  }
  expect(before).toEqual({ from: Math.max(visible.from - 6, 0), to: Math.min(visible.to + 6, COUNT - 1) })
})

test('a short list stops at its last row', () => {
  expect(nextRows({ from: 0, to: 2 }, { from: 0, to: 2 }, 3)).toEqual({ from: 0, to: 2 })
  expect(isComplete({ from: 0, to: 2 }, { from: 0, to: 2 }, 3)).toBe(true)
})
