import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDelivery, aDraft } from '../../testing/comments.ts'
import { holdTimers } from '../../testing/held-clock.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const AUTOSAVE_MS = 600
const id = aDraft(2)._id
const save = `PUT /api/comments/${id}/draft`
const send = `POST /api/comments/${id}/send`
const typed = 'Reply to customer 2 Thank you.'

/** Opens the draft of Customer 2 and types; typing never pauses long enough to be saved. */
async function typeInto() {
  const server = responsesServer(
    { comments: [aDraft(1), aDraft(2)] },
    {
      [save]: ({ body }) => {
        const { text } = body as { text: string }
        server.world.comments[1] = aDraft(2, { version: 2, updatedContent: text, composer: 'person' })
        return ok(server.world.comments[1])
      },
      [send]: () => {
        server.world.comments[1] = aDraft(2, { version: 2, updatedContent: typed, delivery: aDelivery('queued') })
        return ok({ commentId: id, status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
      },
    },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 2')
  holdTimers(AUTOSAVE_MS)
  await userEvent.type(within(pane).getByRole('textbox', { name: 'Your reply' }), ' Thank you.')
  expect(within(pane).getByText('Not saved')).toBeTruthy()
  expect(server.calls(save)).toHaveLength(0)
  return server
}

test('what was typed is saved when another review is opened', async () => {
  const { calls } = await typeInto()
  await userEvent.keyboard('{Escape}j')
  await screen.findByDisplayValue('Reply to customer 1')
  await waitFor(() => expect(calls(save).map(({ body }) => body)).toMatchObject([{ text: typed, version: 1 }]))
  await userEvent.keyboard('k')
  expect(await screen.findByDisplayValue(typed)).toBeTruthy()
  expect(within(await row('Customer 2')).getByText(typed)).toBeTruthy()
})

test.for(['row', 'text'] as const)(
  'Ctrl-Enter in the %s sends what was just typed, not the saved version',
  async (place) => {
    const { seen, calls } = await typeInto()
    if (place === 'row') await userEvent.keyboard('{Escape}')
    const article = within(await row('Customer 2')).getByRole('article')
    expect(document.activeElement === article).toBe(place === 'row')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(calls(send)).toHaveLength(1))
    expect(calls(save)[0]?.body).toMatchObject({ text: typed, version: 1 })
    expect(calls(send)[0]?.body).toMatchObject({ version: 2 })
    const order = seen.map(({ method, path }) => `${method} ${path}`).filter((call) => call === save || call === send)
    expect(order).toEqual([save, send])
    // The text field is gone, and keys apply to its row.
    await waitFor(() => expect(document.activeElement).toBe(article))
  },
)

test('an older version that arrives after a save isn’t what is sent', async () => {
  const late = Promise.withResolvers<ReturnType<typeof ok>>()
  let step: 'before' | 'due' | 'held' = 'before'
  const server = responsesServer(
    { comments: [aDraft(2)] },
    {
      [`GET /api/comments/${id}`]: () => {
        if (step !== 'due') return ok(server.world.comments[0])
        step = 'held'
        return late.promise
      },
      [save]: ({ body }) => {
        server.world.comments[0] = aDraft(2, { version: 2, updatedContent: (body as { text: string }).text })
        return ok(server.world.comments[0])
      },
      [send]: { body: new ReadableStream() },
    },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 2')
  await screen.findByText(/^Connected/)
  step = 'due'
  server.sendEvent('reply', id)
  await waitFor(() => expect(step).toBe('held'))
  await userEvent.type(within(pane).getByRole('textbox', { name: 'Your reply' }), ' Thank you.')
  await within(pane).findByText(/^Saved/)
  late.resolve(ok(aDraft(2)))
  await late.promise
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(server.calls(send)[0]?.body).toMatchObject({ version: 2 }))
})
