import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../../testing/comments.ts'
import { ok, responsesServer } from '../../../testing/responses-server.ts'
import { openReview } from '../../../testing/rows.ts'
import { startConsole } from '../../../testing/start-console.tsx'

test('when a button of the pane goes away with its action, the focus is on the review’s row', async () => {
  const draft = aDraft(1)
  const waiting = aDraft(1, { delivery: aDelivery('queued') })
  const { world } = responsesServer(
    { comments: [waiting] },
    {
      [`DELETE /api/comments/${draft._id}/send`]: () => {
        world.comments[0] = draft
        return ok(draft)
      },
    },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  const undo = await within(pane).findByRole('button', { name: 'Undo' })
  undo.focus()
  await userEvent.keyboard('{Enter}')
  await within(pane).findByDisplayValue('Reply to customer 1')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
  await userEvent.keyboard('e')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByDisplayValue('Reply to customer 1')))
})

test('after No reply needed by keyboard, the focus is at the next review', async () => {
  const triage = 'POST /api/comments/triage-state'
  const { calls } = responsesServer({ comments: [1, 2, 3].map((n) => aComment(n)) }, { [triage]: ok({ changed: [] }) })
  await startConsole('/responses')
  const pane = await openReview('Customer 3')
  within(pane)
    .getByRole('button', { name: /^No reply needed/ })
    .focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(calls(triage)).toHaveLength(1))
  await within(pane).findByRole('heading', { name: 'Customer 2', level: 2 })
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})
