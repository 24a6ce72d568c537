import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { openEditor } from '../../testing/editor.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => vi.restoreAllMocks())

const triage = 'POST /api/comments/triage-state'
const first = aDraft(4)
const send = `POST /api/comments/${first._id}/send`
const undo = `DELETE /api/comments/${first._id}/send`

/** Sends the first of four drafts from its text; then the time stands still, so long after the keys that sent it. */
async function sendFromText(key: string, msLater = 250) {
  const { world, calls } = responsesServer(
    { comments: [aDraft(1), aDraft(2), aDraft(3), first] },
    {
      [triage]: ok({ changed: [] }),
      [undo]: () => ok((world.comments[3] = first)),
      [send]: () => {
        world.comments[3] = aDraft(4, { delivery: aDelivery('queued') })
        return ok({ commentId: first._id, status: 'sending', channelsUsed: [], creditsUsed: 1, dueAt: '' })
      },
    },
  )
  await startConsole('/responses?status=draft')
  await openReview('Customer 4')
  await userEvent.click(await screen.findByDisplayValue('Reply to customer 4'))
  const at = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(at)
  await userEvent.keyboard(key)
  now.mockReturnValue(at + msLater)
  await waitFor(() => expect(calls(send)).toHaveLength(1))
  // The text is gone.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
  return { calls }
}

const andStay = '{Control>}{Enter}{/Control}'
const andNext = '{Control>}{Shift>}{Enter}{/Shift}{/Control}'
/** The pane of another review is another element. */
const isOpen = (name: string) =>
  waitFor(() => within(screen.getByRole('region', { name: 'Open review' })).getByRole('heading', { name, level: 2 }))
const hasFocus = async (name: string) => {
  const article = within(await row(name)).getByRole('article')
  await waitFor(() => expect(document.activeElement).toBe(article))
}

test.each([
  [andStay, 'Customer 4'],
  [andNext, 'Customer 3'],
])('what is typed on right after a send from the text runs no shortcut (%s)', async (key, open) => {
  const { calls } = await sendFromText(key)
  await isOpen(open)
  await userEvent.keyboard(' no ztip, so')
  await isOpen(open)
  expect(calls(triage)).toEqual([])
  expect(calls(undo)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the key that sends is part of a sentence that goes on, so it doesn’t send the next one', async () => {
  const { calls } = await sendFromText(andNext)
  await hasFocus('Customer 3')
  await userEvent.keyboard(` and so${andStay}`)
  expect(calls(`POST /api/comments/${aDraft(3)._id}/send`)).toEqual([])
})

test.each(['nice to', 'and so', 'sorry', 'great', 'excellent', 'thanks', 'zest'])(
  'a word that begins soon after it runs no shortcut (%s)',
  async (words) => {
    const { calls } = await sendFromText(andNext)
    await hasFocus('Customer 3')
    await userEvent.keyboard(words)
    await new Promise((resume) => setTimeout(resume, 500))
    await hasFocus('Customer 3')
    expect(calls(triage)).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('typing slowly is typing: a letter every 0.25 s runs no shortcut, also after a letter that moves', async () => {
  const { calls } = await sendFromText(andNext)
  await hasFocus('Customer 3')
  for (const letter of ['j', 'u', 's', 't', 'n', 'o']) {
    await userEvent.keyboard(letter)
    await new Promise((resume) => setTimeout(resume, 250))
  }
  await new Promise((resume) => setTimeout(resume, 250))
  expect(calls(triage)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a letter alone is a shortcut, a moment later', async () => {
  const { calls } = await sendFromText(andNext)
  await hasFocus('Customer 3')
  await userEvent.keyboard('n')
  await waitFor(() => expect(calls(triage)).toHaveLength(1))
  expect(calls(triage)[0]?.body).toMatchObject({ commentIds: [aDraft(3)._id] })
})

test('a second after it, a letter is a shortcut however fast it is followed by others', async () => {
  const { calls } = await sendFromText(andNext, 1100)
  await hasFocus('Customer 3')
  await userEvent.keyboard('nj')
  await waitFor(() => expect(calls(triage)).toHaveLength(1))
  expect(calls(triage)[0]?.body).toMatchObject({ commentIds: [aDraft(3)._id] })
})

test('who typed on while the text was being saved is still typing once it’s sent', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { calls } = responsesServer(
    { comments: [aDraft(1), first] },
    {
      [triage]: ok({ changed: [] }),
      [`PUT /api/comments/${first._id}/draft`]: async ({ body }) => {
        await promise
        return ok(aDraft(4, { updatedContent: (body as { text: string }).text, version: 2 }))
      },
      [send]: ok({ commentId: first._id, status: 'sending', channelsUsed: [], creditsUsed: 1, dueAt: '' }),
    },
  )
  await startConsole('/responses?status=draft')
  await openReview('Customer 4')
  await userEvent.click(await screen.findByDisplayValue('Reply to customer 4'))
  const at = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(at)
  await userEvent.keyboard(`!${andNext}`)
  now.mockReturnValue(at + 300)
  await userEvent.keyboard('It is zinc. N')
  resolve(undefined)
  await hasFocus('Customer 1')
  await userEvent.keyboard('nice')
  expect(calls(triage)).toEqual([])
  now.mockReturnValue(at + 1000)
  await userEvent.keyboard('n')
  await waitFor(() => expect(calls(triage)).toHaveLength(1))
})

test('z undoes the send at once', async () => {
  const { calls } = await sendFromText(andStay)
  await userEvent.keyboard('z')
  await waitFor(() => expect(calls(undo)).toHaveLength(1))
})

test('after a send from the full editor, too, words run no shortcut', async () => {
  const { calls } = responsesServer(
    { comments: [aDraft(1)] },
    { [triage]: ok({ changed: [] }), [`POST /api/comments/${aDraft(1)._id}/send`]: () => new Promise(() => undefined) },
  )
  await openEditor()
  await userEvent.keyboard(andStay)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard(' no')
  await userEvent.keyboard('?')
  expect(calls(triage)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the same for a user’s own first text', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const own = aComment(2)
  const { calls, world } = responsesServer(
    { comments: [aComment(1), own] },
    {
      [triage]: ok({ changed: [] }),
      [`PUT /api/comments/${own._id}/draft`]: async ({ body }) => {
        await promise
        world.comments[1] = aDraft(2, { updatedContent: (body as { text: string }).text, composer: 'person' })
        return ok(world.comments[1])
      },
      [`POST /api/comments/${own._id}/send`]: ok({
        commentId: own._id,
        status: 'sending',
        channelsUsed: [],
        creditsUsed: 1,
        dueAt: '',
      }),
    },
  )
  await startConsole('/responses')
  await press(await openReview('Customer 2'), 'Write your own')
  await userEvent.keyboard('Thanks!')
  const at = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(at)
  await userEvent.keyboard(andNext)
  now.mockReturnValue(at + 300)
  await userEvent.keyboard('An')
  resolve(undefined)
  await isOpen('Customer 1')
  await userEvent.keyboard('nice')
  expect(calls(triage)).toEqual([])
})
