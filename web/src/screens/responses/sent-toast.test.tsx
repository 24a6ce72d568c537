import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDelivery, aDraft } from '../../testing/comments.ts'
import { holdTimers } from '../../testing/held-clock.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const id = (n: number) => aDraft(n)._id

/** Toasts that aren't on their way out. */
const shown = (text: RegExp) =>
  screen.queryAllByText(text).filter((one) => one.closest('li')?.dataset['removed'] === 'false')

// Toasts stay, however slow the machine is.
beforeEach(() => void holdTimers(5000))
afterEach(() => vi.restoreAllMocks())

test('replies that are sent one after the other share a message, and another one can still be undone', async () => {
  const numbers = [1, 2, 3]
  const cancel = `DELETE /api/comments/${id(1)}/send`
  const { world, sendEvent, calls } = responsesServer(
    { comments: numbers.map((n) => aDraft(n)) },
    {
      ...Object.fromEntries(
        numbers.map((n) => [
          `POST /api/comments/${id(n)}/send`,
          () => {
            world.comments[n - 1] = aDraft(n, { delivery: aDelivery('queued') })
            return ok({ commentId: id(n), status: 'sending', channelsUsed: ['platform'], creditsUsed: 1, dueAt: '' })
          },
        ]),
      ),
      [cancel]: () => {
        world.comments[0] = aDraft(1, { delivery: aDelivery('cancelled') })
        return ok(world.comments[0])
      },
    },
  )
  const isSent = (n: number) => {
    world.comments[n - 1] = aDraft(n, { status: 'sent', delivery: aDelivery('posted') })
    sendEvent('reply', id(n))
  }
  await startConsole('/responses?status=draft')
  for (const n of [3, 2, 1]) {
    await press(await openReview(`Customer ${n}`), /^Send to Judge.me/)
    await waitFor(() => expect(shown(/^Sending to/)).toHaveLength(4 - n))
  }
  isSent(3)
  await waitFor(() => expect(shown(/^Sending to/)).toHaveLength(2))
  isSent(2)
  await waitFor(() => expect(shown(/^Sending to/)).toHaveLength(1))
  // The Undo that is still possible stays in front.
  expect(shown(/used\.$/)).toHaveLength(0)
  const waiting = shown(/^Sending to/)[0]?.closest('li') as HTMLElement
  expect(within(waiting).getByText('Customer 1')).toBeTruthy()
  await userEvent.click(within(waiting).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Nothing was sent. Your draft is unchanged.')).toBeTruthy()
  expect(await screen.findByText('2 replies sent. 2 credits used.')).toBeTruthy()
  expect(calls(cancel)).toHaveLength(1)
})

test('a send that a colleague undoes says so', async () => {
  const { world, sendEvent } = responsesServer(
    { comments: [aDraft(1)] },
    {
      [`POST /api/comments/${id(1)}/send`]: () => {
        world.comments[0] = aDraft(1, { delivery: aDelivery('queued') })
        return ok({ commentId: id(1), status: 'sending', channelsUsed: ['platform'], creditsUsed: 1, dueAt: '' })
      },
    },
  )
  await startConsole('/responses?status=draft')
  await press(await openReview('Customer 1'), /^Send to Judge.me/)
  await waitFor(() => expect(shown(/^Sending to/)).toHaveLength(1))
  world.comments[0] = aDraft(1, { delivery: aDelivery('cancelled') })
  sendEvent('reply', id(1))
  const words = await screen.findByText('Not sent: the send was undone elsewhere. The reply is a draft again.')
  expect(within(words.closest('li') as HTMLElement).getByText('Customer 1')).toBeTruthy()
  await userEvent.keyboard('z')
  expect(await screen.findByText('Nothing to undo')).toBeTruthy()
})
