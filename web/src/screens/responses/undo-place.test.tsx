import type { Comment } from '@bizamply/contract/comments'
import { undoWindow } from '@bizamply/contract/undo-window'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer, usualPreferences } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

/** A server that stores triage states, and sends and undoes the reply of one customer. */
function server(comments: Comment[], sent = 2) {
  const { _id } = aDraft(sent)
  const put = (next: Comment) => {
    given.world.comments = given.world.comments.map((one) => (one._id === next._id ? next : one))
  }
  const given = responsesServer(
    { comments },
    {
      'GET /api/preferences': ok({ ...usualPreferences, undoSeconds: undoWindow.most }),
      'POST /api/comments/triage-state': ({ body }) => {
        const { commentIds, triageState } = body as { commentIds: string[]; triageState: 'open' }
        for (const one of given.world.comments) if (commentIds.includes(one._id)) put({ ...one, triageState })
        return ok({ changed: commentIds })
      },
      [`POST /api/comments/${_id}/send`]: () => {
        put(aDraft(sent, { delivery: aDelivery('queued') }))
        return ok({ commentId: _id, status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
      },
      [`DELETE /api/comments/${_id}/send`]: () => {
        put(aDraft(sent))
        return ok(aDraft(sent))
      },
    },
  )
  return given
}

const article = async (name: string) => within(await row(name)).getByRole('article')
const hasLeft = (n: number) =>
  waitFor(() => expect(screen.queryByText(`Words of customer ${n}`, { selector: '[data-comment] *' })).toBeNull())

async function undoBy(how: 'z' | 'the button') {
  const undo = await screen.findByRole('button', { name: 'Undo' })
  if (how === 'z') return userEvent.keyboard('z')
  // Right after a send, an Enter without a Tab before it counts as the key that sent it, pressed once too often.
  await userEvent.tab()
  undo.focus()
  await userEvent.keyboard('{Enter}')
}

test.each(['z', 'the button'] as const)('Undo of done by %s focuses the row that came back', async (how) => {
  server([aComment(1), aComment(2), aComment(3)])
  await startConsole('/responses')
  await row('Customer 3')
  await userEvent.keyboard('jjn')
  await hasLeft(2)
  await undoBy(how)
  await waitFor(async () => expect(document.activeElement).toBe(await article('Customer 2')))
})

test.each(['z', 'the button'] as const)('Undo of a snooze by %s does', async (how) => {
  server([aComment(1), aComment(2), aComment(3)])
  await startConsole('/responses')
  await row('Customer 3')
  await userEvent.keyboard('jjs')
  await press(await screen.findByRole('dialog', { name: 'Snooze this review' }), /^Tomorrow/)
  await hasLeft(2)
  await undoBy(how)
  await waitFor(async () => expect(document.activeElement).toBe(await article('Customer 2')))
})

// Other customers each time: a send stays known until its time to undo is over.
test.each([
  ['z', 1],
  ['the button', 11],
] as const)('Undo of a send by %s does', async (how, first) => {
  const [next, sent] = [first, first + 1]
  server([aDraft(next), aDraft(sent), aDraft(sent + 1)], sent)
  await startConsole('/responses?status=draft')
  await openReview(`Customer ${sent}`)
  await userEvent.click(await screen.findByDisplayValue(`Reply to customer ${sent}`))
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await screen.findByDisplayValue(`Reply to customer ${next}`)
  await waitFor(async () => expect(document.activeElement).toBe(await article(`Customer ${next}`)))
  await undoBy(how)
  await screen.findByDisplayValue(`Reply to customer ${sent}`)
  await waitFor(async () => expect(document.activeElement).toBe(await article(`Customer ${sent}`)))
})

test('so does Undo next to a reply that is being sent', async () => {
  server([aDraft(21), aDraft(22), aDraft(23)], 22)
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 22')
  await press(pane, /^Send to Judge.me/)
  const undo = await within(pane).findByRole('button', { name: 'Undo' })
  undo.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByDisplayValue('Reply to customer 22')
  await waitFor(async () => expect(document.activeElement).toBe(await article('Customer 22')))
})

test('so does Undo for several, with the first of them', async () => {
  server([aComment(1), aComment(2), aComment(3), aComment(4)])
  await startConsole('/responses')
  await row('Customer 4')
  await userEvent.keyboard('jjxjxn')
  await hasLeft(3)
  await undoBy('z')
  await waitFor(async () => expect(document.activeElement).toBe(await article('Customer 3')))
})
