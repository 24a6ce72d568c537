import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { holdTimers } from '../../testing/held-clock.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

/** A server on which what is snoozed or put aside lies there, as the list then says. */
function shelvingServer() {
  const server = responsesServer(
    { comments: [aComment(1), aComment(2), aComment(3)] },
    {
      'POST /api/comments/triage-state': ({ body }) => {
        const { commentIds, triageState } = body as { commentIds: string[]; triageState: 'open' }
        server.world.comments = server.world.comments.map((one) =>
          commentIds.includes(one._id) ? { ...one, triageState } : one,
        )
        return ok({ changed: commentIds })
      },
    },
  )
  return server
}

async function snoozeTheFirst() {
  await row('Customer 3')
  await userEvent.keyboard('js')
  await press(await screen.findByRole('dialog', { name: 'Snooze this review' }), /^Tomorrow/)
  await waitFor(() => expect(screen.queryByText('Words of customer 3')).toBeNull())
}

test('a review that comes back by Undo is not announced as new; one that comes in after it is', async () => {
  const { world, tell } = shelvingServer()
  await startConsole('/responses')
  await snoozeTheFirst()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(within(await row('Customer 3')).queryByText('New')).toBeNull()
  holdTimers(3000)
  world.comments = [...world.comments, aComment(4)]
  tell('comment', aComment(4)._id)
  expect(within(await row('Customer 4')).getByText('New')).toBeTruthy()
  expect(await screen.findAllByText('New Review(s) Received')).toHaveLength(1)
})

test('the next row takes the cursor of one that left, so that keys go on', async () => {
  shelvingServer()
  await startConsole('/responses')
  await snoozeTheFirst()
  await waitFor(async () =>
    expect(
      within(await row('Customer 2'))
        .getByRole('article')
        .getAttribute('aria-current'),
    ).toBe('true'),
  )
  await userEvent.keyboard('t')
  expect(await screen.findByRole('dialog', { name: 'Tag this review' })).toBeTruthy()
})
