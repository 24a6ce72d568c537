import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment, aConnectionList, aDraft } from '../../testing/comments.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { holdTimers } from '../../testing/held-clock.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

describe('the list', () => {
  test('shows the inbox with counts, badges, stars, source, and price', async () => {
    responsesServer({ comments: [aComment(1, { published: false }), aComment(2), aDraft(3)] })
    await startConsole('/responses')
    const card = await row('Customer 1')
    expect(within(card).getByText('Words of customer 1')).toBeTruthy()
    expect(within(card).getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy()
    expect(within(card).getByText('Not public on the platform')).toBeTruthy()
    expect(within(card).getByText('Morrow Kettle')).toBeTruthy()
    expect(card.getAttribute('aria-setsize')).toBe('2')
    expect(card.getAttribute('aria-posinset')).toBe('2')
    const tabs = screen.getByRole('navigation', { name: 'Reviews by status' })
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual(['Inbox2', 'Draft1', 'Sent0'])
    expect(await screen.findByText(/^Connected, synced (just now|\d+s ago)$/)).toBeTruthy()
    const pane = within(await openReview('Customer 1'))
    expect(pane.getByText(/Verified buyer/)).toBeTruthy()
    expect(await pane.findByRole('button', { name: /^Generate ?2 credits$/ })).toBeTruthy()
  })

  test.for([
    ['/responses', 'No new reviews'],
    ['/responses?status=draft', 'No draft responses'],
    ['/responses?status=sent', 'No sent responses'],
    ['/responses?status=all&triageState=snoozed', 'Nothing snoozed'],
    ['/responses?status=all&assignee=me', 'Nothing assigned to you'],
    ['/responses?status=all&assignee=me&rating=5', 'No matches'],
  ] as const)('at %s an empty tab says %s', async ([address, words]) => {
    responsesServer({})
    await startConsole(address)
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
  })

  test('offers to clear an empty search, which is kept in the URL, and nothing else is more prominent', async () => {
    responsesServer({ comments: [aComment(1), aDraft(2)] })
    await startConsole('/responses')
    await row('Customer 1')
    await userEvent.type(screen.getByRole('searchbox'), 'nothing like it')
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeTruthy()
    expect(where()).toBe('/responses?search=nothing+like+it')
    const clear = screen.getByText('Clear search').closest('button')
    expect(clear?.className).toContain('bg-accent')
    expect(screen.getByRole('link', { name: 'Review drafts' }).className).not.toContain('bg-accent')
    await userEvent.click(clear ?? document.body)
    await row('Customer 1')
    expect(where()).toBe('/responses')
  })

  test.for([
    ['No reviews in this tab match “nothing like it”.', 'search=nothing+like+it'],
    ['No reviews in this tab match the platform “Yotpo”.', 'platform=yotpo'],
    ['No reviews in this tab match the filter.', 'rating=1'],
    [
      'No reviews in this tab match “a”, the platform “Yotpo”, and the 2 filters.',
      'search=a&platform=yotpo&rating=1&from=2026-11-01&to=2026-11-02',
    ],
  ] as const)('says %s', async ([words, search]) => {
    responsesServer({})
    await startConsole(`/responses?${search}`)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('leads to the tab that has what was searched for', async () => {
    responsesServer({ comments: [aComment(1), aDraft(2)] })
    await startConsole('/responses?search=customer+2')
    const link = await screen.findByRole('link', { name: 'Show 1 in Draft' })
    expect(link.parentElement?.firstElementChild).toBe(link)
    await userEvent.click(link)
    await row('Customer 2')
    expect(where()).toBe('/responses?search=customer+2&status=draft')
  })

  test.for([
    [/^Judge.me disconnected, synced /, aConnectionList({ state: 'signed-out' })],
    [/^Judge.me delayed, synced /, aConnectionList({ state: 'behind' })],
    ['Not connected', aConnectionList(null)],
  ] as const)('its header says %s, not that everything is connected', async ([words, connections]) => {
    responsesServer({ connections })
    await startConsole('/responses')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText(/^Connected/)).toBeNull()
  })

  test('a brand without a source offers to connect one, in the notice and first in the empty list', async () => {
    responsesServer({ connections: aConnectionList(null) })
    await startConsole('/responses')
    expect(await screen.findByText('Connect a platform to receive new reviews, or import a file.')).toBeTruthy()
    await screen.findByText(/^No review platform is connected/)
    const links = screen.getAllByRole('link', { name: 'Connect a platform' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/connections', '/connections'])
    expect(links.at(-1)?.className).toContain('bg-accent')
    expect(screen.getByRole('link', { name: 'Import a file' }).className).not.toContain('bg-accent')
  })

  test('a viewer can’t connect a platform and isn’t offered to', async () => {
    responsesServer({ connections: aConnectionList(null), user: { ...nora, memberRole: 'viewer' } })
    await startConsole('/responses')
    await screen.findByText(/^No review platform is connected/)
    expect(screen.queryByRole('link', { name: 'Connect a platform' })).toBeNull()
  })

  test('a chip filters by one platform and is kept in the URL', async () => {
    responsesServer({ comments: [aComment(1), aComment(2, { platform: 'yotpo' })] })
    await startConsole('/responses')
    await row('Customer 1')
    await userEvent.click(screen.getByRole('button', { name: 'Yotpo' }))
    await waitFor(() => expect(screen.queryByText('Words of customer 1')).toBeNull())
    await row('Customer 2')
    expect(where()).toBe('/responses?platform=yotpo')
  })

  test('a failed first load shows an error with the request id and Try Again', async () => {
    let broken = true
    const { world } = responsesServer(
      { comments: [aComment(1)] },
      {
        'GET /api/comments': () =>
          broken
            ? refusal(500, 'INTERNAL', 'An unexpected error occurred', { requestId: 'r-7' })
            : { body: { success: true, data: world.comments, pagination: { nextCursor: null, limit: 50 }, counts } },
      },
    )
    await startConsole('/responses')
    expect(await screen.findByText(/Failed to fetch comments/)).toBeTruthy()
    expect(screen.getByText('Request r-7')).toBeTruthy()
    expect(screen.getByText(/^Disconnected/)).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await row('Customer 1')
  })

  test('a failed refresh keeps the list and shows its time', async () => {
    let broken = false
    const { world } = responsesServer(
      { comments: [aComment(1)] },
      {
        'POST /api/connections/judgeme/sync': () => {
          broken = true
          return ok({ queued: true })
        },
        'GET /api/comments': () =>
          broken
            ? refusal(500, 'INTERNAL', 'x')
            : { body: { success: true, data: world.comments, pagination: { nextCursor: null, limit: 50 }, counts } },
      },
    )
    await startConsole('/responses')
    await row('Customer 1')
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/^Not up to date. Showing data from \d/)).toBeTruthy()
    // The time once is enough.
    expect(screen.getByText('Disconnected')).toBeTruthy()
    expect(screen.getByText('Words of customer 1')).toBeTruthy()
  })

  test('a new review appears on top, is highlighted, and announced', async () => {
    const { world, sendEvent } = responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    await row('Customer 1')
    await screen.findByText(/^Connected/)
    const threeSeconds = holdTimers(3000)
    world.comments.push(aComment(2))
    sendEvent('comment', aComment(2)._id)
    const card = await row('Customer 2')
    expect(within(card).getByText('New')).toBeTruthy()
    expect(card.getAttribute('aria-posinset')).toBe('1')
    expect(await screen.findByText('New Review(s) Received')).toBeTruthy()
    threeSeconds.end()
    await waitFor(() => expect(within(card).queryByText('New')).toBeNull())
  })

  test('without auto-refresh, the list doesn’t update automatically', async () => {
    localStorage.setItem('autoRefresh', 'off')
    const { world, sendEvent, calls } = responsesServer({ comments: [aComment(1)] })
    await startConsole('/responses')
    await row('Customer 1')
    await screen.findByText(/^Connected/)
    const before = calls('GET /api/comments').length
    world.comments.push(aComment(2))
    sendEvent('comment', aComment(2)._id)
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(calls('GET /api/comments')).toHaveLength(before)
    await userEvent.click(screen.getByRole('button', { name: /^Connected/ }))
    await userEvent.click(await screen.findByRole('switch', { name: 'Auto-refresh' }))
    await row('Customer 2')
  })

  test('a notification opens its comment, in another tab, and highlights it', async () => {
    responsesServer({ comments: [aComment(1), aDraft(2)] })
    await startConsole(`/responses?highlight=${aDraft(2)._id}`)
    const card = await row('Customer 2')
    expect(within(card).getByText('From Notification')).toBeTruthy()
    const pane = await screen.findByRole('region', { name: 'Open review' })
    expect(within(pane).getByRole('heading', { name: 'Customer 2', level: 2 })).toBeTruthy()
    expect(where()).toBe(`/responses?highlight=${aDraft(2)._id}&comment=${aDraft(2)._id}&status=draft`)
  })
})

const counts = { pending: 1, draft: 0, sent: 0 }
