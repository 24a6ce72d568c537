import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDelivery, aDraft } from '../../testing/comments.ts'
import { refusal, type Reply } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const id = aDraft(1)._id

/** Presses Send; the reply is in the queue for half a minute then. */
async function sendTo(answer: Reply) {
  const dueAt = new Date(Date.now() + 30_000).toISOString()
  const { world } = responsesServer(
    { comments: [aDraft(1)] },
    {
      [`POST /api/comments/${id}/send`]: () => {
        world.comments[0] = aDraft(1, { delivery: { ...aDelivery('queued'), dueAt } })
        return answer
      },
    },
  )
  await startConsole('/responses?status=draft')
  const card = await openReview('Customer 1')
  await press(card, /^Send to Judge.me/)
  return card
}

test('a send that someone else began a moment before says so', async () => {
  await sendTo(refusal(409, 'IN_PROGRESS', 'This reply is being sent.'))
  expect(await screen.findByText('This reply is already being sent')).toBeTruthy()
})

test('a send counts down from the user’s own seconds, also if the server’s clock is ahead', async () => {
  const card = await sendTo(ok({ commentId: id, status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' }))
  expect(await within(card).findByText('Sending in 5 s')).toBeTruthy()
})
