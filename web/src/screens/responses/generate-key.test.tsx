import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { responsesServer, streamOf } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const generate = 'POST /api/comments/generate'
const article = async (n: number) => within(await row(`Customer ${n}`)).getByRole('article')

describe('g on a row while the pane is closed', () => {
  test('opens the review, where the reply is seen as it’s generated, and marks its row', async () => {
    const { calls } = responsesServer({ comments: [aComment(1)] }, { [generate]: { body: new ReadableStream() } })
    await startConsole('/responses')
    await row('Customer 1')
    await userEvent.keyboard('jg')
    const pane = await screen.findByRole('region', { name: 'Open review' })
    expect(await within(pane).findByText('Generating a reply')).toBeTruthy()
    expect(within(await row('Customer 1')).getByText('Generating')).toBeTruthy()
    expect(calls(generate)).toHaveLength(1)
  })

  test('on a draft opens it and asks; Enter keeps the draft and costs nothing', async () => {
    const { calls } = responsesServer({ comments: [aDraft(1)] })
    await startConsole('/responses?status=draft')
    await row('Customer 1')
    await userEvent.keyboard('jg')
    const dialog = await screen.findByRole('alertdialog', { name: 'Replace this draft?' })
    expect(within(dialog).getByText(/Customer 1/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep draft'))
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByDisplayValue('Reply to customer 1')).toBeTruthy()
    expect(calls(generate)).toHaveLength(0)
  })
})

test('g in the open pane asks before it replaces a draft, then generates', async () => {
  const done = { commentId: aDraft(1)._id, response: 'A new reply', version: 2, composer: 'built-in', creditsUsed: 2 }
  const { world, calls } = responsesServer(
    { comments: [aDraft(1)] },
    {
      [generate]: () => {
        world.comments[0] = aDraft(1, { version: 2, updatedContent: 'A new reply' })
        return { body: streamOf(`event: done\ndata: ${JSON.stringify(done)}\n\n`) }
      },
    },
  )
  await startConsole('/responses?status=draft')
  await row('Customer 1')
  await userEvent.keyboard('j{Enter}')
  await screen.findByDisplayValue('Reply to customer 1')
  await userEvent.keyboard('g')
  await press(await screen.findByRole('alertdialog'), 'Generate for 2 credits')
  expect(await screen.findByDisplayValue('A new reply')).toBeTruthy()
  expect(calls(generate)).toHaveLength(1)
})

test('after g the focus stays at the row, also on a review that “Send and next” opened', async () => {
  const { world } = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    {
      [`POST /api/comments/${aComment(2)._id}/send`]: { body: new ReadableStream() },
      [generate]: ({ body }) => {
        const { commentId } = body as { commentId: string }
        world.comments = world.comments.map((one, n) => (one._id === commentId ? aDraft(n + 1) : one))
        const made = { commentId, response: 'x', version: 1, composer: 'built-in', creditsUsed: 2 }
        return { body: streamOf(`event: done\ndata: ${JSON.stringify(made)}\n\n`) }
      },
    },
  )
  await startConsole('/responses')
  await row('Customer 2')
  await userEvent.keyboard('jg')
  await screen.findByDisplayValue('Reply to customer 2')
  await userEvent.click(screen.getByRole('button', { name: 'Send and next' }))
  await screen.findByRole('button', { name: 'Write your own' })
  await userEvent.keyboard('g')
  await screen.findByDisplayValue('Reply to customer 1')
  const first = await article(1)
  await waitFor(() => expect(document.activeElement).toBe(first))
})

test.each([' Nora, us', 'Nora, us'])(
  'what is typed between e and the generated text goes into the text, and no shortcut runs (%j)',
  async (typed) => {
    const stream = Promise.withResolvers<ReadableStream>()
    const { world, calls } = responsesServer(
      { comments: [aComment(1), aComment(2)] },
      { [generate]: async () => ({ body: await stream.promise }) },
    )
    await startConsole('/responses')
    await row('Customer 2')
    await userEvent.keyboard('jg')
    await screen.findByText('Generating a reply')
    await userEvent.keyboard(`e${typed}`)
    const { _id: commentId } = aComment(2)
    world.comments[1] = aDraft(2, { updatedContent: 'Thanks.' })
    const made = { commentId, response: 'Thanks.', version: 1, composer: 'built-in', creditsUsed: 2 }
    stream.resolve(streamOf(`event: done\ndata: ${JSON.stringify(made)}\n\n`))
    const area = await screen.findByDisplayValue('Thanks. Nora, us')
    expect(document.activeElement).toBe(area)
    expect(calls('POST /api/comments/triage-state')).toHaveLength(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('e on a review that isn’t open begins a reply with what is typed meanwhile', async () => {
  const { calls } = responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('jenno')
  expect(await screen.findByDisplayValue('nno')).toBe(document.activeElement)
  expect(calls('POST /api/comments/triage-state')).toHaveLength(0)
})

test('Enter opens a review without a draft, and the next key is a shortcut', async () => {
  const { calls } = responsesServer({ comments: [aComment(1)] }, { [generate]: { body: new ReadableStream() } })
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('j{Enter}{Enter}g')
  expect(await screen.findByText('Generating a reply')).toBeTruthy()
  expect(calls(generate)).toHaveLength(1)
})
