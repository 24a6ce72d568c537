import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer, streamOf, usualPreferences } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const drafts = '/responses?status=draft'
const id = (n: number) => aDraft(n)._id
const send = (n: number) => `POST /api/comments/${id(n)}/send`
const accepted = (n: number) => ok({ commentId: id(n), status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
const isGone = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull()

/** A server with the drafts of three customers that accepts the send of the third, whose row is the first. */
function threeDrafts(more: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer(
    { comments: [aDraft(1), aDraft(2), aDraft(3)] },
    {
      [send(3)]: () => {
        server.world.comments[2] = aDraft(3, { delivery: aDelivery('queued') })
        return accepted(3)
      },
      ...more,
    },
  )
  return server
}

const isOpen = (n: number) => isOpenWith(n, `Reply to customer ${n}`)

/** Waits until the customer's draft is open, and returns its text. */
async function isOpenWith(n: number, text: string) {
  const pane = await screen.findByRole('region', { name: 'Open review' })
  await within(pane).findByRole('heading', { name: `Customer ${n}`, level: 2 })
  const area = within(pane).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  expect(area.value).toBe(text)
  expect(where()).toBe(`${drafts}&comment=${id(n)}`)
  return area
}

/** Expects the focus at its row, too. */
async function isOpenAtRow(n: number) {
  await isOpen(n)
  await isFocused(n)
}

async function isFocused(n: number) {
  const article = within(await row(`Customer ${n}`)).getByRole('article')
  await waitFor(() => expect(document.activeElement).toBe(article))
}

async function sendTheFirst() {
  await startConsole(drafts)
  await press(await openReview('Customer 3'), 'Send and next')
  await isOpenAtRow(2)
}

describe('Send and next', () => {
  test('takes the row out before the server responds, and opens the next one in its composer', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof accepted>>()
    const { calls } = threeDrafts({ [send(3)]: () => answer.promise })
    await sendTheFirst()
    isGone('Customer 3')
    expect(calls(send(3))).toHaveLength(1)
    answer.resolve(accepted(3))
    expect(await screen.findByText('Sending to Judge.me')).toBeTruthy()
    isGone('Customer 3')
  })

  test('can be undone from its toast, which names the customer, brings back the row and opens its draft', async () => {
    const undo = `DELETE /api/comments/${id(3)}/send`
    const { world } = threeDrafts({
      [undo]: () => {
        world.comments[2] = aDraft(3)
        return ok(aDraft(3))
      },
    })
    await sendTheFirst()
    const undoing = await screen.findByRole('button', { name: 'Undo' })
    expect(undoing.closest('li')?.textContent).toContain('Customer 3')
    await userEvent.click(undoing)
    const article = within(await row('Customer 3')).getByRole('article')
    await isOpen(3)
    // Keys are shortcuts here: in the text they would change the customer's reply.
    await waitFor(() => expect(document.activeElement).toBe(article))
  })

  test('brings the row back with Not sent if the delivery fails, and leaves the open review alone', async () => {
    const { world, sendEvent } = threeDrafts()
    await sendTheFirst()
    await screen.findByText('Sending to Judge.me')
    world.comments[2] = aDraft(3, { delivery: aDelivery('failed', 'Too many requests') })
    sendEvent('reply', id(3))
    expect(within(await row('Customer 3')).getByText('Not sent')).toBeTruthy()
    expect(await screen.findByText('Too many requests. Nothing was charged.')).toBeTruthy()
    await isOpenAtRow(2)
  })

  test('brings the row back and says why if the server refuses, and leaves the open review alone', async () => {
    threeDrafts({ [send(3)]: refusal(409, 'NOT_CONNECTED', 'Judge.me isn’t connected.') })
    await sendTheFirst()
    expect(await screen.findByText('Customer 3: Judge.me isn’t connected. Nothing was charged.')).toBeTruthy()
    await row('Customer 3')
    await isOpenAtRow(2)
  })

  test('doesn’t say Not sent while nobody knows', async () => {
    threeDrafts({ [send(3)]: refusal(500, 'INTERNAL', 'Something went wrong.') })
    await sendTheFirst()
    expect(await screen.findByText('We don’t know yet if this was sent')).toBeTruthy()
    expect(screen.queryByText('Not sent')).toBeNull()
    await isOpenAtRow(2)
  })

  test('on the last row closes the pane', async () => {
    responsesServer({ comments: [aDraft(1)] }, { [send(1)]: () => accepted(1) })
    await startConsole(drafts)
    await press(await openReview('Customer 1'), 'Send and next')
    expect(await screen.findByRole('heading', { name: 'Up next' })).toBeTruthy()
    expect(where()).toBe(drafts)
  })

  test('from the inbox brings a failed one back there too, and the next one is ready, without Enter costing anything', async () => {
    const done = { commentId: id(2), response: 'Dear customer', version: 1, composer: 'built-in', creditsUsed: 2 }
    const { world, sendEvent } = responsesServer(
      { comments: [aComment(1), aComment(2)] },
      {
        'POST /api/comments/generate': () => {
          world.comments[1] = aDraft(2)
          return { body: streamOf(`event: done\ndata: ${JSON.stringify(done)}\n\n`) }
        },
        [send(2)]: () => {
          world.comments[1] = aDraft(2, { delivery: aDelivery('queued') })
          return accepted(2)
        },
      },
    )
    await startConsole('/responses')
    const pane = await openReview('Customer 2')
    await press(pane, /^Generate/)
    await userEvent.click(await within(pane).findByRole('button', { name: 'Send and next' }))
    await screen.findByRole('button', { name: 'Write your own' })
    await isFocused(1)
    isGone('Customer 2')
    await screen.findByText('Sending to Judge.me')
    world.comments[1] = aDraft(2, { delivery: aDelivery('failed', 'Too many requests') })
    sendEvent('reply', id(2))
    expect(within(await row('Customer 2')).getByText('Not sent')).toBeTruthy()
  })
})

test('opens the next one to answer, past a reply that was just sent', async () => {
  const { world, sendEvent } = threeDrafts({
    [send(2)]: () => {
      world.comments[1] = aDraft(2, { delivery: aDelivery('queued') })
      return accepted(2)
    },
  })
  await startConsole(drafts)
  await press(await openReview('Customer 2'), /^Send to Judge.me/)
  await screen.findByText(/^Sending in/)
  world.comments[1] = aDraft(2, { status: 'sent', delivery: aDelivery('posted') })
  sendEvent('reply', id(2))
  await screen.findByText('Sent to Judge.me. 1 credit used.')
  await press(await openReview('Customer 3'), 'Send and next')
  await isOpenAtRow(1)
  expect(screen.queryByRole('heading', { name: 'Customer 2', level: 2 }), 'its row stays').toBeTruthy()
})

test.for(['row', 'text'] as const)('Shift-Ctrl-Enter in the %s is Send and next', async (place) => {
  const { calls } = threeDrafts()
  await startConsole(drafts)
  const pane = await openReview('Customer 3')
  if (place === 'text') within(pane).getByRole('textbox', { name: 'Your reply' }).focus()
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await isOpenAtRow(2)
  isGone('Customer 3')
  expect(calls(send(3))).toHaveLength(1)
})

test('Send and next doesn’t move a user who went elsewhere while the text was saved', async () => {
  const saved = Promise.withResolvers<ReturnType<typeof ok>>()
  const { calls } = threeDrafts({ [`PUT /api/comments/${id(3)}/draft`]: () => saved.promise })
  await startConsole(drafts)
  const pane = await openReview('Customer 3')
  await userEvent.type(within(pane).getByRole('textbox', { name: 'Your reply' }), ' More.')
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await openReview('Customer 1')
  saved.resolve(ok(aDraft(3, { version: 2, updatedContent: 'Reply to customer 3 More.' })))
  await waitFor(() => expect(calls(send(3))).toHaveLength(1))
  await screen.findByText('Sending to Judge.me')
  expect(where()).toBe(`${drafts}&comment=${id(1)}`)
})

test('keys after Send and next are shortcuts, and e goes into the next text', async () => {
  const { calls } = threeDrafts()
  await sendTheFirst()
  await userEvent.keyboard('e!')
  const area = await isOpenWith(2, 'Reply to customer 2!')
  expect(document.activeElement).toBe(area)
  await userEvent.keyboard('{Escape}jk')
  await waitFor(() => expect(where()).toBe(`${drafts}&comment=${id(2)}`))
  await isFocused(2)
  expect(calls(send(2))).toHaveLength(0)
})

test('what is typed after Shift-Ctrl-Enter isn’t part of the text that is sent', async () => {
  const saved = Promise.withResolvers<void>()
  const { calls } = threeDrafts({
    [`PUT /api/comments/${id(3)}/draft`]: async ({ body }) => {
      await saved.promise
      return ok(aDraft(3, { version: 2, updatedContent: (body as { text: string }).text }))
    },
    [send(3)]: accepted(3),
  })
  await startConsole(drafts)
  await openReview('Customer 3')
  await userEvent.keyboard('e!{Control>}{Shift>}{Enter}{/Shift}{/Control}xy')
  expect((await isOpenWith(3, 'Reply to customer 3!')).readOnly).toBe(true)
  saved.resolve()
  await isOpenAtRow(2)
  await waitFor(() => expect(calls(send(3)).map(({ body }) => body)).toEqual([expect.objectContaining({ version: 2 })]))
})

describe('with the setting that opens the next one after sending', () => {
  const setting = { 'GET /api/preferences': ok({ ...usualPreferences, opensNext: true }) }

  test('Send and next is the primary with the price, and Ctrl-Enter opens the next one', async () => {
    const { calls } = threeDrafts(setting)
    await startConsole(drafts)
    const pane = await openReview('Customer 3')
    expect(await within(pane).findByRole('button', { name: /^Send and next ?1 credit$/ })).toBeTruthy()
    await userEvent.click(within(pane).getByRole('textbox', { name: 'Your reply' }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await isOpenAtRow(2)
    expect(calls(send(3))).toHaveLength(1)
  })

  test('Send stays on the review', async () => {
    const { calls } = threeDrafts(setting)
    await startConsole(drafts)
    await press(await openReview('Customer 3'), 'Send to Judge.me')
    await waitFor(() => expect(calls(send(3))).toHaveLength(1))
    expect(where()).toBe(`${drafts}&comment=${id(3)}`)
  })
})
