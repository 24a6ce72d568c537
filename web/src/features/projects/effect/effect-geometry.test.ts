import type { EffectWeekFigures } from '@bizamply/contract/project-effect'
import { expect, test } from 'vitest'
import { effectGeometry } from './effect-geometry.ts'

const sums = { mentions: 1, complaints: 0, received: 1, rated: 1 }

const week = (n: number, rating: number | null, side: EffectWeekFigures['side'], open = false): EffectWeekFigures => ({
  from: `2026-09-0${n}`,
  to: `2026-09-0${n}`,
  side,
  open,
  project: { ...sums, rating },
  sameTopics: null,
  otherTopics: null,
})

const draw = (weeks: EffectWeekFigures[]) => effectGeometry(weeks, { width: 400, height: 216, labels: [] })

test('lines cross weeks without ratings within a side, but not to another side', () => {
  const { drawn, strokes, bottom } = draw([
    week(1, 1, 'before'),
    week(2, null, 'before'),
    week(3, 2, 'before'),
    week(4, 3, 'between'),
    week(5, null, 'between'),
    week(6, 4, 'after'),
    week(7, 5, 'after', true),
  ])
  expect(strokes.map(({ side, hasGap, open }) => ({ side, hasGap, open }))).toEqual([
    { side: 'before', hasGap: true, open: false },
    { side: 'between', hasGap: false, open: false },
    { side: 'after', hasGap: false, open: true },
  ])
  expect(drawn).toHaveLength(5)
  for (const { y } of drawn) expect(y).toBeLessThan(bottom - 5)
})

test('few weeks with ratings are dots without lines', () => {
  const weeks = [1, 2, 3, 4, 5].map((n) => week(n, n < 3 ? 2 : null, 'before'))
  expect(draw(weeks)).toMatchObject({ strokes: [], drawn: [{ n: 0 }, { n: 1 }] })
})
