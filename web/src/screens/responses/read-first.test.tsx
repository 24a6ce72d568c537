import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { TIME_TO_READ_MS } from '../../lib/time-to-read.ts'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { generate, openEditor, streamed } from '../../testing/editor.ts'
import { holdTimers } from '../../testing/held-clock.ts'
import { ok, responsesServer, streamOf } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

vi.unmock('../../lib/time-to-read.ts')

/** Until `read.end()`, nothing was on screen for long enough. */
let read: ReturnType<typeof holdTimers>
beforeEach(() => {
  read = holdTimers(TIME_TO_READ_MS)
})

const idOf = (n: number) => aDraft(n)._id
const send = (n: number) => `POST /api/comments/${idOf(n)}/send`

function threeDrafts() {
  const server = responsesServer(
    { comments: [aDraft(1), aDraft(2), aDraft(3)] },
    Object.fromEntries(
      [1, 2, 3].map((n) => [
        send(n),
        () => {
          server.world.comments[n - 1] = aDraft(n, { delivery: aDelivery('queued') })
          return ok({ commentId: idOf(n), status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
        },
      ]),
    ),
  )
  return { ...server, sends: () => [3, 2, 1].map((n) => server.calls(send(n)).length) }
}

const isOpen = (n: number) => screen.findByDisplayValue(`Reply to customer ${n}`)
const sendAndNext = () => screen.findByRole('button', { name: /^Send and next/ })
const off = async () => (await sendAndNext()).getAttribute('aria-disabled')

test('a double tap on Send and next, or a key pressed twice, sends one reply', async () => {
  const { sends, calls } = threeDrafts()
  await startConsole('/responses?status=draft')
  await openReview('Customer 3')
  await isOpen(3)
  fireEvent.click(await sendAndNext())
  await isOpen(2)
  expect(await off()).toBe('true')
  fireEvent.click(await sendAndNext())
  // The second click may hit a button that costs credits, too.
  fireEvent.click(screen.getByRole('button', { name: 'Shorter' }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sends()).toEqual([1, 0, 0]))
  expect(calls(generate)).toHaveLength(0)
  read.end()
  expect(await off()).toBeNull()
  await isOpen(2)
  expect(sends()).toEqual([1, 0, 0])
  // The key works from the row, too.
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await isOpen(1)
  await waitFor(() => expect(sends()).toEqual([1, 1, 0]))
})

test('a draft that has just been generated isn’t sent by a second tap or key that was meant for Generate', async () => {
  const made = { commentId: idOf(1), response: 'Thanks.', version: 1, composer: 'built-in', creditsUsed: 2 }
  const { world, calls } = responsesServer(
    { comments: [aComment(1)] },
    {
      'POST /api/comments/generate': () => {
        world.comments[0] = aDraft(1, { updatedContent: 'Thanks.' })
        return { body: streamOf(`event: done\ndata: ${JSON.stringify(made)}\n\n`) }
      },
      [send(1)]: ok({ commentId: idOf(1), status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' }),
    },
  )
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('jg')
  await screen.findByDisplayValue('Thanks.')
  const button = await screen.findByRole('button', { name: /^Send to Judge.me/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(calls(send(1))).toHaveLength(0)
  read.end()
  expect(button.getAttribute('aria-disabled')).toBeNull()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls(send(1))).toHaveLength(1))
})

test('a draft that has just been generated can be sent once something was typed into it', async () => {
  const made = { commentId: idOf(1), response: 'Thanks.', version: 1, composer: 'built-in', creditsUsed: 2 }
  const save = `PUT /api/comments/${idOf(1)}/draft`
  const { world, calls } = responsesServer(
    { comments: [aComment(1)] },
    {
      [generate]: () => {
        world.comments[0] = aDraft(1, { updatedContent: 'Thanks.' })
        return { body: streamOf(`event: done\ndata: ${JSON.stringify(made)}\n\n`) }
      },
      [save]: ok(aDraft(1, { updatedContent: 'Thanks. Woof!', version: 2 })),
      [send(1)]: ok({ commentId: idOf(1), status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' }),
    },
  )
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('jg')
  await screen.findByDisplayValue('Thanks.')
  await userEvent.keyboard('e Woof!{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls(send(1))).toHaveLength(1))
  expect(calls(save).map(({ body }) => (body as { text: string }).text)).toEqual(['Thanks. Woof!'])
})

test('a reply that the user opens can be sent immediately', async () => {
  const { sends } = threeDrafts()
  await startConsole('/responses?status=draft')
  await openReview('Customer 2')
  await isOpen(2)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sends()).toEqual([0, 1, 0]))
})

test('a reply rewritten in the full editor isn’t sent by keys pressed before it can be read', async () => {
  const { world, calls } = responsesServer(
    { comments: [aDraft(1)] },
    {
      [generate]: () => {
        world.comments[0] = aDraft(1, { version: 9, updatedContent: 'Warm thanks.' })
        return { body: streamOf(streamed('Warm thanks.', 9)) }
      },
      [send(1)]: ok({ commentId: idOf(1), status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' }),
    },
  )
  const { dialog } = await openEditor()
  await press(dialog, 'Warmer')
  await within(dialog).findByDisplayValue('Warm thanks.')
  const button = within(dialog).getByRole('button', { name: /^Send to Judge.me/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  read.end()
  expect(button.getAttribute('aria-disabled')).toBeNull()
  expect(calls(send(1))).toHaveLength(0)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls(send(1))).toHaveLength(1))
})

test('a bulk send isn’t confirmed by a key that is held or pressed twice on its button', async () => {
  const start = 'POST /api/comments/bulk'
  const { calls } = responsesServer(
    { comments: [aDraft(1), aDraft(2)] },
    {
      [`${start}/quote`]: ok({
        count: 2,
        credits: 2,
        available: 100,
        leftOut: [],
        first: [],
        critical: 0,
        cut: false,
        previews: [],
        ratings: [],
        languages: [],
      }),
      [start]: { body: { success: true, jobId: 'j', data: { jobId: 'j' } } },
    },
  )
  await startConsole('/responses?status=draft')
  await row('Customer 2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
  const open = await screen.findByRole('button', { name: /^Send via Platform/ })
  open.focus()
  await userEvent.keyboard('{Enter}')
  const confirm = await screen.findByRole('button', { name: /^Send 2 replies\s*2 credits$/ })
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  expect(document.activeElement).toBe(cancel)
  expect(fireEvent.keyDown(cancel, { key: 'Enter', repeat: true })).toBe(false)
  confirm.focus()
  await userEvent.keyboard('{Enter}')
  read.end()
  expect(confirm.getAttribute('aria-disabled')).toBeNull()
  expect(fireEvent.keyDown(confirm, { key: 'Enter', repeat: true })).toBe(false)
  expect(calls(start)).toHaveLength(0)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(calls(start)).toHaveLength(1))
})
