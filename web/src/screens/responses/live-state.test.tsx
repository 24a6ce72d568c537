import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { aComment, aConnectionList } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { held, seen } from '../../testing/held-clock.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const fails = refusal(500, 'INTERNAL', 'An unexpected error occurred.')

test('the inbox shows when the browser goes offline, sends nothing then, and refetches when it is back', async () => {
  const { calls } = responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  const card = await openReview('Customer 1')
  expect(await screen.findByText(/^Connected/)).toBeTruthy()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText('Offline')).toBeTruthy()
  expect(screen.getByText(/^You’re offline. Showing data from \d/)).toBeTruthy()
  const generate = within(card).getByRole('button', { name: /^Generate/ })
  expect(generate.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(generate.getAttribute('aria-describedby') ?? '')?.textContent).toBe('You’re offline')
  const before = calls('GET /api/comments').length
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(/^Connected/)).toBeTruthy()
  expect(screen.queryByText(/^You’re offline/)).toBeNull()
  await waitFor(() => expect(calls('GET /api/comments').length).toBeGreaterThan(before))
  expect(generate.getAttribute('aria-disabled')).toBeNull()
})

test('the age of the data counts from the last review that arrived by itself, if no sync is newer', async () => {
  const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000 - 5000).toISOString()
  const connections = aConnectionList({ lastSyncAt: minutesAgo(14), lastCommentAt: minutesAgo(3) })
  responsesServer({ comments: [aComment(1)], connections })
  await startConsole('/responses')
  expect(await screen.findByText('Connected, synced 3m ago')).toBeTruthy()
})

test('a stream that goes silent is noticed within five seconds, and replaced', async () => {
  const beat = new TextEncoder().encode(': beat\n\n')
  const body = () => new ReadableStream<Uint8Array>({ start: (pen) => pen.enqueue(beat) })
  const { calls } = responsesServer({ comments: [aComment(1)] }, { 'GET /api/events': () => ({ body: body() }) })
  held()
  await startConsole('/responses')
  await seen(() => screen.getByText(/^Connected/))
  await act(() => vi.advanceTimersByTimeAsync(4900))
  await seen(() => screen.getByText(/^Reconnecting/))
  expect(calls('GET /api/events')).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(9000))
  await seen(() => expect(calls('GET /api/events')).toHaveLength(2))
})

test('the inbox is not live while another call on the screen fails', async () => {
  responsesServer({ comments: [aComment(1)] }, { 'GET /api/comments/figures': fails })
  await startConsole('/responses')
  await row('Customer 1')
  expect(await screen.findByText(/^Showing data from/)).toBeTruthy()
})

test.for([
  ['/dashboard', 'GET /api/dashboard/overview'],
  ['/analytics', 'GET /api/analytics/overview'],
  ['/connections', 'GET /api/connections'],
] as const)('%s is not live while its data fails to load', async ([address, call]) => {
  responsesServer({}, { [call]: fails })
  await startConsole(address)
  expect(await screen.findByText('Disconnected')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/^Connected/)).toBeNull())
})

test('the time is that of the platforms’ last sync, not of the last fetch; a phone keeps a word', async () => {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width: 559px') })
  const lastSyncAt = new Date(Date.now() - 13 * 60_000).toISOString()
  responsesServer({ comments: [aComment(1)], connections: aConnectionList({ lastSyncAt, lastCommentAt: null }) })
  await startConsole('/responses')
  await row('Customer 1')
  expect(await screen.findByText('Connected, synced 13m ago')).toBeTruthy()
  expect(screen.getByText('Live')).toBeTruthy()
})

test('on a phone, the state is one word that fits', async () => {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width: 559px') })
  responsesServer({ comments: [aComment(1)] }, { 'GET /api/comments/figures': fails })
  await startConsole('/responses')
  expect(await screen.findByText('Outdated')).toBeTruthy()
  expect(screen.getByText(/^Showing data from/)).toBeTruthy()
})

test('a permission error doesn’t show as disconnected', async () => {
  const refused = refusal(403, 'FORBIDDEN', 'Your role may not see this.')
  responsesServer({ comments: [aComment(1)] }, { 'GET /api/comments/figures': refused })
  await startConsole('/responses')
  await row('Customer 1')
  expect(await screen.findByText(/^Connected/)).toBeTruthy()
})

describe('an unreachable server', () => {
  const answer = () => new TypeError('Failed to fetch')
  const list = { body: { success: true, data: aConnectionList() } }
  const whilePassing = (find: () => unknown) =>
    seen(async () => {
      await act(() => vi.advanceTimersByTimeAsync(200))
      return find()
    })

  test('gets failed calls again once the stream reopens', async () => {
    let isAway = false
    let drop = (): void => undefined
    const stream = () => new ReadableStream<Uint8Array>({ start: (pen) => void (drop = () => pen.close()) })
    const { calls } = responsesServer(
      { comments: [aComment(1)] },
      {
        'GET /api/events': () => (isAway ? answer() : { body: stream() }),
        'GET /api/connections': (_call, times) => (times === 1 ? list : isAway ? answer() : list),
      },
    )
    held()
    await startConsole('/responses')
    await seen(() => screen.getByText(/^Connected/))
    isAway = true
    await act(async () => drop())
    // Without the stream, connections are polled every 30 s, and failed calls are retried once.
    await whilePassing(() => expect(calls('GET /api/connections').length).toBeGreaterThan(2))
    await whilePassing(() => screen.getByText(/^Disconnected/))
    isAway = false
    await whilePassing(() => screen.getByText(/^Connected/))
  })

  test('gets failed calls again after a pause while the stream is open', async () => {
    const { sendEvent, calls } = responsesServer(
      { comments: [aComment(1)] },
      { 'GET /api/connections': (_call, times) => (times === 2 || times === 3 ? answer() : list) },
    )
    held()
    await startConsole('/responses')
    await seen(() => screen.getByText(/^Connected/))
    sendEvent('connection', 'one')
    // The event's call and its retry fail; a later one succeeds.
    await whilePassing(() => expect(calls('GET /api/connections').length).toBeGreaterThan(3))
    await whilePassing(() => screen.getByText(/^Connected/))
  })
})
