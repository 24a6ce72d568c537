import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { openEditor, save, versionOf } from '../../testing/editor.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'

const id = aDraft(1)._id
const send = `POST /api/comments/${id}/send`
const check = `POST /api/comments/${id}/check`
const sent = ok({ commentId: id, status: 'sending', channelsUsed: ['platform'], creditsUsed: 1, dueAt: '' })

test('a check that fails once is repeated before the reply is sent', async () => {
  const failures = [refusal(500, 'INTERNAL', 'x')]
  const { calls } = responsesServer(
    { comments: [aDraft(1)] },
    { [check]: () => failures.pop() ?? ok([]), [save]: ({ body }) => ok(versionOf(2, body)), [send]: sent },
  )
  const { area } = await openEditor()
  await userEvent.type(area, '!')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls(send)).toHaveLength(1))
  expect(calls(check).length).toBeGreaterThan(1)
})

test('a reply that could not be checked while it was being sent says that it was not sent', async () => {
  const { calls } = responsesServer(
    { comments: [aDraft(1)] },
    { [check]: refusal(500, 'INTERNAL', 'x'), [save]: ({ body }) => ok(versionOf(2, body)), [send]: sent },
  )
  const { area } = await openEditor()
  await userEvent.type(area, '!')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/^Not sent\. The reply couldn’t be checked/)).toBeTruthy()
  expect(calls(send)).toHaveLength(0)
})
