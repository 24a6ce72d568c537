import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aComment, aConnectionList, aDelivery, aDraft } from '../../testing/comments.ts'
import { holdTimers } from '../../testing/held-clock.ts'
import { ok, responsesServer, streamOf } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => vi.useRealTimers())

const list = 'GET /api/comments'
const ours = aComment(1)._id
const tab = (name: RegExp) => screen.getByRole('link', { name })

describe('rows that the user acted on', () => {
  test('stay in place through generating and undoing, until the user leaves the tab', async () => {
    const made = { commentId: ours, response: 'Dear customer', version: 1, composer: 'built-in', creditsUsed: 2 }
    const { world, calls } = responsesServer(
      { comments: [aComment(1), aComment(2)] },
      {
        'POST /api/comments/generate': () => {
          world.comments[0] = aDraft(1, { updatedContent: made.response })
          return { body: streamOf(`event: done\ndata: ${JSON.stringify(made)}\n\n`) }
        },
        [`POST /api/comments/${ours}/send`]: () => {
          world.comments[0] = aDraft(1, { delivery: aDelivery('queued') })
          return ok({ commentId: ours, status: 'sending', channelsUsed: ['platform'], creditsUsed: 1, dueAt: '' })
        },
        [`DELETE /api/comments/${ours}/send`]: () => {
          world.comments[0] = aDraft(1, { delivery: aDelivery('cancelled') })
          return ok(world.comments[0])
        },
      },
    )
    await startConsole('/responses')
    const review = await openReview('Customer 1')
    await press(review, /^Generate/)
    await within(review).findByText('Draft ready. 2 credits used.')
    await press(review, /^Send to Judge.me/)
    const undo = await within(review).findByRole('button', { name: 'Undo' })
    const before = calls(list).length
    await userEvent.click(undo)
    await waitFor(() => expect(calls(list).length).toBeGreaterThan(before))
    await waitFor(() => expect(tab(/^Inbox/).textContent).toBe('Inbox1'))
    expect(within(review).getByRole('button', { name: /^Send to Judge.me/ })).toBeTruthy()
    await row('Customer 1')
    await userEvent.click(tab(/^Draft/))
    await waitFor(() => expect(screen.queryByText('Words of customer 2')).toBeNull())
    await row('Customer 1')
    await userEvent.click(tab(/^Inbox/))
    await row('Customer 2')
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Reviews' })).queryByText('Words of customer 1')).toBeNull(),
    )
  })
})

describe('the list keeps up', () => {
  test('with comments that arrived before the stream was open', async () => {
    const opened = Promise.withResolvers<void>()
    const { world } = responsesServer(
      { comments: [aComment(1)] },
      { 'GET /api/events': async () => (await opened.promise, { body: new ReadableStream<Uint8Array>() }) },
    )
    await startConsole('/responses')
    await row('Customer 1')
    holdTimers(3000)
    world.comments.push(aComment(2))
    opened.resolve()
    expect(within(await row('Customer 2')).getByText('New')).toBeTruthy()
  })

  test.for([
    ['the inbox is polled every 60 seconds', '/responses', 'on', 1],
    ['the inbox isn’t polled without auto-refresh', '/responses', 'off', 0],
    ['other tabs aren’t polled', '/responses?status=sent', 'on', 0],
  ] as const)('while the stream is down: %s', async ([_, address, auto, more]) => {
    localStorage.setItem('autoRefresh', auto)
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    })
    const sent = aDraft(3, { status: 'sent', respondedAt: aComment(4).time })
    const { calls } = responsesServer({ comments: [aComment(1), sent] }, { 'GET /api/events': new TypeError('down') })
    await startConsole(address)
    await screen.findByText(/^Reconnecting/)
    await screen.findAllByRole('listitem')
    const before = calls(list).length
    await vi.advanceTimersByTimeAsync(61_000)
    expect(calls(list).length - before).toBe(more)
  })

  test('during an import, announcing only comments written in the meantime', async () => {
    const backfill = { state: 'running' as const, done: 10, total: 900, jobId: 'j' }
    const { world, sendEvent } = responsesServer({
      comments: [aComment(1)],
      connections: aConnectionList({ backfill }),
    })
    await startConsole('/responses')
    await row('Customer 1')
    await screen.findByText('Importing 10 of 900 reviews')
    holdTimers(3000)
    world.comments.push(aComment(2, { receivedAt: '2026-11-21T09:00:00.000Z' }), aComment(3))
    sendEvent('comment', aComment(3)._id)
    expect(within(await row('Customer 3')).getByText('New')).toBeTruthy()
    expect(within(await row('Customer 2')).queryByText('New')).toBeNull()
    expect(await screen.findByText('New Review(s) Received')).toBeTruthy()
  })

  test('without announcing the comments of another tab as new', async () => {
    const received = '2026-11-21T09:00:00.000Z'
    responsesServer({ comments: [aComment(1), aDraft(2, { receivedAt: received })] })
    await startConsole('/responses')
    await row('Customer 1')
    await userEvent.click(tab(/^Draft/))
    expect(within(await row('Customer 2')).queryByText('New')).toBeNull()
    expect(screen.queryByText('New Review(s) Received')).toBeNull()
  })

  test('with a loading message while there is nothing to show', async () => {
    const late = Promise.withResolvers<void>()
    const counts = { pending: 1, draft: 0, sent: 0 }
    const page = { success: true, data: [aComment(1)], pagination: { nextCursor: null, limit: 50 }, counts }
    responsesServer({}, { [list]: async () => (await late.promise, { body: page }) })
    await startConsole('/responses')
    const words = await screen.findByText('Loading data...')
    // Rows in their final layout say it to everyone else.
    expect(words.classList.contains('sr-only')).toBe(true)
    await waitFor(() => expect(words.parentElement?.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(0))
    late.resolve()
    await row('Customer 1')
    expect(screen.queryByText('Loading data...')).toBeNull()
  })
})
