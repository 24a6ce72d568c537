import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { holdTimers } from '../../testing/held-clock.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

/** A server that returns snoozed or hidden comments in that state. */
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

test('a review restored by Undo is not announced as new; a later arrival is', async () => {
  const { world, sendEvent } = shelvingServer()
  await startConsole('/responses')
  await snoozeTheFirst()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(within(await row('Customer 3')).queryByText('New')).toBeNull()
  holdTimers(3000)
  world.comments = [...world.comments, aComment(4)]
  sendEvent('comment', aComment(4)._id)
  expect(within(await row('Customer 4')).getByText('New')).toBeTruthy()
  expect(await screen.findAllByText('New Review(s) Received')).toHaveLength(1)
})

test('when a row leaves, the next one gets the cursor, so that shortcuts keep working', async () => {
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

test('when several rows leave at once, the one after them gets the cursor', async () => {
  const { world } = shelvingServer()
  world.comments = [1, 2, 3, 4, 5].map((n) => aComment(n))
  await startConsole('/responses')
  await row('Customer 5')
  await userEvent.keyboard('jxjxn')
  await waitFor(() => expect(screen.queryByText('Words of customer 4')).toBeNull())
  await waitFor(async () =>
    expect(
      within(await row('Customer 3'))
        .getByRole('article')
        .getAttribute('aria-current'),
    ).toBe('true'),
  )
})

test('when the open review leaves with its focused button, the list has the focus', async () => {
  const { world, sendEvent } = responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  const pane = await openReview('Customer 2')
  await screen.findByText(/^Connected/)
  await userEvent.keyboard('{Enter}')
  const button = await within(pane).findByRole('button', { name: 'Write your own' })
  button.focus()
  world.comments[1] = aDraft(2, { composer: 'person' })
  sendEvent('reply', aDraft(2)._id)
  await within(pane).findByDisplayValue('Reply to customer 2')
  await waitFor(() => expect(screen.queryByText('Words of customer 2', { selector: '[data-comment] *' })).toBeNull())
  await waitFor(() => expect(document.activeElement?.id).toBe('review-list'))
  await userEvent.keyboard('j')
  await within(pane).findByRole('heading', { name: 'Customer 1' })
})

test('keys apply to the open review also after a colleague’s draft took its row out of the list', async () => {
  const triage = 'POST /api/comments/triage-state'
  const { world, calls, sendEvent } = responsesServer({ comments: [aComment(1), aComment(2)] }, { [triage]: ok([]) })
  await startConsole('/responses')
  const pane = await openReview('Customer 2')
  await within(pane).findByRole('button', { name: /^Generate/ })
  world.comments[1] = aDraft(2)
  sendEvent('reply', aDraft(2)._id)
  await within(pane).findByDisplayValue('Reply to customer 2')
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /Customer 2/ })).toBeNull())
  await userEvent.keyboard('e no tip')
  expect(within(pane).getByDisplayValue('Reply to customer 2 no tip')).toBe(document.activeElement)
  expect(calls(triage)).toEqual([])
})
