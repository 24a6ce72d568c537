import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const id = aComment(2)._id
const save = `PUT /api/comments/${id}/draft`
const generate = 'POST /api/comments/generate'
const mine = 'Thank you for writing.'
const theirs = (status: 'draft' | 'sent') =>
  aDraft(2, {
    status,
    updatedContent: 'Sent by a colleague',
    delivery: aDelivery(status === 'sent' ? 'posted' : 'queued'),
  })

/** Two reviews; “Write your own” of the second has text. */
async function write(more: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    {
      [save]: ({ body }) => {
        const { text } = body as { text: string }
        server.world.comments[1] = aDraft(2, { updatedContent: text, composer: 'person' })
        return ok(server.world.comments[1])
      },
      ...more,
    },
  )
  const { unmount } = await startConsole('/responses')
  const pane = await openReview('Customer 2')
  await press(pane, 'Write your own')
  await userEvent.type(within(pane).getByRole('textbox', { name: 'Your reply' }), mine)
  return { ...server, pane, unmount }
}

test('g saves the user’s own text, then asks as for any draft, and Enter keeps it', async () => {
  const { calls } = await write()
  await userEvent.keyboard('{Escape}g')
  await screen.findByRole('alertdialog', { name: 'Replace this draft?' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep draft'))
  expect(calls(save).map(({ body }) => body)).toEqual([{ text: mine, version: 0, how: 'edited' }])
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: /^Send to Judge.me/ })).toBeTruthy()
  expect(screen.getByDisplayValue(mine)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull()
  expect(calls(generate)).toHaveLength(0)
})

test('g generates nothing if the user’s own text can’t be saved', async () => {
  const { calls, pane } = await write({ [save]: refusal(503, 'UNAVAILABLE', 'Try again later.') })
  await userEvent.keyboard('{Escape}g')
  expect(await within(pane).findByText(/^Couldn’t save the draft\./)).toBeTruthy()
  expect(within(pane).getByDisplayValue(mine)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(calls(generate)).toHaveLength(0)
})
