import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer, streamOf } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => vi.restoreAllMocks())

const generate = 'POST /api/comments/generate'
const triage = 'POST /api/comments/triage-state'
const mara = (state: 'looking' | 'editing') => ({ userId: 'u2', name: 'Mara Lind', state })

/** Mara edits the reply of customer 2; the answer to taking it over is held back. */
async function takeOver(comment: ReturnType<typeof aComment>) {
  const answer = Promise.withResolvers<'taken' | 'refused'>()
  let state: 'looking' | 'editing' = 'editing'
  const server = responsesServer(
    { comments: [aComment(1, { status: comment.status }), comment] },
    {
      [`POST /api/comments/${comment._id}/presence`]: async ({ body }) => {
        if (!(body as { takeOver?: boolean }).takeOver) return ok([mara(state)])
        if ((await answer.promise) === 'refused') return refusal(503, 'UNAVAILABLE', 'Try again later.')
        state = 'looking'
        return ok([mara(state)])
      },
    },
  )
  await startConsole(`/responses?status=${comment.status}`)
  const pane = await openReview('Customer 2')
  await within(pane).findByText('Mara Lind is editing this reply')
  await press(pane, 'Take over')
  return { ...server, pane, answer }
}

test.for([
  ['no draft', aComment(2), 'nno'],
  ['a draft', aDraft(2), 'Reply to customer 2 nno'],
] as const)('what is typed after e while a reply is taken over goes into its text: %s', async ([, comment, text]) => {
  const { pane, answer, calls } = await takeOver(comment)
  await userEvent.keyboard('enno')
  answer.resolve('taken')
  expect(await within(pane).findByDisplayValue(text)).toBe(document.activeElement)
  expect(calls(triage)).toHaveLength(0)
})

test('if the reply can’t be taken over, what was typed runs no shortcut', async () => {
  const { pane, answer, calls } = await takeOver(aComment(2))
  await userEvent.keyboard('en')
  answer.resolve('refused')
  await screen.findByText('Couldn’t take over.')
  await userEvent.keyboard('n')
  expect(within(pane).getByRole('heading', { name: 'Customer 2' })).toBeTruthy()
  expect(calls(triage)).toHaveLength(0)
})

test('the letters after a refused e run no shortcut until typing pauses', async () => {
  const id = aComment(2)._id
  const { calls } = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    { [`POST /api/comments/${id}/presence`]: ok([mara('editing')]), [triage]: ok([]) },
  )
  await startConsole('/responses')
  const pane = await openReview('Customer 2')
  await within(pane).findByText('Mara Lind is editing this reply')
  const now = vi.spyOn(Date, 'now')
  const start = Date.now()
  const at = (ms: number) => now.mockReturnValue(start + ms)
  at(0)
  await userEvent.keyboard('e')
  for (const [place, letter] of [...'nt n'].entries()) {
    at(300 * (place + 1))
    await userEvent.keyboard(letter)
  }
  expect(within(pane).getByRole('heading', { name: 'Customer 2' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls(triage)).toHaveLength(0)
  at(2000)
  await userEvent.keyboard('n')
  await waitFor(() => expect(calls(triage)).toHaveLength(1))
})

test('what is typed between Enter and the generated text goes into the text, as after e', async () => {
  const stream = Promise.withResolvers<ReadableStream>()
  const { world, calls } = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    { [generate]: async () => ({ body: await stream.promise }) },
  )
  await startConsole('/responses')
  await row('Customer 2')
  await userEvent.keyboard('jg{Enter>3/}{Enter} Nora, us')
  await screen.findByText('Generating a reply')
  const { _id: commentId } = aComment(2)
  world.comments[1] = aDraft(2, { updatedContent: 'Thanks.' })
  const made = { commentId, response: 'Thanks.', version: 1, composer: 'built-in', creditsUsed: 2 }
  stream.resolve(streamOf(`event: done\ndata: ${JSON.stringify(made)}\n\n`))
  expect(await screen.findByDisplayValue('Thanks. Nora, us')).toBe(document.activeElement)
  expect(calls(triage)).toHaveLength(0)
})
