import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { refusal, type Reply } from '../../testing/fake-server.ts'
import { openEditor, save as saveOpen, versionOf } from '../../testing/editor.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const id = aDraft(2)._id
const save = `PUT /api/comments/${id}/draft`
const send = `POST /api/comments/${id}/send`
const generate = `POST /api/comments/${id}/generate`
const pane = () => screen.getByRole('region', { name: 'Open review' })
const textOf = () => within(pane()).findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
const shows = (text: string) => waitFor(async () => expect((await textOf()).value).toBe(text))

/** A server whose first save of Customer 2's reply waits for `answer`. */
function slowServer(isDraft: boolean) {
  const first = Promise.withResolvers<Reply | undefined>()
  const server = responsesServer(
    { comments: isDraft ? [aDraft(1), aDraft(2)] : [aComment(1), aComment(2)] },
    {
      [save]: async ({ body }, times) => {
        const instead = times === 1 ? await first.promise : undefined
        if (instead) return instead
        const { text, version } = body as { text: string; version: number }
        const now = server.world.comments[1]
        if (version !== (now?.version ?? 0))
          return refusal(409, 'STALE_DRAFT', 'Someone else changed this draft.', { comment: now })
        server.world.comments[1] = aDraft(2, { version: version + 1, updatedContent: text, composer: 'person' })
        return ok(server.world.comments[1])
      },
      [send]: ({ body }) => {
        const { version } = body as { version: number }
        server.world.comments[1] = { ...aDraft(2), ...server.world.comments[1], version, delivery: aDelivery('queued') }
        return ok({ commentId: id, status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
      },
    },
  )
  const order = () =>
    server.seen.map(({ method, path }) => `${method} ${path}`).filter((call) => call === save || call === send)
  return { ...server, order, answer: first.resolve }
}

/** Types into the draft of Customer 2, and returns to it while that is still being saved. */
async function returnToDraft() {
  const server = slowServer(true)
  await startConsole('/responses?status=draft')
  await openReview('Customer 2')
  await userEvent.type(await textOf(), ' Thank you.')
  await leaveAndReturn()
  await waitFor(() => expect(server.calls(save)).toHaveLength(1))
  return server
}

/** The same with a first reply. */
async function returnToOwn() {
  const server = slowServer(false)
  await startConsole('/responses')
  await press(await openReview('Customer 2'), 'Write your own')
  await userEvent.type(await textOf(), 'Thank you.')
  await leaveAndReturn()
  await waitFor(() => expect(server.calls(save)).toHaveLength(1))
  return server
}

async function leaveAndReturn() {
  await userEvent.keyboard('{Escape}j')
  await within(pane()).findByRole('heading', { name: 'Customer 1', level: 2 })
  await userEvent.keyboard('k')
  await within(pane()).findByRole('heading', { name: 'Customer 2', level: 2 })
}

test('a draft that is still being saved has the text that was typed, and that is what is sent', async () => {
  const { answer, calls, order } = await returnToDraft()
  await shows('Reply to customer 2 Thank you.')
  expect(within(pane()).getByText(/^Saving/)).toBeTruthy()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(calls(send)).toEqual([])
  answer(undefined)
  await waitFor(() => expect(order()).toEqual([save, send]))
  expect(calls(save)[0]?.body).toMatchObject({ text: 'Reply to customer 2 Thank you.', version: 1 })
  expect(calls(send)[0]?.body).toMatchObject({ version: 2 })
})

test('what is typed after the return becomes its next version, without a conflict', async () => {
  const { answer, calls } = await returnToDraft()
  await userEvent.type(await textOf(), ' Soon.')
  answer(undefined)
  await waitFor(() => expect(calls(save)).toHaveLength(2))
  expect(calls(save)[1]?.body).toMatchObject({ text: 'Reply to customer 2 Thank you. Soon.', version: 2 })
  await within(pane()).findByText(/^Saved/)
  expect(screen.queryByText(/Someone else/)).toBeNull()
})

test('if that save fails, the text stays and says so, and nothing else is sent', async () => {
  const { answer, calls } = await returnToDraft()
  answer(refusal(500, 'INTERNAL', 'Something went wrong.'))
  expect(await within(pane()).findByText(/^Failed to save/)).toBeTruthy()
  await shows('Reply to customer 2 Thank you.')
  expect(calls(send)).toEqual([])
})

test('a first reply that is still being saved is there, and goes on in the editor of its draft', async () => {
  const { answer, calls } = await returnToOwn()
  await shows('Thank you.')
  await userEvent.type(await textOf(), ' Soon.')
  answer(undefined)
  await waitFor(() => expect(calls(save)).toHaveLength(2))
  expect(calls(save)[1]?.body).toMatchObject({ text: 'Thank you. Soon.', version: 1 })
  await within(pane()).findByText(/^Saved/)
  expect(document.activeElement).toBe(await textOf())
  await shows('Thank you. Soon.')
  expect(screen.queryByText(/Someone else/)).toBeNull()
})

test('a first reply is sent once it has been saved', async () => {
  const { answer, calls, order } = await returnToOwn()
  await shows('Thank you.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(calls(send)).toEqual([])
  answer(undefined)
  await waitFor(() => expect(order()).toEqual([save, send]))
  expect(calls(send)[0]?.body).toMatchObject({ version: 1 })
})

test('a first reply that can’t be saved stays', async () => {
  const { answer, calls } = await returnToOwn()
  answer(refusal(500, 'INTERNAL', 'Something went wrong.'))
  expect(await screen.findByText(/^Couldn’t save/)).toBeTruthy()
  await shows('Thank you.')
  expect(calls(save)).toHaveLength(1)
})

test('generating asks before it replaces a first reply that is still being saved', async () => {
  const { answer, calls } = await returnToOwn()
  await userEvent.keyboard('g')
  expect(calls(generate)).toEqual([])
  answer(undefined)
  expect(await screen.findByRole('alertdialog', { name: /^Replace this draft/ })).toBeTruthy()
  expect(calls(generate)).toEqual([])
})

test('Cancel in the full editor shows the text that it puts back, also while that is being saved', async () => {
  const held = Promise.withResolvers<undefined>()
  const { calls } = responsesServer(
    { comments: [aDraft(1)] },
    {
      [saveOpen]: async ({ body }, times) => {
        if (times === 2) await held.promise
        return ok(versionOf(times + 1, body))
      },
    },
  )
  const { dialog, area } = await openEditor()
  await userEvent.type(area, ' Wrong.')
  await waitFor(() => expect(calls(saveOpen)).toHaveLength(1))
  await waitFor(() => expect(within(dialog).queryByText('Not saved')).toBeNull())
  await press(dialog, 'Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(calls(saveOpen)).toHaveLength(2))
  await shows('Reply to customer 1')
  held.resolve(undefined)
  await within(pane()).findByText(/^Saved/)
  await shows('Reply to customer 1')
})
