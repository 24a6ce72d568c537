import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aDelivery, aDraft } from '../../testing/comments.ts'
import { openEditor } from '../../testing/editor.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const id = aDraft(2)._id
const triage = 'POST /api/comments/triage-state'
const save = `PUT /api/comments/${id}/draft`

test('a reply that someone else sends while this person types runs no shortcuts and keeps the text', async () => {
  const { world, calls, sendEvent } = responsesServer(
    { comments: [aDraft(1), aDraft(2)] },
    { [triage]: ok([]), [save]: refusal(409, 'ALREADY_SENT', 'A reply was already sent.') },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 2')
  await within(pane).findByDisplayValue('Reply to customer 2')
  await userEvent.keyboard('e wo')
  expect(within(pane).getByDisplayValue('Reply to customer 2 wo')).toBe(document.activeElement)
  world.comments[1] = aDraft(2, { delivery: aDelivery('queued') })
  sendEvent('reply', id)
  sendEvent('comment', id)
  await waitFor(() => expect(within(pane).queryByRole('button', { name: /^Send to/ })).toBeNull())
  const now = vi.spyOn(Date, 'now')
  const start = Date.now()
  await userEvent.keyboard('nst')
  // Also after a pause in the sentence.
  now.mockReturnValue(start + 1500)
  await userEvent.keyboard('n')
  now.mockRestore()
  expect(calls(triage)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(within(pane).getByRole('heading', { name: 'Customer 2' })).toBeTruthy()
  expect(await within(pane).findByText('Another reply is being sent. Your text isn’t saved.')).toBeTruthy()
  expect(within(pane).getByDisplayValue('Reply to customer 2 wo')).toBeTruthy()
})

test('a text of the full editor that can’t be saved any more is in the pane after the editor closes', async () => {
  const { world, sendEvent } = responsesServer(
    { comments: [aDraft(1)] },
    { [`PUT /api/comments/${aDraft(1)._id}/draft`]: () => new Promise(() => undefined) },
  )
  const { dialog, area } = await openEditor()
  await screen.findByText(/^Connected/)
  await userEvent.type(area, ' Mine.')
  world.comments = [aDraft(1, { status: 'sent', delivery: aDelivery('posted') })]
  sendEvent('reply', aDraft(1)._id)
  expect(await within(dialog).findByText('Someone already replied to this review')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const pane = screen.getByRole('region', { name: 'Open review' })
  expect(await within(pane).findByText('A reply was already sent. Your text isn’t saved.')).toBeTruthy()
  expect(within(pane).getByDisplayValue('Reply to customer 1 Mine.')).toBeTruthy()
})

test.each(['after', 'during'])(
  'leaving %s a save that is refused because someone else’s reply is being sent keeps the text',
  async (when) => {
    const slow = Promise.withResolvers<void>()
    const { world, calls } = responsesServer(
      { comments: [aDraft(1)] },
      {
        [`PUT /api/comments/${aDraft(1)._id}/draft`]: async () => {
          await slow.promise
          world.comments = [aDraft(1, { delivery: aDelivery('queued') })]
          return refusal(409, 'IN_PROGRESS', 'This reply is being sent.')
        },
      },
    )
    const { dialog, area } = await openEditor()
    await userEvent.type(area, ' Mine.')
    await waitFor(() => expect(calls(`PUT /api/comments/${aDraft(1)._id}/draft`)).toHaveLength(1))
    if (when === 'during') await userEvent.keyboard('{Escape}')
    slow.resolve()
    if (when === 'after') {
      await within(dialog).findAllByText('Sending this reply')
      await userEvent.keyboard('{Escape}')
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    const pane = screen.getByRole('region', { name: 'Open review' })
    expect(await within(pane).findByDisplayValue('Reply to customer 1 Mine.')).toBeTruthy()
  },
)
