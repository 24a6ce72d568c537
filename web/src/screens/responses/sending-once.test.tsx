import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aDelivery, aDraft } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { holdTimers } from '../../testing/held-clock.ts'
import { ok, responsesServer, usualPreferences } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const drafts = '/responses?status=draft'
const id = aDraft(1)._id
const send = `POST /api/comments/${id}/send`
const undo = `DELETE /api/comments/${id}/send`
const sending = ok({ commentId: id, status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
const queued = () => aDraft(1, { delivery: aDelivery('queued') })
const posted = () => aDraft(1, { status: 'sent', delivery: aDelivery('posted') })
const sendButton = (card: HTMLElement) => within(card).getByRole('button', { name: /^Send to Judge.me/ })
const sendsAtOnce = { 'GET /api/preferences': ok({ ...usualPreferences, undoSeconds: 0 }) }

/** A server that accepts the send, and returns the comment in its new state. */
function takesSends(then = queued, more: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer(
    { comments: [aDraft(1)] },
    {
      [send]: () => {
        server.world.comments[0] = then()
        return sending
      },
      ...more,
    },
  )
  return server
}

describe('a reply is sent only once', () => {
  test('when Send is clicked twice before the server responds', async () => {
    const answer = Promise.withResolvers<typeof sending>()
    const { world, calls } = takesSends(queued, { [send]: () => answer.promise })
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    await userEvent.dblClick(sendButton(card))
    world.comments[0] = queued()
    answer.resolve(sending)
    expect(await within(card).findByText(/^Sending in/)).toBeTruthy()
    expect(calls(send)).toHaveLength(1)
  })

  test('when both the keyboard and the mouse send it', async () => {
    const { calls } = takesSends()
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    const button = sendButton(card)
    card.querySelector('article')?.focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.click(button)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(await within(card).findByText(/^Sending in/)).toBeTruthy()
    expect(calls(send)).toHaveLength(1)
  })

  test('when two members press Send at once: the one who wasn’t first learns who was', async () => {
    const { world } = responsesServer(
      { comments: [aDraft(1)] },
      {
        [send]: () => {
          world.comments[0] = aDraft(1, { delivery: aDelivery('queued'), sentBy: 'Elena Fox' })
          window.setTimeout(() => (world.comments[0] = { ...posted(), sentBy: 'Elena Fox' }), 0)
          return refusal(409, 'IN_PROGRESS', 'This reply is being sent.')
        },
        ...sendsAtOnce,
      },
    )
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    await userEvent.click(sendButton(card))
    expect(await screen.findByText('Elena Fox sent this reply to Judge.me first', {}, { timeout: 9000 })).toBeTruthy()
    expect(screen.queryByText(/credit used/)).toBeNull()
  })

  test('when the request is lost: the retry carries the same key', async () => {
    let tries = 0
    const { world, calls } = responsesServer(
      { comments: [aDraft(1)] },
      {
        [send]: () => {
          tries += 1
          if (tries === 1) return new TypeError('Failed to fetch')
          world.comments[0] = queued()
          return sending
        },
      },
    )
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    await userEvent.click(sendButton(card))
    expect(await within(card).findByRole('alert')).toBeTruthy()
    await userEvent.click(sendButton(card))
    expect(await within(card).findByText(/^Sending in/)).toBeTruthy()
    const [first, second] = calls(send).map(({ headers }) => headers.get('idempotency-key'))
    expect(second).toBe(first)
    expect(calls(send)).toHaveLength(2)
  })

  test('when only the response is lost: the card shows the pending send, and its result is announced', async () => {
    const { world, sendEvent } = responsesServer(
      { comments: [aDraft(1)] },
      {
        [send]: () => {
          world.comments[0] = queued()
          return new TypeError('Failed to fetch')
        },
      },
    )
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    await userEvent.click(sendButton(card))
    expect(await within(card).findByText(/^Sending in/)).toBeTruthy()
    expect(within(card).queryByRole('alert')).toBeNull()
    world.comments[0] = posted()
    sendEvent('reply', id)
    expect(await screen.findByText('Sent to Judge.me. 1 credit used.')).toBeTruthy()
  })

  test('when another window just sent it: this one offers no Send and ignores the shortcut', async () => {
    const { world, sendEvent, calls } = takesSends()
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    expect(sendButton(card)).toBeTruthy()
    world.comments[0] = queued()
    sendEvent('reply', id)
    expect(await within(card).findByText(/^Sending in/)).toBeTruthy()
    expect(within(card).queryByRole('button', { name: /^Send/ })).toBeNull()
    card.querySelector('article')?.focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Sending this reply')).toBeTruthy()
    expect(calls(send)).toHaveLength(0)
  })
})

describe('a page reload while a reply is being sent', () => {
  test('shows the pending send, can undo it, and sends nothing itself', async () => {
    const { world, calls } = takesSends(queued, {
      [undo]: () => {
        world.comments[0] = aDraft(1, { delivery: aDelivery('cancelled') })
        return ok(world.comments[0])
      },
    })
    world.comments[0] = queued()
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    expect(within(card).getByText(/^Sending in/)).toBeTruthy()
    await press(card, 'Undo')
    expect(await within(card).findByRole('button', { name: /^Send to Judge.me/ })).toBeTruthy()
    expect(calls(undo)).toHaveLength(1)
    expect(calls(send)).toHaveLength(0)
  })
})

describe('while the event stream is lost', () => {
  test('the result of a send is found by reading the comment', async () => {
    const reads = holdTimers(1500)
    const { world } = takesSends(() => aDraft(1, { delivery: aDelivery('sending') }), {
      ...sendsAtOnce,
      'GET /api/events': refusal(503, 'SERVICE_UNAVAILABLE', 'x'),
    })
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    await userEvent.click(sendButton(card))
    expect(await within(card).findAllByText('Sending to Judge.me')).toBeTruthy()
    world.comments[0] = posted()
    reads.end()
    expect(await screen.findByText('Sent to Judge.me. 1 credit used.')).toBeTruthy()
  })
})

describe('a late undo', () => {
  test('says so, is requested once, and the result of the send is announced afterwards', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof refusal>>()
    const { world, sendEvent, calls } = takesSends(queued, {
      [undo]: () => {
        world.comments[0] = aDraft(1, { delivery: aDelivery('sending') })
        return answer.promise
      },
    })
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    await userEvent.click(sendButton(card))
    await within(card).findByText(/^Sending in/)
    await userEvent.dblClick(within(card).getByRole('button', { name: 'Undo' }))
    answer.resolve(refusal(409, 'NOT_A_DRAFT', 'This reply has already left.'))
    expect(await screen.findByText('This reply has already left.')).toBeTruthy()
    expect(calls(undo)).toHaveLength(1)
    await waitFor(() => expect(within(card).queryByRole('button', { name: 'Undo' })).toBeNull())
    world.comments[0] = posted()
    sendEvent('reply', id)
    expect(await screen.findByText('Sent to Judge.me. 1 credit used.')).toBeTruthy()
    expect(screen.queryByText('This reply has already left.')).toBeNull()
  })
})

describe('the quoted price', () => {
  const platform = () => ({ ...aDelivery('posted'), channel: 'platform' as const })
  const whatsapp = (state: 'posted' | 'failed') => ({ ...aDelivery(state), channel: 'whatsapp' as const })

  test('of WhatsApp after the platform covers only WhatsApp', async () => {
    const half = aDraft(1, { status: 'sent', delivery: platform(), whatsappDelivery: whatsapp('failed') })
    const { world } = responsesServer(
      { comments: [half] },
      {
        [`POST /api/comments/${id}/send/retry`]: () => {
          world.comments[0] = { ...half, whatsappDelivery: whatsapp('posted') }
          return ok({ commentId: id, status: 'sent', channelsUsed: ['whatsapp'], creditsUsed: 2, dueAt: '' })
        },
      },
    )
    await startConsole('/responses?status=sent')
    await press(await openReview('Customer 1'), /^Retry/)
    expect(await screen.findByText('Sent to WhatsApp. 2 credits used.')).toBeTruthy()
  })
})

test('while sending is paused, the reply isn’t sent and the server’s reason says why', async () => {
  const reason = 'Sending is paused on this installation. Your draft is saved.'
  responsesServer(
    { comments: [aDraft(1)] },
    { [`POST /api/comments/${aDraft(1)._id}/send`]: refusal(503, 'NOT_READY', 'Not for the screen', { reason }) },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await press(pane, /^Send to Judge.me/)
  expect(await within(pane).findByText(`${reason} Nothing was charged.`)).toBeTruthy()
})
