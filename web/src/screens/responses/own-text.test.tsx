import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const id = aComment(2)._id
const save = `PUT /api/comments/${id}/draft`
const generate = 'POST /api/comments/generate'
const mine = 'Thank you for writing.'
const theirs = (status: 'draft' | 'sent') =>
  aDraft(2, {
    status,
    updatedContent: 'Sent by a colleague',
    delivery: aDelivery(status === 'sent' ? 'posted' : 'queued'),
  })

/** Two reviews; “Write your own” of the second has text. */
async function write(more: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    {
      [save]: ({ body }) => {
        const { text } = body as { text: string }
        server.world.comments[1] = aDraft(2, { updatedContent: text, composer: 'person' })
        return ok(server.world.comments[1])
      },
      ...more,
    },
  )
  const { unmount } = await startConsole('/responses')
  const pane = await openReview('Customer 2')
  await press(pane, 'Write your own')
  await userEvent.type(within(pane).getByRole('textbox', { name: 'Your reply' }), mine)
  return { ...server, pane, unmount }
}

/** By a link: the review may have left the list. */
const goTo = (commentId: string) => act(() => window.history.pushState(null, '', `/responses?comment=${commentId}`))

test('g saves the user’s own text, then asks as for any draft, and Enter keeps it', async () => {
  const { calls } = await write()
  await userEvent.keyboard('{Escape}g')
  await screen.findByRole('alertdialog', { name: 'Replace this draft?' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep draft'))
  expect(calls(save).map(({ body }) => body)).toEqual([{ text: mine, version: 0, how: 'edited' }])
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: /^Send to Judge.me/ })).toBeTruthy()
  expect(screen.getByDisplayValue(mine)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull()
  expect(calls(generate)).toHaveLength(0)
})

test('a question that appears late isn’t answered by the sentence that is being typed', async () => {
  const slow = Promise.withResolvers<void>()
  const draft = aDraft(2, { updatedContent: mine, composer: 'person' })
  const { world } = await write({
    [save]: async () => {
      await slow.promise
      world.comments[1] = draft
      return ok(draft)
    },
  })
  await userEvent.keyboard('{Escape}g')
  await userEvent.keyboard('e thanks')
  slow.resolve()
  const question = await screen.findByRole('alertdialog', { name: 'Replace this draft?' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep draft'))
  await userEvent.keyboard(' ')
  expect(question.isConnected).toBe(true)
  // The user has seen it.
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}{Enter}')
  await waitFor(() => expect(question.isConnected).toBe(false))
})

test('g generates nothing if the user’s own text can’t be saved', async () => {
  const { calls, pane } = await write({ [save]: refusal(503, 'UNAVAILABLE', 'Try again later.') })
  await userEvent.keyboard('{Escape}g')
  expect(await within(pane).findByText(/^Couldn’t save the draft\./)).toBeTruthy()
  expect(within(pane).getByDisplayValue(mine)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(calls(generate)).toHaveLength(0)
})

test.for([
  ['draft', 'Another reply is being sent'],
  ['sent', 'A reply was already sent'],
] as const)(
  'a text that came too late is there again after another review was open, until it’s discarded: %s',
  async ([status, words]) => {
    const { pane, world, sendEvent } = await write()
    world.comments[1] = theirs(status)
    sendEvent('reply', id)
    expect((await within(pane).findByRole('alert')).textContent).toContain(words)
    await userEvent.keyboard('{Escape}j')
    await within(pane).findByRole('heading', { name: 'Customer 1' })
    goTo(id)
    expect(await within(pane).findByDisplayValue<HTMLTextAreaElement>(mine)).toMatchObject({ readOnly: true })
    expect(within(pane).getByRole('button', { name: 'Copy reply' })).toBeTruthy()
    await press(pane, 'Discard')
    goTo(aComment(1)._id)
    await within(pane).findByRole('heading', { name: 'Customer 1' })
    goTo(id)
    await within(pane).findByRole('heading', { name: 'Customer 2' })
    expect(within(pane).queryByDisplayValue(mine)).toBeNull()
  },
)

test('a text that came too late survives a reload, and doesn’t count as editing', async () => {
  const { pane, world, sendEvent, unmount } = await write()
  world.comments[1] = theirs('sent')
  sendEvent('reply', id)
  await within(pane).findByRole('alert')
  unmount()
  const { calls } = responsesServer({ comments: [theirs('sent')] }, { [`POST /api/comments/${id}/presence`]: ok([]) })
  await startConsole('/responses?status=sent')
  expect(within(await openReview('Customer 2')).getByDisplayValue(mine)).toBeTruthy()
  await waitFor(() => expect(calls(`POST /api/comments/${id}/presence`).length).toBeGreaterThan(0))
  expect(calls(`POST /api/comments/${id}/presence`).map(({ body }) => (body as { state: string }).state)).not.toContain(
    'editing',
  )
})

test('what was typed into a draft that a colleague took over and sent can be copied', async () => {
  let others: { userId: string; name: string; state: string }[] = []
  const presence = `POST /api/comments/${aDraft(1)._id}/presence`
  const { world, sendEvent } = responsesServer(
    { comments: [aDraft(1)] },
    { [presence]: () => ok(others), [`PUT /api/comments/${aDraft(1)._id}/draft`]: () => new Promise(() => undefined) },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await screen.findByText(/^Connected/)
  const area = within(pane).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  await userEvent.type(area, ' Mine.')
  others = [{ userId: 'u2', name: 'Mara Lind', state: 'editing' }]
  await waitFor(() => {
    sendEvent('presence', aDraft(1)._id)
    expect(area.readOnly).toBe(true)
  })
  world.comments[0] = aDraft(1, { status: 'sent', updatedContent: 'Theirs', delivery: aDelivery('posted') })
  sendEvent('reply', aDraft(1)._id)
  expect((await within(pane).findByRole('alert')).textContent).toContain('A reply was already sent')
  expect(within(pane).getByDisplayValue('Reply to customer 1 Mine.')).toBeTruthy()
  expect(within(pane).getByText('Theirs')).toBeTruthy()
})

test('what was typed in the moment before a reload is kept', async () => {
  responsesServer({ comments: [aDraft(1)] })
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await userEvent.type(within(pane).getByRole('textbox', { name: 'Your reply' }), ' Mine.')
  const kept = () => Object.values({ ...sessionStorage }).join()
  expect(kept()).not.toContain('Mine.')
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toContain('Reply to customer 1 Mine.')
})

test('the key that sends works on one’s own text also after Escape', async () => {
  const send = `POST /api/comments/${id}/send`
  const { calls } = await write({
    [send]: () => ok({ commentId: id, status: 'sending', channelsUsed: ['platform'], creditsUsed: 1, dueAt: '' }),
  })
  await userEvent.keyboard('{Escape}{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls(send)).toHaveLength(1))
  expect(calls(save).map(({ body }) => body)).toEqual([{ text: mine, version: 0, how: 'edited' }])
})

test('the key that sends says why there is nothing to send', async () => {
  const { calls } = responsesServer({ comments: [aComment(1), aComment(2)] }, {})
  await startConsole('/responses')
  await openReview('Customer 2')
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  expect(await screen.findByText('Write or generate a reply first')).toBeTruthy()
  expect(calls(`POST /api/comments/${id}/send`)).toHaveLength(0)
})

test('a first text that couldn’t be saved offline is saved once the browser is online again', async () => {
  let isOffline = true
  const lost = new TypeError('Failed to fetch')
  const draft = aDraft(2, { updatedContent: mine, composer: 'person' })
  const { calls, world, pane } = await write({
    [save]: () => (isOffline ? lost : ok((world.comments[1] = draft))),
  })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await within(pane).findByText(/^Couldn’t save the draft\./)).toBeTruthy()
  const tried = calls(save).length
  isOffline = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(calls(save)).toHaveLength(tried + 1))
  await waitFor(() => expect(screen.queryByText(/^Couldn’t save the draft\./)).toBeNull())
  expect(await screen.findByDisplayValue(mine)).toBeTruthy()
})
