import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const save = `PUT /api/comments/${aComment(2)._id}/draft`
const mine = 'Thank you for writing.'
const theirs = aDraft(2, { version: 1, updatedContent: 'A colleague was faster.' })

/** A server that saves drafts; `other`: another person's draft that is there first. */
function ownServer(more: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    {
      [save]: ({ body }) => {
        const { text, version } = body as { text: string; version: number }
        server.world.comments[1] = aDraft(2, { updatedContent: text, version: version + 1, composer: 'person' })
        return ok(server.world.comments[1])
      },
      ...more,
    },
  )
  return server
}

async function write() {
  await startConsole('/responses')
  const pane = await openReview('Customer 2')
  await press(pane, 'Write your own')
  const area = within(pane).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  expect(document.activeElement).toBe(area)
  await userEvent.type(area, mine)
  return { pane, area }
}

test('a user’s own reply costs nothing, and opens as a draft that can be edited and sent', async () => {
  const { calls, seen } = ownServer()
  const { pane } = await write()
  expect(within(pane).getByText('Free to write. It’s saved as a draft when you leave.')).toBeTruthy()
  await press(pane, 'Save draft')
  expect(await within(pane).findByText('Your team’s draft')).toBeTruthy()
  const area = within(pane).getByDisplayValue(mine)
  await waitFor(() => expect(document.activeElement).toBe(area))
  expect(within(pane).getByRole('button', { name: /^Send to Judge.me/ })).toBeTruthy()
  expect(calls(save).map(({ body }) => body)).toEqual([{ text: mine, version: 0, how: 'edited' }])
  expect(seen.filter(({ path }) => path === '/api/comments/generate')).toEqual([])
  expect(within(await row('Customer 2')).getByText('Draft')).toBeTruthy()
})

test('a text whose review was replied to in the meantime can only be copied or discarded', async () => {
  const { world, sendEvent, calls } = ownServer()
  const { pane, area } = await write()
  world.comments[1] = aDraft(2, {
    status: 'sent',
    updatedContent: 'Sent by a colleague',
    delivery: aDelivery('posted'),
  })
  sendEvent('reply', theirs._id)
  expect((await within(pane).findByRole('alert')).textContent).toContain('A reply was already sent')
  expect(area.readOnly && area.value).toBe(mine)
  expect(within(pane).queryByRole('button', { name: 'Save draft' })).toBeNull()
  await userEvent.type(area, '{Control>}{Enter}{/Control}')
  await press(pane, 'Discard')
  expect(within(pane).queryByRole('textbox', { name: 'Your reply' })).toBeNull()
  expect(within(pane).getByText('Sent by a colleague')).toBeTruthy()
  expect(calls(save)).toEqual([])
})

test.each([
  ['Ctrl-Enter saves it, sends it once, and stays on the review', '{Control>}{Enter}{Enter}{/Control}xy', 'Customer 2'],
  [
    'Shift-Ctrl-Enter saves it, sends it once, and opens the next review',
    '{Control>}{Shift>}{Enter}{Enter}{/Shift}{/Control}xy',
    'Customer 1',
  ],
])('%s', async (_, keys, open) => {
  const send = `POST /api/comments/${aComment(2)._id}/send`
  const saved = Promise.withResolvers<void>()
  const { calls, world } = ownServer({
    [save]: async ({ body }) => {
      await saved.promise
      world.comments[1] = aDraft(2, { updatedContent: (body as { text: string }).text, version: 1, composer: 'person' })
      return ok(world.comments[1])
    },
    [send]: () => {
      world.comments[1] = aDraft(2, { delivery: aDelivery('queued') })
      return ok({ commentId: aComment(2)._id, status: 'sending', channelsUsed: [], creditsUsed: 1, dueAt: '' })
    },
  })
  const { pane } = await write()
  await userEvent.keyboard(keys)
  saved.resolve()
  await within(pane).findByRole('heading', { name: open })
  const article = within(await row(open)).getByRole('article')
  await waitFor(() => expect(document.activeElement).toBe(article))
  await waitFor(() => expect(calls(send)).toHaveLength(1))
  expect(calls(send)[0]?.body).toMatchObject({ version: 1 })
  expect(calls(save).map(({ body }) => body)).toEqual([{ text: mine, version: 0, how: 'edited' }])
})

test('Shift-Ctrl-Enter leaves a text with an unsupported claim as a draft that says so', async () => {
  const span = { id: 'm', start: 0, end: 9, kind: 'contact', reason: 'This looks like a phone or order number.' }
  const { seen } = ownServer({ [`POST /api/comments/${aComment(2)._id}/check`]: ok([span]) })
  const { pane } = await write()
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  expect(await within(pane).findByText(/This looks like a phone or order number\./)).toBeTruthy()
  expect(within(pane).getByRole('heading', { name: 'Customer 2' })).toBeTruthy()
  expect(seen.filter(({ path }) => path.endsWith('/send'))).toEqual([])
})

test('an empty reply isn’t saved', async () => {
  const { calls } = ownServer()
  await startConsole('/responses')
  const pane = await openReview('Customer 2')
  await press(pane, 'Write your own')
  await press(pane, 'Save draft')
  expect(within(pane).getByText('Enter a reply')).toBeTruthy()
  expect(calls(save)).toEqual([])
})

test.for([
  ['Keep mine', mine],
  ['Use theirs', 'A colleague was faster.'],
] as const)(
  'a draft that someone else saved first is shown, the text stays, and %s ends it',
  async ([choice, text]) => {
    const { calls, world } = ownServer({
      [save]: ({ body }, times) => {
        if (times > 1) return ok(aDraft(2, { version: 2, updatedContent: (body as { text: string }).text }))
        world.comments[1] = theirs
        return refusal(409, 'STALE_DRAFT', 'Someone else changed this draft.', { comment: theirs })
      },
    })
    const { pane, area } = await write()
    await press(pane, 'Save draft')
    expect((await within(pane).findByRole('alert')).textContent).toContain('Someone else changed this draft')
    expect(within(pane).getByText('A colleague was faster.')).toBeTruthy()
    expect(area.value).toBe(mine)
    await press(pane, choice)
    await within(pane).findByRole('button', { name: /^Send to Judge.me/ })
    expect(within(pane).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' }).value).toBe(text)
    expect(calls(save).map(({ body }) => (body as { version: number }).version)).toEqual(text === mine ? [0, 1] : [0])
  },
)

test('a draft that arrives meanwhile doesn’t take the text away', async () => {
  const { world, sendEvent, calls, seen } = ownServer()
  const { pane, area } = await write()
  world.comments[1] = theirs
  sendEvent('reply', theirs._id)
  expect(await within(pane).findByText('A colleague was faster.')).toBeTruthy()
  expect(within(pane).getByRole('alert').textContent).toContain('Someone else changed this draft')
  expect(area.isConnected && area.value).toBe(mine)
  // The keys that send don't choose a text.
  area.focus()
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{Enter}{/Control}')
  expect([calls(save), seen.filter(({ path }) => path.endsWith('/send'))]).toEqual([[], []])
  expect(within(pane).getByRole('button', { name: 'Keep mine' })).toBeTruthy()
})

test('a reply that was left and saved is a draft when the review is opened again, and keys stay shortcuts', async () => {
  const { calls } = ownServer()
  const { pane } = await write()
  await userEvent.keyboard('{Escape}j')
  await within(pane).findByRole('heading', { name: 'Customer 1' })
  await waitFor(() => expect(calls(save)).toHaveLength(1))
  await userEvent.keyboard('k')
  const area = await within(pane).findByDisplayValue(mine)
  expect(within(pane).queryByRole('alert')).toBeNull()
  expect(within(pane).queryByRole('button', { name: 'Keep mine' })).toBeNull()
  expect(document.activeElement).not.toBe(area)
  await userEvent.keyboard('e!')
  expect(await within(pane).findByDisplayValue(`${mine}!`)).toBe(document.activeElement)
})

test('a reply that couldn’t be saved when it was left is there again, and doesn’t take the focus', async () => {
  ownServer({ [save]: refusal(503, 'UNAVAILABLE', 'Try again later.') })
  const { pane } = await write()
  await userEvent.keyboard('{Escape}j')
  expect(await screen.findByText('Couldn’t save the draft.')).toBeTruthy()
  await userEvent.keyboard('k')
  const area = await within(pane).findByDisplayValue<HTMLTextAreaElement>(mine)
  expect(document.activeElement).not.toBe(area)
  await userEvent.keyboard('e')
  expect(document.activeElement).toBe(area)
  expect(area.selectionStart).toBe(mine.length)
})

test('opening another review saves what was typed as its draft, Cancel doesn’t', async () => {
  const { calls } = ownServer()
  const { pane } = await write()
  await userEvent.keyboard('{Escape}j')
  await waitFor(() => expect(calls(save).map(({ body }) => body)).toEqual([{ text: mine, version: 0, how: 'edited' }]))
  await within(pane).findByRole('heading', { name: 'Customer 1' })
  await press(pane, 'Write your own')
  await userEvent.type(within(pane).getByRole('textbox', { name: 'Your reply' }), 'Never mind')
  await press(pane, 'Cancel')
  expect(within(pane).getByRole('button', { name: /^Generate/ })).toBeTruthy()
  await userEvent.keyboard('k')
  expect(await screen.findByDisplayValue(mine)).toBeTruthy()
  expect(calls(`PUT /api/comments/${aComment(1)._id}/draft`)).toEqual([])
})

test('Cancel can be undone, by its message or by z', async () => {
  ownServer()
  const { pane } = await write()
  await press(pane, 'Cancel')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await within(pane).findByDisplayValue(mine)).toBe(document.activeElement)
  await press(pane, 'Cancel')
  await userEvent.keyboard('z')
  expect(await within(pane).findByDisplayValue(mine)).toBe(document.activeElement)
})

test('a template and a discount code can be inserted into a user’s own reply', async () => {
  const offer = { id: 't2', name: 'Offer', text: 'Hi {customer}! {discount}', updatedAt: '2026-11-20T10:00:00Z' }
  const { calls } = ownServer({ 'GET /api/templates': ok([offer]) })
  const { pane, area } = await write()
  await press(pane, 'Templates')
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Offer/ }))
  expect(area.value).toBe(`${mine}\n\nHi Customer 2! {discount}`)
  expect(document.activeElement).toBe(area)
  expect(area.selectionStart).toBe(area.value.length)
  expect(within(pane).getByRole('button', { name: 'Add Discount' })).toBeTruthy()
  await press(pane, 'Save draft')
  await waitFor(() => expect(calls(save)[0]?.body).toMatchObject({ how: 'template', version: 0 }))
  expect(await within(pane).findByText('1 placeholder to fill in')).toBeTruthy()
})

test('z takes back a send whose text is still being saved, which stays as a draft', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { seen } = ownServer({
    [save]: async ({ body }) => {
      await promise
      return ok(aDraft(2, { updatedContent: (body as { text: string }).text, composer: 'person' }))
    },
  })
  const { pane } = await write()
  await userEvent.keyboard('{Control>}{Enter}{/Control}z')
  resolve(undefined)
  expect(await screen.findByText('Nothing was sent. Your draft is unchanged.')).toBeTruthy()
  expect(within(pane).getByDisplayValue(mine)).toBeTruthy()
  expect(seen.filter(({ path }) => path.endsWith('/send'))).toEqual([])
})
