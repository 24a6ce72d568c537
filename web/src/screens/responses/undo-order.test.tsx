import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const setTriageState = 'POST /api/comments/triage-state'
const markRead = 'POST /api/comments/read'
const gone = (n: number) => waitFor(() => expect(screen.queryByText(`Words of customer ${n}`)).toBeNull())

test('z undoes the action that was begun last, though its response comes later', async () => {
  const slow = Promise.withResolvers<void>()
  const bodies: string[] = []
  const { world } = responsesServer(
    { comments: [aComment(1), aComment(2), aComment(3)] },
    {
      [setTriageState]: async ({ body }) => {
        const { commentIds, triageState } = body as { commentIds: string[]; triageState: 'open' }
        bodies.push(
          `${commentIds.map((id) => world.comments.findIndex(({ _id }) => _id === id) + 1).join()} ${triageState}`,
        )
        if (bodies.length === 2) await slow.promise
        world.comments = world.comments.map((one) => (commentIds.includes(one._id) ? { ...one, triageState } : one))
        return ok({ changed: commentIds })
      },
    },
  )
  await startConsole('/responses')
  await row('Customer 3')
  await userEvent.keyboard('jn')
  await gone(3)
  await screen.findByRole('button', { name: 'Undo' })
  await userEvent.keyboard('#')
  await gone(2)
  await userEvent.keyboard('z')
  expect(bodies).toEqual(['3 no-reply', '2 hidden'])
  slow.resolve()
  await row('Customer 2')
  expect(bodies).toEqual(['3 no-reply', '2 hidden', '2 open'])
  expect(screen.queryByText('Words of customer 3')).toBeNull()
})

test('z while the text is being saved for sending stops the send', async () => {
  const slow = Promise.withResolvers<void>()
  const draft = aDraft(1)
  const { calls } = responsesServer(
    { comments: [draft] },
    {
      [`PUT /api/comments/${draft._id}/draft`]: async () => {
        await slow.promise
        return ok({ ...draft, updatedContent: 'Reply to customer 1.', version: 2 })
      },
      [`POST /api/comments/${draft._id}/send`]: ok({ commentId: draft._id, status: 'sending', channelsUsed: [] }),
    },
  )
  await startConsole('/responses?status=draft')
  await openReview('Customer 1')
  const area = await screen.findByDisplayValue('Reply to customer 1')
  await userEvent.type(area, '.{Control>}{Enter}{/Control}')
  await waitFor(() => expect((area as HTMLTextAreaElement).readOnly).toBe(true))
  await userEvent.keyboard('z')
  slow.resolve()
  await waitFor(() => expect((area as HTMLTextAreaElement).readOnly).toBe(false))
  expect(calls(`POST /api/comments/${draft._id}/send`)).toHaveLength(0)
  expect((area as HTMLTextAreaElement).value).toBe('Reply to customer 1.')
})

test.each(['list', 'text'])(
  'z while a send from the %s is on its way to the server undoes it as soon as it is there',
  async (from) => {
    const slow = Promise.withResolvers<void>()
    const draft = aDraft(1)
    const send = `POST /api/comments/${draft._id}/send`
    const cancel = `DELETE /api/comments/${draft._id}/send`
    const { world, calls } = responsesServer(
      { comments: [draft] },
      {
        [send]: async () => {
          await slow.promise
          world.comments[0] = aDraft(1, { delivery: aDelivery('queued') })
          return ok({ commentId: draft._id, status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
        },
        [cancel]: () => {
          world.comments[0] = draft
          return ok(draft)
        },
      },
    )
    await startConsole('/responses?status=draft')
    await openReview('Customer 1')
    const area = await screen.findByDisplayValue('Reply to customer 1')
    if (from === 'text') await userEvent.click(area)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(calls(send)).toHaveLength(1))
    await waitFor(() => expect(area.isConnected).toBe(false))
    await userEvent.keyboard('z')
    expect(calls(cancel)).toHaveLength(0)
    slow.resolve()
    await waitFor(() => expect(calls(cancel)).toHaveLength(1))
    await screen.findByDisplayValue('Reply to customer 1')
  },
)

test('z reaches nothing older than a reply that has been sent', async () => {
  const draft = aDraft(2)
  const send = `POST /api/comments/${draft._id}/send`
  const { world, calls, sendEvent } = responsesServer(
    { comments: [aDraft(1), draft] },
    {
      [setTriageState]: ({ body }) => ok({ changed: (body as { commentIds: string[] }).commentIds }),
      [send]: () => {
        world.comments[1] = aDraft(2, { delivery: aDelivery('queued') })
        return ok({ commentId: draft._id, status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
      },
    },
  )
  await startConsole('/responses?status=draft')
  await row('Customer 1')
  await userEvent.keyboard('jn')
  await screen.findByText('Marked as no reply needed')
  await press(await openReview('Customer 2'), /^Send to Judge.me/)
  await waitFor(() => expect(calls(send)).toHaveLength(1))
  world.comments[1] = aDraft(2, { status: 'sent', delivery: aDelivery('posted') })
  sendEvent('reply', draft._id)
  await screen.findByText(/used\.$/)
  await userEvent.keyboard('zz')
  expect(await screen.findByText('The reply to Customer 2 was already sent.')).toBeTruthy()
  expect(calls(setTriageState)).toHaveLength(1)
})

test('a review that can’t be marked as read when it is opened says nothing', async () => {
  const { calls } = responsesServer(
    { comments: [aComment(1, { read: false })] },
    { [markRead]: { status: 500, body: {} } },
  )
  await startConsole('/responses')
  await openReview('Customer 1')
  await waitFor(() => expect(calls(markRead)).toHaveLength(1))
  await screen.findByRole('button', { name: /^Generate/ })
  expect(screen.queryByText('Couldn’t save. Nothing changed.')).toBeNull()
})
