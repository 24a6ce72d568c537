import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { listOf, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

test('g on a review that a colleague has drafted meanwhile shows their draft instead of replacing it', async () => {
  const theirs = aDraft(2, { updatedContent: 'Written by a colleague' })
  const { world, calls } = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    {
      'POST /api/comments/generate': () => {
        world.comments[1] = theirs
        return refusal(409, 'STALE_DRAFT', 'Someone else changed this draft.', { comment: theirs })
      },
    },
  )
  await startConsole('/responses')
  const pane = await openReview('Customer 2')
  await within(pane).findByRole('button', { name: /^Generate/ })
  await userEvent.keyboard('g')
  expect(await within(pane).findByDisplayValue('Written by a colleague')).toBeTruthy()
  expect(within(pane).getByText('Someone else changed this draft')).toBeTruthy()
  expect(screen.queryByText(/Nothing was charged/)).toBeNull()
  expect(calls('POST /api/comments/generate').map(({ body }) => body)).toEqual([
    { commentId: aComment(2)._id, version: 0 },
  ])
})

test('g on a colleague’s draft asks first, also while the list doesn’t know of it yet', async () => {
  let isHeld = false
  const { world, calls, sendEvent } = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    {
      'GET /api/comments': ({ query }) =>
        isHeld ? new Promise(() => undefined) : { body: listOf([aComment(1), aComment(2)], query) },
    },
  )
  await startConsole('/responses')
  const pane = await openReview('Customer 2')
  await within(pane).findByRole('button', { name: /^Generate/ })
  isHeld = true
  world.comments[1] = aDraft(2)
  sendEvent('reply', aDraft(2)._id)
  await within(pane).findByDisplayValue('Reply to customer 2')
  await userEvent.keyboard('g')
  expect(await screen.findByRole('alertdialog', { name: 'Replace this draft?' })).toBeTruthy()
  expect(calls('POST /api/comments/generate')).toEqual([])
})
