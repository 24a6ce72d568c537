import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDelivery, aDraft } from '../../../testing/comments.ts'
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
