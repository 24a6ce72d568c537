import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDelivery, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

test('a sent reply that keeps its row counts in the position of the next review', async () => {
  const { _id } = aDraft(3)
  const { world, sendEvent } = responsesServer(
    { comments: [aDraft(1), aDraft(2), aDraft(3)] },
    {
      [`POST /api/comments/${_id}/send`]: () => {
        world.comments[2] = aDraft(3, { delivery: aDelivery('queued') })
        return ok({ commentId: _id, status: 'sending', channelsUsed: ['platform'], creditsUsed: 1, dueAt: '' })
      },
    },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 3')
  expect(within(pane).getByText('1 of 3')).toBeTruthy()
  await press(pane, /^Send to Judge.me/)
  world.comments[2] = aDraft(3, { status: 'sent', delivery: aDelivery('posted') })
  sendEvent('reply', _id)
  await screen.findByText(/used\.$/)
  await openReview('Customer 2')
  expect(await within(pane).findByText('2 of 3')).toBeTruthy()
})
