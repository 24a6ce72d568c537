import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { inRouter } from '../../../testing/in-router.tsx'
import { aTransaction, anActivity, anOverview } from '../../../testing/overview.ts'
import { DashboardSections, type DashboardSectionsProps } from './dashboard-sections.tsx'

const now = new Date('2026-11-21T13:05:00Z')
const show = (given: Partial<DashboardSectionsProps>) => {
  const props = {
    data: anOverview(),
    failed: false,
    onRetry: vi.fn(),
    period: '7' as const,
    onPeriod: vi.fn(),
  }
  return inRouter(<DashboardSections {...props} {...given} />, { now })
}
const section = (name: string) => screen.getByRole('region', { name })

describe('recent transactions', () => {
  test('show the latest three with type, message, platform, status, credits and time, and their total number', async () => {
    const long = 'The zip caught on the lining the first week. I like the rest of it.'
    const transactions = [
      aTransaction(1, { messageContent: JSON.stringify({ customerMessage: long }) }),
      aTransaction(2, { credits: -1, status: 'pending' }),
      aTransaction(3, {
        type: 'bonus',
        platform: 'system',
        credits: 1,
        commentId: null,
        description: 'Free credits',
        createdAt: '2026-11-19T10:00:00.000Z',
      }),
      aTransaction(4, { status: 'failed' }),
    ]
    await show({ data: anOverview({ transactions, transactionCount: 582 }) })
    const part = section('Recent transactions')
    expect(within(part).getByText('3 of 582')).toBeTruthy()
    const rows = within(part)
      .getAllByRole('listitem')
      .map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows).toEqual([
      ['Usage', `${long.slice(0, 50)}…`, 'Judge.me', 'Success', '−2 Credits', '3m ago'],
      ['Usage', 'Words of customer 2', 'Judge.me', 'Pending', '−1 Credit', '3m ago'],
      ['Bonus', 'Free credits', 'System', 'Success', '+1 Credit', '2d ago'],
    ])
    const link = within(part).getByRole('link', { name: 'Words of customer 2' })
    expect(link.getAttribute('href')).toBe('/responses?highlight=01a1fe39-f086-7359-addd-000000000002')
  })

  test('cover the last 7, 30 or 90 days', async () => {
    const onPeriod = vi.fn()
    await show({ onPeriod })
    await userEvent.click(screen.getByRole('button', { name: /^Date range:\s*Last 7 days$/ }))
    const items = await screen.findAllByRole('menuitemradio')
    expect(items.map((item) => item.textContent)).toEqual(['Last 7 days', 'Last 30 days', 'Last 90 days'])
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Last 90 days' }))
    expect(onPeriod).toHaveBeenCalledWith('90')
  })
})

describe('recent activity', () => {
  test('links each row to its comment, and View All to the inbox', async () => {
    const activity = [
      anActivity(1, { rating: null, platform: 'instagram' }),
      anActivity(2, { status: 'draft', at: '2026-11-21T13:02:00.000Z' }),
      anActivity(3, { status: 'sent', at: '2026-11-20T14:00:00.000Z' }),
      anActivity(4, { at: '2026-11-18T14:00:00.000Z' }),
    ]
    await show({ data: anOverview({ activity }) })
    const part = section('Recent activity')
    const rows = within(part).getAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('time').textContent)).toEqual([
      'Just now',
      '3m ago',
      '23h ago',
      '2d ago',
    ])
    // Most are in the inbox: only the others say where they are.
    expect(rows.map((row) => /Inbox|Draft|Sent/.exec(row.textContent)?.[0])).toEqual([
      undefined,
      'Draft',
      'Sent',
      undefined,
    ])
    expect(rows[0]?.textContent).toContain('Instagram')
    expect(within(rows[1] ?? part).getByRole('img', { name: /4/ })).toBeTruthy()
    const hrefs = within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs.slice(0, 2)).toEqual(['/inbox', '/responses?highlight=01a1fe39-f086-7359-addd-000000000001'])
  })
})

describe('products', () => {
  test('are bars that link to their reviews', async () => {
    const products = [
      {
        id: '01a1fe39-f086-7359-addd-00000000aaaa',
        name: 'Tidewater Automatic Watch',
        image: null,
        reviewCount: 96,
        avgRating: 4.25,
      },
      {
        id: '01a1fe39-f086-7359-addd-00000000bbbb',
        name: 'Morrow Kettle',
        image: null,
        reviewCount: 1,
        avgRating: null,
      },
    ]
    await show({ data: anOverview({ products, productCount: 9 }) })
    const part = section('Products')
    expect(within(part).getByText('2 of 9, by reviews')).toBeTruthy()
    const link = within(part).getByRole('link', { name: /^Tidewater Automatic Watch\s*96 reviews, 4\.3 average$/ })
    const { searchParams } = new URL(link.getAttribute('href') ?? '', location.origin)
    expect(Object.fromEntries(searchParams)).toEqual({
      status: 'all',
      triageState: 'shown',
      product: '01a1fe39-f086-7359-addd-00000000aaaa',
      from: '2026-11-15',
      to: '2026-11-21',
    })
    expect(within(part).getByRole('link', { name: /^Morrow Kettle\s*1 review, no star ratings$/ })).toBeTruthy()
  })
})

describe('messages', () => {
  test('show the sender and text, and the delivery status of outgoing messages', async () => {
    const message = {
      id: 'm1',
      name: 'Ana',
      text: 'Thank you',
      platform: 'whatsapp',
      at: '2026-11-21T12:05:00.000Z',
    } as const
    const messages = [
      { ...message, direction: 'in', status: 'received' },
      { ...message, id: 'm2', direction: 'out', status: 'delivered' },
    ] as const
    await show({ data: anOverview({ messages: [...messages] }) })
    const rows = within(section('Messages')).getAllByRole('listitem')
    expect(rows[0]?.textContent).toBe('Ana1h agoThank you')
    expect(rows[1]?.textContent).toBe('Ana1h agoYou: Thank youDelivered')
  })
})

describe('without data', () => {
  test('each section explains what it will show', async () => {
    await show({})
    for (const words of ['No recent transactions', 'No recent activity', 'No recent messages', 'No Product Data']) {
      expect(screen.getByText(words)).toBeTruthy()
    }
    expect(screen.getByText('New reviews, drafts and sent replies show up here.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('if the first call fails, each section says what failed, and can be retried', async () => {
    const onRetry = vi.fn()
    await show({ data: undefined, failed: true, onRetry })
    expect(screen.getByText(/^Failed to load activities/)).toBeTruthy()
    expect(screen.getByText(/^Failed to load transactions/)).toBeTruthy()
    for (const button of screen.getAllByRole('button', { name: 'Try Again' })) await userEvent.click(button)
    expect(onRetry).toHaveBeenCalledTimes(2)
  })

  test('a failed refetch keeps the previous data', async () => {
    await show({ data: anOverview({ activity: [anActivity(1)] }), failed: true })
    expect(screen.getByText('Words of customer 1')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('section frames are shown before the first response', async () => {
    await show({ data: undefined })
    expect(section('Recent activity')).toBeTruthy()
    expect(screen.queryByText('No recent activity')).toBeNull()
  })
})
