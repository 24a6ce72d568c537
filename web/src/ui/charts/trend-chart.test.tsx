import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { inEnglish } from '../../testing/in-english.tsx'
import { DivergingBars } from './diverging-bars.tsx'
import { TrendChart } from './trend-chart.tsx'
import type { TrendChartProps } from './trend-chart-props.ts'

const points = [
  { key: '2026-11-19', label: 'Thu', longLabel: 'Thursday, November 19', value: 75, compare: 68 },
  { key: '2026-11-20', label: 'Fri', longLabel: 'Friday, November 20', value: null, compare: 72 },
  { key: '2026-11-21', label: 'Today', longLabel: 'Saturday, November 21', value: 41, compare: 30, open: true },
]
const summary = 'Total Reviews, Nov 19 to 21: 116.'

function trend(over: Partial<TrendChartProps> = {}) {
  const onPick = vi.fn<(key: string) => void>()
  const props = { points, name: 'Nov 19 – 21', compareName: 'Nov 12 – 14', pointName: 'Day', summary, onPick }
  return { onPick, ...inEnglish(<TrendChart {...props} format={(value) => `${value} reviews`} {...over} />) }
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600)
})

test('the group has its summary and the same numbers as a table', () => {
  trend()
  const group = screen.getByRole('group', { name: summary })
  const rows = within(within(group).getByRole('table', { name: summary })).getAllByRole('row')
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([[], ['75 reviews', '68 reviews'], ['–', '72 reviews'], ['41 reviews', '30 reviews']])
})

test('arrow keys, Home, and End move the reading, Enter opens what the point counts, Escape ends it', async () => {
  const { onPick, container } = trend()
  const live = container.querySelector('[aria-live]')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('slider'))
  await userEvent.keyboard('{Enter}')
  expect(onPick).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowRight}')
  expect(live?.textContent).toBe('Thursday, November 19, Nov 19 – 21: 75 reviews; Nov 12 – 14: 68 reviews')
  await userEvent.keyboard('{ArrowRight}')
  expect(live?.textContent).toBe('Friday, November 20, Nov 19 – 21: –; Nov 12 – 14: 72 reviews')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Saturday, November 21')
  await userEvent.keyboard('{Home}{Enter}')
  expect(onPick.mock.calls).toEqual([['2026-11-19']])
  await userEvent.keyboard('{Escape}')
  expect(live?.textContent).toBe('')
})

test('hovering reads the nearest point, a click opens it', () => {
  const { onPick, container } = trend()
  const slider = screen.getByRole('slider')
  fireEvent.pointerMove(slider, { clientX: 590 })
  expect(container.querySelector('[aria-live]')?.textContent).toContain('Saturday')
  fireEvent.pointerDown(slider)
  fireEvent.click(slider, { clientX: 590 })
  expect(onPick.mock.calls).toEqual([['2026-11-21']])
  fireEvent.pointerLeave(slider, { pointerType: 'mouse' })
})

test('the first tap reads a point, the second opens it', () => {
  const { onPick, container } = trend()
  const slider = screen.getByRole('slider')
  const tap = () => {
    fireEvent.pointerDown(slider, { pointerType: 'touch' })
    fireEvent.pointerMove(slider, { clientX: 40, pointerType: 'touch' })
    fireEvent.pointerLeave(slider, { pointerType: 'touch' })
    fireEvent.click(slider, { clientX: 40 })
  }
  tap()
  expect(container.querySelector('[aria-live]')?.textContent).toContain('Thursday')
  expect(onPick).not.toHaveBeenCalled()
  tap()
  expect(onPick.mock.calls).toEqual([['2026-11-19']])
})

test.for([
  [[]],
  [points.slice(0, 1)],
  [points.slice(2)],
  [points.map((point) => ({ ...point, value: 0, compare: 0 }))],
])('zero points, one point, and all zeros render without NaN (%#)', ([some]) => {
  const { container } = trend({ points: some ?? [], compareName: null })
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/)
  expect(screen.queryAllByRole('slider')).toHaveLength((some ?? []).length > 0 ? 1 : 0)
})

test('diverging bars are read and listed with both counts', async () => {
  const onPick = vi.fn<(key: string) => void>()
  const feelings = [
    { key: 'a', label: 'Fri', longLabel: 'Friday', up: 47, down: 17 },
    { key: 'b', label: 'Today', longLabel: 'Saturday', up: 23, down: 0, open: true },
  ]
  const names = { upName: 'Positive', downName: 'Negative', name: 'Nov 20 – 21', pointName: 'Day', summary }
  const { container } = inEnglish(<DivergingBars points={feelings} {...names} format={String} onPick={onPick} />)
  expect(screen.getByRole('row', { name: 'Friday 47 17' })).toBeTruthy()
  expect(container.querySelectorAll('rect')).toHaveLength(3)
  expect(container.querySelectorAll('rect[fill-opacity="0.22"]')).toHaveLength(1)
  await userEvent.tab()
  await userEvent.keyboard('{End}{Enter}')
  expect(container.querySelector('[aria-live]')?.textContent).toBe('Saturday, Positive: 23; Negative: 0')
  expect(onPick.mock.calls).toEqual([['b']])
})
