import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { versionOf } from '../../testing/editor.ts'
import { refusal } from '../../testing/fake-server.ts'
import { holdTimers } from '../../testing/held-clock.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const id = aDraft(1)._id
const presence = `POST /api/comments/${id}/presence`
const save = `PUT /api/comments/${id}/draft`
const mara = (state: 'looking' | 'editing') => ({ userId: 'u2', name: 'Mara Lind', state })
const textOf = (pane: HTMLElement) => within(pane).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
const isLocked = (pane: HTMLElement) => waitFor(() => expect(textOf(pane).readOnly).toBe(true))

afterEach(() => vi.restoreAllMocks())

/** A server on which Mara edits until someone takes over. */
function maraEdits(comment = aDraft(1)) {
  let state: 'looking' | 'editing' = 'editing'
  return responsesServer(
    { comments: [comment] },
    {
      [presence]: ({ body }) => {
        if ((body as { takeOver?: boolean }).takeOver) state = 'looking'
        return ok([mara(state)])
      },
      [save]: ({ body }) => ok(versionOf(2, body)),
    },
  )
}

test('a reply that someone else edits is read-only and names them, until it is taken over', async () => {
  const { calls } = maraEdits()
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  expect(await within(pane).findByText('Mara Lind is editing this reply')).toBeTruthy()
  await isLocked(pane)
  expect(
    within(pane)
      .getByRole('button', { name: /^Send to Judge.me/ })
      .getAttribute('aria-disabled'),
  ).toBe('true')
  await press(pane, 'Take over')
  await waitFor(() => expect(textOf(pane).readOnly).toBe(false))
  expect(calls(presence).some(({ body }) => (body as { takeOver?: boolean }).takeOver === true)).toBe(true)
  await waitFor(() => {
    expect(calls(presence).at(-1)?.body).toMatchObject({ state: 'editing' })
    expect(calls(presence).at(-1)?.body).not.toHaveProperty('takeOver')
  })
  expect(within(pane).getByText('Mara Lind is viewing this')).toBeTruthy()
  await userEvent.type(textOf(pane), '!')
  await waitFor(() => expect(calls(save)).toHaveLength(1))
})

test('a member who has a review open edits it from the first key', async () => {
  const { calls } = responsesServer(
    { comments: [aDraft(1)] },
    { [presence]: ok([]), [save]: ({ body }) => ok(versionOf(2, body)) },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await waitFor(() => expect(calls(presence).at(-1)?.body).toMatchObject({ state: 'looking' }))
  await userEvent.type(textOf(pane), '!')
  await waitFor(() => expect(calls(presence).at(-1)?.body).toMatchObject({ state: 'editing' }))
})

test('a member whose reply is taken over keeps their unsaved text, which is neither saved nor lost', async () => {
  let others = [mara('looking')]
  const { calls, sendEvent } = responsesServer(
    { comments: [aDraft(1)] },
    { [presence]: () => ok(others), [save]: () => new Promise(() => undefined) },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await screen.findByText(/^Connected/)
  // Otherwise, a slow machine saves it before it is taken over.
  holdTimers(600)
  await userEvent.type(textOf(pane), ' Mine.')
  others = [mara('editing')]
  await waitFor(() => {
    sendEvent('presence', id)
    expect(textOf(pane).readOnly).toBe(true)
  })
  expect(textOf(pane).value).toBe('Reply to customer 1 Mine.')
  expect(within(pane).getByText(/^Your latest text isn’t saved\./)).toBeTruthy()
  expect(within(pane).getByRole('button', { name: 'Copy reply' })).toBeTruthy()
  await userEvent.keyboard('{Escape}{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open review' })).toBeNull())
  expect(calls(save)).toHaveLength(0)
  const again = await openReview('Customer 1')
  expect(textOf(again).value).toBe('Reply to customer 1 Mine.')
  await isLocked(again)
  expect(within(again).getByText(/^Your latest text isn’t saved\./)).toBeTruthy()
  // Strict mode mounts the editor twice, and leaves it once before it knows who edits.
  expect(calls(save).length).toBeLessThanOrEqual(1)
})

/** A server on which someone else saved first, with the text in conflict open. */
async function inConflict() {
  const theirs = aDraft(1, { version: 3, updatedContent: 'Their text' })
  const { world } = responsesServer(
    { comments: [aDraft(1), aDraft(2)] },
    {
      [presence]: ok([]),
      [save]: () => {
        world.comments[0] = theirs
        return refusal(409, 'STALE_DRAFT', 'Someone else changed this draft.', { comment: theirs })
      },
    },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await userEvent.type(textOf(pane), ' Mine.')
  await within(pane).findByRole('button', { name: 'Keep mine' })
  return pane
}

test('a text in conflict is kept while another review is open, also by the person who took over', async () => {
  const pane = await inConflict()
  await userEvent.keyboard('{Escape}k')
  await within(pane).findByRole('heading', { name: 'Customer 2' })
  await userEvent.keyboard('j')
  await within(pane).findByRole('button', { name: 'Keep mine' })
  expect(textOf(pane).value).toBe('Reply to customer 1 Mine.')
  expect(within(pane).getByText('Their text')).toBeTruthy()
  await press(pane, 'Use theirs')
  expect(textOf(pane).value).toBe('Their text')
  const article = within(await row('Customer 1')).getByRole('article')
  await waitFor(() => expect(document.activeElement).toBe(article))
})

test('Compare opens the full editor with the text in conflict', async () => {
  const pane = await inConflict()
  await press(pane, 'Compare')
  const dialog = await screen.findByRole('dialog', { name: 'Edit Response' })
  expect(textOf(dialog).value).toBe('Reply to customer 1 Mine.')
  expect(within(dialog).getByRole('button', { name: 'Keep mine' })).toBeTruthy()
  await press(dialog, 'Use theirs')
  expect(textOf(dialog).value).toBe('Their text')
})

test('whoever was taken over doesn’t edit again by the other person’s pause, only by typing', async () => {
  let others: ReturnType<typeof mara>[] = []
  const { calls, sendEvent } = responsesServer({ comments: [aComment(1)] }, { [presence]: () => ok(others) })
  const state = () => (calls(presence).at(-1)?.body as { state: string } | undefined)?.state
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  await screen.findByText(/^Connected/)
  await press(pane, 'Write your own')
  await userEvent.type(textOf(pane), 'Mine')
  await waitFor(() => expect(state()).toBe('editing'))
  others = [mara('editing')]
  await waitFor(() => {
    sendEvent('presence', id)
    expect(textOf(pane).readOnly).toBe(true)
  })
  await waitFor(() => expect(state()).toBe('looking'))
  others = [mara('looking')]
  await waitFor(() => {
    sendEvent('presence', id)
    expect(textOf(pane).readOnly).toBe(false)
  })
  expect(state()).toBe('looking')
  await userEvent.type(textOf(pane), '!')
  await waitFor(() => expect(state()).toBe('editing'))
})

test('the first draft’s editor is edited by the same person, without a gap', async () => {
  const { calls } = responsesServer(
    { comments: [aComment(1)] },
    { [presence]: ok([]), [save]: ({ body }) => ok({ ...versionOf(1, body), composer: 'person' }) },
  )
  const states = () => calls(presence).map(({ body }) => (body as { state: string }).state)
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  await press(pane, 'Write your own')
  await userEvent.type(textOf(pane), 'Mine')
  await waitFor(() => expect(states().at(-1)).toBe('editing'))
  const before = states().length
  await press(pane, 'Save draft')
  await within(pane).findByRole('button', { name: /^Send to Judge.me/ })
  expect(states().slice(before)).not.toContain('looking')
  expect(states().at(-1)).toBe('editing')
})

test('e refuses to begin a reply that someone else writes', async () => {
  maraEdits(aComment(1))
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  await within(pane).findByText('Mara Lind is editing this reply')
  await userEvent.keyboard('e')
  expect((await screen.findAllByText('Someone else is editing this reply')).length).toBeGreaterThan(0)
  expect(within(pane).queryByRole('textbox', { name: 'Your reply' })).toBeNull()
})

test('nothing is generated for a review whose first reply someone else writes', async () => {
  const { calls } = maraEdits(aComment(1))
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  const button = await within(pane).findByRole('button', { description: 'Someone else is editing this reply' })
  await userEvent.click(button)
  await userEvent.keyboard('{Escape}g')
  expect((await screen.findAllByText('Someone else is editing this reply')).length).toBeGreaterThan(1)
  expect(calls('POST /api/comments/generate')).toHaveLength(0)
  expect(within(pane).getByRole('button', { name: 'Write your own' }).getAttribute('aria-disabled')).toBe('true')
})

test('a send that the server refuses because someone else edits says who, and isn’t an error to report', async () => {
  const message = 'Mara Lind is editing this reply. Take over first.'
  responsesServer(
    { comments: [aDraft(1)] },
    {
      [presence]: ok([]),
      [`POST /api/comments/${id}/send`]: {
        ...refusal(409, 'CONFLICT', message),
        headers: { 'x-request-id': 'r-1' },
      },
    },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await press(pane, /^Send to Judge.me/)
  const words = await within(pane).findByText(`${message} Nothing was charged.`)
  expect(words.parentElement?.textContent).toMatch(/^Not sent/)
  expect(within(pane).queryByText(/^Request/)).toBeNull()
})
