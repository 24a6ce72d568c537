import type { Comment } from '@bizamply/contract/comments'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const drafts = '/responses?status=draft'
const channels = 'POST /api/comments/channels'
const id = aDraft(1)._id
const way = (ok: boolean, reason: string | null, phone: string | null = null) => ({
  commentId: id,
  platform: { ok: true, reason: null },
  whatsapp: { ok, reason, kind: ok ? 'template' : null, phone, source: null, agreed: ok, optedOutAt: null },
})
const deliveryOn = (
  channel: 'platform' | 'whatsapp',
  state: 'posted' | 'failed' | 'unknown',
  reason: string | null = null,
) => ({
  ...aDelivery(state, reason),
  channel,
})
const sentBy = (delivery: Comment['delivery'], whatsappDelivery: Comment['whatsappDelivery']) =>
  aDraft(1, { status: 'sent', respondedAt: aComment(2).time, delivery, whatsappDelivery })

const openSending = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'More ways to send' }))
  return screen.findByRole('menu', { name: 'More ways to send' })
}
const both = (menu: HTMLElement) => within(menu).getByRole('menuitem', { name: /^Judge.me \+ WhatsApp/ })
const sendBoth = async () => {
  const menu = await openSending()
  await waitFor(() => expect(both(menu).getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(both(menu))
}

describe('platform and WhatsApp', () => {
  test('is checked when the menu opens, and says why it can’t be used', async () => {
    const { calls } = responsesServer({ comments: [aDraft(1), aDraft(2), aDraft(3)] })
    await startConsole(drafts)
    expect(await openReview('Customer 1')).toBeTruthy()
    expect(calls(channels)).toHaveLength(0)
    const menu = await openSending()
    expect(await within(menu).findByText('WhatsApp isn’t connected for this brand.')).toBeTruthy()
    expect(both(menu).getAttribute('aria-disabled')).toBe('true')
    expect(calls(channels).map(({ body }) => body)).toEqual([{ commentIds: [id] }])
  })

  test('a number can be added with its source, which enables both channels', async () => {
    let known = false
    const { calls } = responsesServer(
      { comments: [aDraft(1)] },
      {
        [channels]: () => ok([known ? way(true, null, '+4917012345') : way(false, 'No phone number is known.')]),
        [`PUT /api/comments/${id}/phone`]: () => {
          known = true
          return ok(way(true, null, '+4917012345'))
        },
        [`POST /api/comments/${id}/send`]: () =>
          ok({ commentId: id, status: 'sending', channelsUsed: ['platform', 'whatsapp'], creditsUsed: 3, dueAt: '' }),
      },
    )
    await startConsole(drafts)
    await openReview('Customer 1')
    await userEvent.click(await within(await openSending()).findByRole('menuitem', { name: 'Add phone' }))
    const dialog = await screen.findByRole('dialog', { name: 'Phone number for Customer 1' })
    await userEvent.keyboard('+49 170 12345')
    await press(dialog, 'Save number')
    expect(within(dialog).getByText('Enter where you got the number')).toBeTruthy()
    await userEvent.type(within(dialog).getByLabelText('Where did you get it?'), 'Asked by mail')
    await userEvent.click(within(dialog).getByLabelText('The customer agreed to receive WhatsApp messages'))
    await press(dialog, 'Save number')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await sendBoth()
    await waitFor(() => expect(calls(`POST /api/comments/${id}/send`)).toHaveLength(1))
    expect(calls(`POST /api/comments/${id}/send`)[0]?.body).toMatchObject({ target: 'both', version: 1 })
  })
})

describe('a known number', () => {
  const openPhone = async () => {
    const served = responsesServer(
      { comments: [aDraft(1)] },
      {
        [channels]: () => ok([{ ...way(true, null, '+4917012345'), whatsapp: known }]),
        [`PUT /api/comments/${id}/phone`]: () => ok(way(false, 'No phone number is known.')),
      },
    )
    await startConsole(drafts)
    await openReview('Customer 1')
    await userEvent.click(await within(await openSending()).findByRole('menuitem', { name: 'Edit phone' }))
    return { ...served, dialog: await screen.findByRole('dialog', { name: 'Phone number for Customer 1' }) }
  }
  const known = {
    ok: false,
    reason: 'WhatsApp isn’t connected for this brand.',
    kind: null,
    phone: '+4917012345',
    source: 'Asked by mail',
    agreed: true,
    optedOutAt: null,
  }
  const saved = `PUT /api/comments/${id}/phone`

  test('is shown with its source and consent, which can be withdrawn', async () => {
    const { calls, dialog } = await openPhone()
    expect(within(dialog).getByLabelText<HTMLInputElement>('Where did you get it?').value).toBe('Asked by mail')
    const agreed = within(dialog).getByRole<HTMLInputElement>('checkbox', {
      name: 'The customer agreed to receive WhatsApp messages',
    })
    expect(agreed.checked).toBe(true)
    await userEvent.click(agreed)
    await press(dialog, 'Save number')
    await waitFor(() => expect(calls(saved)).toHaveLength(1))
    expect(calls(saved)[0]?.body).toMatchObject({ phone: '+4917012345', source: 'Asked by mail', agreed: false })
    await userEvent.click(await within(await openSending()).findByRole('menuitem', { name: 'Edit phone' }))
    await press(await screen.findByRole('dialog'), 'Cancel')
    const opener = screen.getByRole('button', { name: 'More ways to send' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('is removed by emptying it', async () => {
    const { calls, dialog } = await openPhone()
    await userEvent.clear(within(dialog).getByLabelText('Phone number'))
    expect(within(dialog).getByText('Without a number, you can’t message this customer on WhatsApp')).toBeTruthy()
    await press(dialog, 'Remove number')
    expect(await screen.findByText('Phone number removed')).toBeTruthy()
    expect(calls(saved)[0]?.body).toMatchObject({ phone: '', agreed: false })
  })
})

describe('the message after a send', () => {
  const send = `POST /api/comments/${id}/send`
  const open = { [channels]: () => ok([way(true, null, '+4917012345')]) }
  const queued = aDelivery('queued')

  const sendByBoth = async (then: Comment) => {
    const { world, sendEvent } = responsesServer(
      { comments: [aDraft(1)] },
      {
        ...open,
        [send]: () => {
          world.comments[0] = aDraft(1, { delivery: queued, whatsappDelivery: { ...queued, channel: 'whatsapp' } })
          return ok({ commentId: id, status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
        },
      },
    )
    await startConsole(drafts)
    await openReview('Customer 1')
    await sendBoth()
    expect(await screen.findByText('Sending to Judge.me and WhatsApp')).toBeTruthy()
    world.comments[0] = then
    sendEvent('reply', id)
  }

  test('names both channels and the total price', async () => {
    await sendByBoth(sentBy(deliveryOn('platform', 'posted'), deliveryOn('whatsapp', 'posted')))
    expect(await screen.findByText('Sent to Judge.me and WhatsApp. 3 credits used.')).toBeTruthy()
  })

  test('counts only the channel that succeeded, and names the one that failed', async () => {
    await sendByBoth(
      sentBy(deliveryOn('platform', 'posted'), deliveryOn('whatsapp', 'failed', 'The number has no WhatsApp.')),
    )
    expect(await screen.findByText('Sent to Judge.me. 1 credit used.')).toBeTruthy()
    expect(await screen.findByText('WhatsApp: not sent. The number has no WhatsApp.')).toBeTruthy()
  })
})

describe('the status of each delivery', () => {
  test.for([
    ['posted', 'posted', ['Judge.me: sent', 'WhatsApp: sent'], []],
    ['posted', 'failed', ['Judge.me: sent', 'WhatsApp: not sent'], ['Retry2 credits']],
    ['failed', 'posted', ['Judge.me: not sent', 'WhatsApp: sent'], ['Retry1 credit']],
    ['posted', 'unknown', ['Judge.me: sent', 'WhatsApp: unconfirmed'], ['It was published', 'It wasn’t published']],
  ] as const)('platform %s, WhatsApp %s', async ([platform, whatsapp, shown, offered]) => {
    responsesServer({ comments: [sentBy(deliveryOn('platform', platform), deliveryOn('whatsapp', whatsapp))] })
    await startConsole('/responses?status=sent')
    const card = await openReview('Customer 1')
    for (const words of shown) expect(within(card).getByText(words)).toBeTruthy()
    const buttons = within(card).queryAllByRole('button', { name: /^(Retry|It was)/ })
    expect(buttons.map((button) => button.textContent)).toEqual(offered)
  })

  test('only the failed channel is retried', async () => {
    const retry = `POST /api/comments/${id}/send/retry`
    const failed = sentBy(
      deliveryOn('platform', 'posted'),
      deliveryOn('whatsapp', 'failed', 'The number has no WhatsApp.'),
    )
    const { calls, world } = responsesServer(
      { comments: [failed] },
      {
        [retry]: () => {
          // A colleague sent it on the platform.
          const both = sentBy(deliveryOn('platform', 'posted'), deliveryOn('whatsapp', 'posted'))
          world.comments = [{ ...both, sentBy: 'Elena Fox' }]
          return ok({ commentId: id, status: 'sent', channelsUsed: ['whatsapp'], creditsUsed: 2, dueAt: '' })
        },
      },
    )
    await startConsole('/responses?status=sent')
    const card = await openReview('Customer 1')
    expect(within(card).getByText('The number has no WhatsApp.')).toBeTruthy()
    await press(card, /^Retry/)
    expect(await within(await openReview('Customer 1')).findByText('WhatsApp: sent')).toBeTruthy()
    expect(calls(retry)[0]?.body).toEqual({ channel: 'whatsapp' })
    expect(await screen.findByText(/^Sent to WhatsApp/)).toBeTruthy()
  })
})

describe('a published reply', () => {
  const there = sentBy(deliveryOn('platform', 'posted'), null)
  test('can be edited if the platform allows it', async () => {
    const edit = `PUT /api/comments/${id}/sent`
    const { calls } = responsesServer({ comments: [{ ...there, canEditSent: true }] }, { [edit]: () => ok(there) })
    await startConsole('/responses?status=sent')
    await press(await openReview('Customer 1'), 'Edit on Judge.me')
    const dialog = await screen.findByRole('dialog', { name: 'Edit on Judge.me' })
    await userEvent.type(within(dialog).getByLabelText('Reply'), '!')
    await press(dialog, 'Update reply')
    await waitFor(() => expect(calls(edit)[0]?.body).toEqual({ text: 'Reply to customer 1!', version: 1 }))
  })

  test('can be withdrawn after a confirmation, and a reply written elsewhere can be reopened', async () => {
    const withdraw = `DELETE /api/comments/${id}/sent`
    const reopen = `POST /api/comments/${aDraft(2)._id}/reopen`
    const elsewhere = { ...there, ...aDraft(2), status: 'sent' as const, answeredElsewhere: true }
    const { calls } = responsesServer(
      { comments: [{ ...there, canWithdraw: true }, elsewhere] },
      { [withdraw]: () => ok(aDraft(1)), [reopen]: () => ok(aComment(2)) },
    )
    await startConsole('/responses?status=sent')
    await press(await openReview('Customer 1'), 'Withdraw from Judge.me')
    await press(await screen.findByRole('alertdialog'), 'Withdraw')
    await waitFor(() => expect(calls(withdraw)).toHaveLength(1))
    await press(await openReview('Customer 2'), 'Reopen')
    await waitFor(() => expect(calls(reopen)).toHaveLength(1))
  })
})
