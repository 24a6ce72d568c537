import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { responsesServer } from '../../testing/responses-server.ts'
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
