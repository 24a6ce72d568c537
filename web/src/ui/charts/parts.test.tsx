import type { ReactNode } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { inEnglish } from '../../testing/in-english.tsx'
import { BarList } from './bar-list.tsx'
import { BulletBar } from './bullet-bar.tsx'
import { Doughnut, legendRow } from './doughnut.tsx'
import { Sparkline } from './sparkline.tsx'
import { StackedBar } from './stacked-bar.tsx'

const parts = [
  {
    key: 'sent',
    label: 'Sent',
    value: 251,
    color: 'var(--chart-2)',
    change: { words: '+36', inWords: '+36 vs. 215 in the previous period' },
  },
  { key: 'draft', label: 'Draft', value: 74, color: 'var(--chart-5)' },
  { key: 'pending', label: 'Pending', value: 138, color: 'var(--chart-3)' },
]
const none = parts.map((part) => ({ ...part, value: 0 }))
const words = { total: '463', unit: 'reviews', count: String }

test('the shares of a doughnut and of a stacked bar add up to the whole', () => {
  for (const draw of ['doughnut', 'stacked'] as const) {
    const share = vi.fn<(part: number) => string>((part) => `${Math.round(part * 100)}%`)
    if (draw === 'doughnut') inEnglish(<Doughnut parts={parts} {...words} share={share} />)
    else inEnglish(<StackedBar parts={parts} count={String} share={share} />)
    const sum = share.mock.calls.reduce((all, [part]) => all + part, 0)
    expect(sum).toBeCloseTo(1, 10)
  }
  expect(screen.getAllByText('54%')).toHaveLength(2)
  const [sent] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('+36'))
  expect(sent?.textContent).toBe('Sent 251 54% +36+36 vs. 215 in the previous period')
})

test('two parts are two numbers, without a ring', () => {
  const share = (part: number) => `${Math.round(part * 100)}%`
  const { container } = inEnglish(<Doughnut parts={parts.slice(0, 2)} {...words} share={share} />)
  expect(container.querySelectorAll('svg')).toHaveLength(0)
  // A legend’s squares without a ring explain nothing.
  expect(container.querySelectorAll('[style*="--chart"]')).toHaveLength(0)
  expect(screen.getByText('463')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Sent25177%', 'Draft7423%'])
})

test('without data, a doughnut is a flat ring and a bar a flat track, without shares', () => {
  const share = (part: number) => `${part * 100}%`
  const ring = inEnglish(<Doughnut parts={none} {...words} share={share} />)
  expect(ring.container.querySelectorAll('circle')).toHaveLength(1)
  expect(ring.container.querySelectorAll('path')).toHaveLength(0)
  const bar = inEnglish(<StackedBar parts={none} count={String} share={share} />)
  expect(ring.container.innerHTML + bar.container.innerHTML).not.toMatch(/NaN|Infinity/)
})

test('a nonzero part is a link in the legend', () => {
  const row = (part: { key: string }, cells: ReactNode) => (
    <a href={`/${part.key}`} className={legendRow}>
      {cells}
    </a>
  )
  inEnglish(
    <Doughnut
      parts={[...parts, { key: 'none', label: 'None', value: 0, color: 'var(--chart-6)' }]}
      {...words}
      share={String}
      row={row}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/sent', '/draft', '/pending'])
})

test('a bar is a button that shows its state; a long name is kept whole', async () => {
  const onPick = vi.fn<(key: string) => void>()
  const bars = [
    { key: 'a', name: 'Alder Linen Overshirt', value: 84, rest: 'reviews' },
    { key: 'b', name: 'Drift', value: 0 },
  ]
  const average = { value: 42, label: 'Average 42' }
  const props = { bars, format: String, onPick, chosen: 'b', average }
  const { container } = inEnglish(<BarList {...props} />)
  const [first, second] = screen.getAllByRole('button')
  expect(first?.textContent).toBe('Alder Linen Overshirt 84 reviews')
  expect([first, second].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  expect(container.querySelectorAll('[style*="left: 50%"]')).toHaveLength(2)
  if (first) await userEvent.click(first)
  expect(onPick.mock.calls).toEqual([['a']])
  expect(screen.getByText('Average 42')).toBeTruthy()
})

test('all zeros show no bars and a link instead of a button', () => {
  const row = (bar: { key: string }, className: string, cells: ReactNode) => (
    <a href={`/${bar.key}`} className={className}>
      {cells}
    </a>
  )
  const zero = inEnglish(<BarList bars={[{ key: 'a', name: 'A', value: 0 }]} format={String} row={row} />)
  const empty = inEnglish(<BarList bars={[]} format={String} average={{ value: 0, label: '0' }} />)
  expect(zero.container.innerHTML + empty.container.innerHTML).not.toMatch(/NaN|Infinity/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/a')
})

test('on a scale, a value is a dot between its first and last number, next to the one before', () => {
  const bars = [
    { key: 'a', name: 'Bag', value: 4, before: 3, change: { words: '+1.0', className: 'text-sent-ink' } },
    { key: 'b', name: 'Cap', value: 3.7, before: null },
  ]
  const props = { bars, format: String, scale: [1, 2, 3, 4, 5], beforeLabel: 'Previous period' }
  const { container } = inEnglish(<BarList {...props} />)
  const [bag, cap] = [...container.querySelectorAll('li')].map((row) =>
    [...row.querySelectorAll<HTMLElement>('[aria-hidden] > [style]')].map(({ style }) => style.left),
  )
  expect(bag).toEqual(['50%', '50%', '75%'])
  expect(cap?.map((left) => Number.parseFloat(left).toFixed(1))).toEqual(['67.5'])
  expect(screen.getByText('+1.0').className).toContain('text-sent-ink')
  expect(screen.getByText('Previous period')).toBeTruthy()
})

test('a bar has a second bar for the period before, on the same scale', () => {
  const bars = [{ key: 'a', name: 'Bag', value: 2, before: 8 }]
  const { container } = inEnglish(<BarList bars={bars} format={String} beforeLabel="Previous period" />)
  const widths = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > [style]')].map(({ style }) => style.width)
  expect(widths).toEqual(['25%', '100%'])
  const alone = inEnglish(
    <BarList bars={[{ key: 'a', name: 'Bag', value: 2 }]} format={String} beforeLabel="Earlier" />,
  )
  expect(alone.queryByText('Earlier')).toBeNull()
})

test('a part of a value fills its share of the bar', () => {
  const bars = [
    { key: 'a', name: 'Bag', value: 8, part: { value: 2, words: '2 negative' } },
    { key: 'b', name: 'Cap', value: 4, part: { value: 0, words: '0 negative' } },
  ]
  const part = { label: 'Negative reviews', color: 'red' }
  const { container } = inEnglish(<BarList bars={bars} format={String} part={part} />)
  const widths = [...container.querySelectorAll<HTMLElement>('[aria-hidden] [style*="width"]')]
  expect(widths.map(({ style }) => style.width)).toEqual(['100%', '25%', '50%'])
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Bag 8 2 negative',
    'Cap 4 0 negative',
  ])
  expect(screen.getByText('Negative reviews')).toBeTruthy()
})

test('in a sparkline, missing values are crossed by a dashed line, and a value between them is a dot', () => {
  const { container } = inEnglish(<Sparkline values={[1, null, 3, null, 2, 4]} />)
  expect(container.querySelectorAll('circle')).toHaveLength(2)
  const dashed = [...container.querySelectorAll('path[stroke-dasharray]')].map((path) => path.getAttribute('d'))
  const solid = [...container.querySelectorAll('path:not([stroke-dasharray])')].map((path) => path.getAttribute('d'))
  expect(dashed).toHaveLength(2)
  expect(solid).toHaveLength(1)
  expect([...dashed, ...solid].join(' ')).not.toMatch(/[CQ]/)
  // The second dashed line ends where the solid line starts.
  expect(dashed[1]?.split('L')[1]).toBe(solid[0]?.slice(1).split('L')[0])
  const colors = [...container.querySelectorAll('path')].map((path) => path.getAttribute('stroke'))
  expect(new Set(colors).size).toBe(1)
})

test('a sparkline without points, with one, or with equal values contains only numbers', () => {
  const drawn = [[], [null], [4], [4, 4], [1, null, 3, 2]].map((values) => inEnglish(<Sparkline values={values} />))
  for (const { container } of drawn) expect(container.innerHTML).not.toMatch(/NaN|Infinity/)
  expect(drawn[4]?.container.querySelector('path')?.getAttribute('d')).toContain('M')
})

test('a bullet bar stays within its track, and shows no bar without a value', () => {
  const full = inEnglish(<BulletBar label="Rate" value="120%" share={1.2} mark={-1} hint="of 100" />)
  expect(full.container.innerHTML).toContain('width: 100%')
  const empty = inEnglish(<BulletBar label="Rate" value="No data yet" share={null} mark={null} hint="of 100" />)
  expect(empty.container.querySelectorAll('[style]')).toHaveLength(0)
})
