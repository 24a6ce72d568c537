import type { Overview } from '@bizamply/contract/dashboard'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { anOverview, someFigures } from '../../testing/overview.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
})

const call = 'GET /api/dashboard/overview'
const card = (name: RegExp) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { name })

async function show(data: Overview = anOverview(), address = '/dashboard') {
  const server = responsesServer({}, { [call]: () => ok(data) })
  await startConsole(address)
  return server
}

test('more reviews are neither better nor worse, and a shorter response time is better', async () => {
  await show(anOverview({ before: someFigures({ received: 412, responseHours: 4.8 }) }))
  await card(/^Total Reviews/)
  expect(screen.getByText('+12.4%').className).toContain('text-ink-3')
  expect(screen.getByText('−36m').className).toContain('text-sent-ink')
})

test('greets by name and shows four figures, each with its change, base, and definition', async () => {
  await show(anOverview({ before: someFigures({ received: 412, handledRate: 0.67, rating: 4, responseHours: 4.8 }) }))
  expect(await heading('Welcome, Nora')).toBeTruthy()
  expect(screen.getByText('Here’s what’s happening with your business today.')).toBeTruthy()
  expect((await card(/^Total Reviews/)).textContent).toBe('Total Reviews463+12.4%')
  const rate = await card(/^Response Rate/)
  expect(rate.textContent).toBe('Response Rate70%+3.2 pts')
  expect(rate.dataset['tooltip']).toBe(
    'Replied or drafted: reviews with a sent reply or a draft, as a share of all reviews. Replied: 54%.',
  )
  expect((await card(/^Average Rating/)).textContent).toBe('Average Rating3.9−0.1')
  expect((await card(/^Response Time/)).textContent).toBe('Response Time4.2h−36m')
})

test('the last line of a figure opens the comments that it counts', async () => {
  await show()
  const window = 'triageState=shown&from=2026-11-15&to=2026-11-21'
  const to = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await to('412 before')).toBe(`/responses?status=all&${window}`)
  expect(await to('251 sent (54%), 74 drafted of 463')).toBe(`/responses?status=all&${window}`)
  expect(await to('310 rated of 463')).toBe(`/responses?status=all&${window}&rating=1%2C2%2C3%2C4%2C5`)
  expect(await to('251 sent replies')).toBe(`/responses?status=sent&${window}&wait=under-1%2C1-4%2C4-12%2Cover-12`)
})

test('the selected card switches trend and doughnut, and is kept in the URL', async () => {
  await show()
  await heading('By platform')
  await userEvent.click(await card(/^Response Time/))
  expect(where()).toBe('/dashboard?show=time')
  expect((await card(/^Response Time/)).getAttribute('aria-pressed')).toBe('true')
  const shares = (await heading('Reply time')).closest('section') ?? document.body
  const slow = within(shares).getByRole('link', { name: /^Over 12 hours/ })
  expect(slow.getAttribute('href')).toContain('status=sent')
  expect(slow.getAttribute('href')).toContain('wait=over-12')
  expect(screen.queryByRole('heading', { name: 'By platform' })).toBeNull()
})

test('two or three platforms each say how many reviews were answered and how they are rated', async () => {
  await show()
  const shares = (await heading('By platform')).closest('section') ?? document.body
  const rows = await within(shares).findAllByRole('link')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Shopify15751%60% replied, 4.1 average',
    'Judge.me15349%48% replied, 3.7 average',
  ])
  expect(rows[0]?.getAttribute('href')).toContain('platform=shopify')
})

test('arrow keys move from card to card and wrap around', async () => {
  await show()
  const first = await card(/^Total Reviews/)
  first.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(await card(/^Response Rate/))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(await card(/^Response Time/))
})

test('before the first review, the dashboard says so everywhere and shows no rates', async () => {
  const none = someFigures({ received: 0, handledRate: null, responseRate: null, rating: null, responseHours: null })
  await show(anOverview({ any: false, now: none, before: none, platforms: [] }))
  expect(await heading('Your first numbers appear with your first review')).toBeTruthy()
  expect(screen.getAllByText('No data yet')).toHaveLength(4)
  expect(screen.queryByText('0%')).toBeNull()
  expect(screen.queryByRole('button', { name: /^vs/ })).toBeNull()
})

test('a range without reviews offers the last thirty days', async () => {
  const none = someFigures({ received: 0, handledRate: null, responseRate: null, rating: null, responseHours: null })
  await show(anOverview({ now: none }))
  expect(await screen.findByText(/^No reviews for Nov 15/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Last 30 days' }).getAttribute('href')).toBe(
    '/dashboard?from=2026-10-23&to=2026-11-21',
  )
})

test.each([
  ['a low window', '(max-width: 1023px), (max-height: 499px)'],
  ['a low and narrow window', '(max-width: 1023px), (max-width: 639px), (max-height: 499px)'],
])('in %s, the quick actions are above the figures', async (_, matching) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, { media, matches: matching.includes(media) }),
  )
  await show()
  const actions = await screen.findByRole('region', { name: 'Quick actions' })
  const figures = screen.getByRole('region', { name: 'Key metrics' })
  expect(actions.compareDocumentPosition(figures) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a failed first call shows the reason and can be retried', async () => {
  let broken = true
  const answer = () => (broken ? refusal(400, 'BAD_REQUEST', 'Not now.') : ok(anOverview()))
  responsesServer({}, { [call]: answer })
  await startConsole('/dashboard')
  const alert = (await screen.findByText('Couldn’t load the dashboard. Not now.')).closest<HTMLElement>('[role=alert]')
  expect(screen.getByRole('button', { name: /^Last 7 days/ })).toBeTruthy()
  // One panel for one failure; the page keeps its heads.
  expect(await screen.findByText(/^Failed to load activities/)).toBeTruthy()
  expect(screen.getByText(/^Failed to load transactions/)).toBeTruthy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('group', { name: 'Key metrics' }).textContent).toContain('Total Reviews–')
  broken = false
  await userEvent.click(within(alert ?? document.body).getByRole('button', { name: 'Try Again' }))
  expect(await card(/^Total Reviews/)).toBeTruthy()
})

test('a failed refresh keeps the figures and shows their time', async () => {
  let broken = false
  const answer = () => (broken ? refusal(400, 'BAD_REQUEST', 'Not now.') : ok(anOverview()))
  responsesServer({}, { [call]: answer })
  await startConsole('/dashboard')
  await card(/^Total Reviews/)
  broken = true
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/^Showing data from /)).toBeTruthy()
  expect((await card(/^Total Reviews/)).textContent).toContain('463')
})

test('offline, nothing can be refreshed, drafted or sent, and each button says why', async () => {
  const { calls } = await show()
  await card(/^Total Reviews/)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const refresh = await screen.findByRole('button', { name: 'Refresh: you’re offline' })
  const before = calls(call).length
  await userEvent.click(refresh)
  expect(calls(call)).toHaveLength(before)
  const draft = await screen.findByRole('button', { name: /^Generate 138 replies/, description: 'You’re offline' })
  await userEvent.click(draft)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: /^Send 74 drafts/ }).getAttribute('aria-disabled')).toBe('true')
})

test('events from the stream refetch the figures in the background', async () => {
  const { calls, sendEvent } = await show()
  await card(/^Total Reviews/)
  await screen.findByText(/^Connected/)
  const before = calls(call).length
  sendEvent('comment', 'c')
  await waitFor(() => expect(calls(call)).toHaveLength(before + 1))
  expect((await card(/^Total Reviews/)).textContent).toContain('463')
})
