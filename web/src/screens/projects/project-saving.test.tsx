import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { refusal, type Reply } from '../../testing/fake-server.ts'
import { aPage, id, oneCall } from '../../testing/projects.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const comment = aComment(1, { content: 'The zip broke' })
const update = `PUT /api/projects/${id(1)}`
const link = `POST /api/projects/${id(1)}/comments`

/** The save is answered by `answer`. */
async function open(button: string, title: string) {
  const { promise, resolve: answer } = Promise.withResolvers<Reply>()
  const { calls } = responsesServer(
    { comments: [comment] },
    {
      [oneCall]: ok(aPage()),
      'GET /api/comments': {
        body: {
          success: true,
          data: [comment],
          pagination: { nextCursor: null, limit: 20 },
          counts: { pending: 1, draft: 0, sent: 0 },
        },
      },
      [update]: () => promise,
      [link]: () => promise,
    },
  )
  await startConsole(`/projects/${id(1)}`)
  await userEvent.click(await screen.findByRole('button', { name: button }))
  const dialog = await screen.findByRole('dialog', { name: title })
  return { dialog, answer, calls }
}

async function staysOpen(dialog: HTMLElement) {
  await userEvent.keyboard('{Escape}')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(dialog.isConnected).toBe(true)
  expect(dialog.querySelector('fieldset')).toHaveProperty('disabled', true)
}

test('the dates stay open and can’t be changed while they are saved, and say why it failed', async () => {
  const { dialog, answer, calls } = await open('Edit dates', 'What we measure')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save dates' }))
  await waitFor(() => expect(calls(update)).toHaveLength(1))
  await staysOpen(dialog)
  answer(refusal(500, 'INTERNAL', 'It broke.'))
  expect(await within(dialog).findByText(/It broke\./)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(dialog.isConnected).toBe(false))
})

test('so do the reviews to link', async () => {
  const { dialog, answer, calls } = await open('Link reviews', 'Link reviews')
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /The zip broke/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Link 1 review' }))
  await waitFor(() => expect(calls(link)).toHaveLength(1))
  await staysOpen(dialog)
  answer(refusal(500, 'INTERNAL', 'It broke.'))
  expect(await within(dialog).findByText('Couldn’t link the reviews. It broke.')).toBeTruthy()
})
