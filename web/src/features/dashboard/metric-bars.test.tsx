import { scales } from '@bizamply/contract/metrics'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inEnglish } from '../../testing/in-english.tsx'
import { anOverview, someFigures } from '../../testing/overview.ts'
import { MetricBars } from './metric-bars.tsx'

/** The bar’s length and the place of the earlier value, in percent. */
function barOf(label: string) {
  const bar = screen.getByText(label).closest('div')
  const parts = bar?.querySelectorAll('[aria-hidden] [style]') ?? []
  const [length, mark] = [...parts].map((part) => part.getAttribute('style') ?? '')
  return { text: bar?.textContent, length: /[\d.]+(?=%)/.exec(length ?? '')?.[0], mark: mark?.replace(/.*, /, '') }
}

test('a longer bar means more, for response time too, and the tick is the earlier value on the same scale', () => {
  const now = someFigures({ received: 101, responseHours: 6 })
  const before = someFigures({ received: 51, handledRate: 0.45, rating: 3.7, responseHours: 3 })
  inEnglish(<MetricBars data={anOverview({ now, before })} earlier="Nov 8 – 14" />)
  expect(within(screen.getByRole('region', { name: 'Metrics' })).getByText('Nov 8 – 14')).toBeTruthy()
  expect(barOf('Response Time')).toMatchObject({
    text: 'Response Time3h before0 to 8h, shorter is better',
    length: '75',
    mark: expect.stringContaining('37.5%') as string,
  })
  expect(barOf('Total Reviews')).toMatchObject({ text: 'Total Reviews51 before0 to 200', length: '50.5' })
  expect(barOf('Response Rate').text).toBe('Response Rate45% before0% to 100%, replied or drafted')
  expect(barOf('Average Rating').text).toBe('Average Rating3.7 before0 to 5 stars')
})

test('without an earlier value there is no tick; without a value there is no bar', () => {
  const now = someFigures({ responseHours: null })
  inEnglish(<MetricBars data={anOverview({ now, before: null, earlier: null })} earlier={null} />)
  expect(barOf('Total Reviews')).toMatchObject({ text: 'Total Reviews0 to 500', mark: undefined })
  expect(barOf('Response Time').text).toBe('Response TimeNo data yet0 to 1h, shorter is better')
  expect(barOf('Response Time').length).toBeUndefined()
})

test('scales end at the next round number', () => {
  expect([0, 1, 3, 10, 51, 463, 1000, 60_083].map(scales.received)).toEqual([1, 1, 5, 10, 100, 500, 1000, 100_000])
  expect([0.2, 3, 8, 13, 100, 168].map(scales.responseHours)).toEqual([1, 4, 8, 24, 168, 168])
})
