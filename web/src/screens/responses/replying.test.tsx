import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment, aConnectionList, aDelivery, aDraft } from '../../testing/comments.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer, streamOf } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

describe('generating', () => {
  const call = 'POST /api/comments/generate'
  const done = {
    commentId: aComment(1)._id,
    response: 'Dear customer',
    version: 1,
    composer: 'built-in',
    creditsUsed: 2,
  }

  test('streams into the open review, where it can be edited', async () => {
    const { world } = responsesServer(
      { comments: [aComment(1)] },
      {
        [call]: () => {
          world.comments[0] = aDraft(1, { updatedContent: 'Dear customer' })
          const delta = 'event: delta\ndata: {"text":"Dear"}\n\n'
          return { body: streamOf(`${delta}event: done\ndata: ${JSON.stringify(done)}\n\n`) }
        },
      },
    )
    await startConsole('/responses')
    const card = await openReview('Customer 1')
    await press(card, /^Generate/)
    expect(await within(card).findByText('Draft ready. 2 credits used.')).toBeTruthy()
    expect(within(card).getByDisplayValue('Dear customer')).toBeTruthy()
    expect(within(card).getByText('Draft')).toBeTruthy()
    expect(within(card).getByRole('button', { name: /^Send to Judge.me/ })).toBeTruthy()
  })

  test('with the built-in composer instead of a model says so, and why', async () => {
    responsesServer({ comments: [aDraft(1, { composer: 'built-in: timeout' })] })
    await startConsole('/responses?status=draft')
    const words = 'By the built-in composer because the AI service took too long'
    expect(within(await openReview('Customer 1')).getByTitle(words)).toBeTruthy()
  })

  test('shows why it failed and that nothing was charged, and the comment stays', async () => {
    responsesServer(
      { comments: [aComment(1)] },
      {
        [call]: refusal(502, 'GENERATION_FAILED', 'A failure: The model was silent. No credits were used.', {
          reason: 'The model was silent.',
        }),
      },
    )
    await startConsole('/responses')
    const card = await openReview('Customer 1')
    await press(card, /^Generate/)
    const alert = await within(card).findByRole('alert')
    expect(alert.textContent).toBe('Failed to generate commentThe model was silent. Nothing was charged.')
    expect(within(card).getByRole('button', { name: /^Generate/ })).toBeTruthy()
  })

  test('is disabled with the reason if credits are too low', async () => {
    const { calls } = responsesServer({ comments: [aComment(1)], available: 1 })
    await startConsole('/responses')
    const card = await openReview('Customer 1')
    const button = await within(card).findByRole('button', { description: 'Needs 2. You have 1.' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
    expect(calls(call)).toHaveLength(0)
  })

  test('is hidden from viewers, as are all other write actions', async () => {
    responsesServer({ comments: [aComment(1), aDraft(2)], user: { ...nora, memberRole: 'viewer' } })
    await startConsole('/responses')
    const writing = { name: /^(Generate|Send|Edit|Judge|Add|Undo)/ }
    expect(within(await openReview('Customer 1')).queryByRole('button', writing)).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: /^Draft/ }))
    const draft = await openReview('Customer 2')
    expect(within(draft).queryByRole('button', writing)).toBeNull()
    await press(draft, 'More actions')
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map((entry) => entry.textContent)).toEqual(['Copy review', 'Copy reply'])
  })
})

const drafts = '/responses?status=draft'
const id = aDraft(1)._id
const send = `POST /api/comments/${id}/send`
const claim = { id: 's1', start: 0, end: 5, kind: 'delivery', reason: 'No order says so.' }

describe('sending', () => {
  test('names the version on screen, can be undone, and carries an idempotency key', async () => {
    const { world, calls } = responsesServer(
      { comments: [aDraft(1, { version: 3 })] },
      {
        [send]: () => {
          world.comments[0] = aDraft(1, { version: 3, delivery: aDelivery('queued') })
          return ok({ commentId: id, status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
        },
        [`DELETE /api/comments/${id}/send`]: () => {
          world.comments[0] = aDraft(1, { version: 3, delivery: aDelivery('cancelled') })
          return ok(world.comments[0])
        },
      },
    )
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    await press(card, /^Send to Judge.me/)
    expect(await within(card).findByText(/^Sending in \d+ s$/)).toBeTruthy()
    expect(calls(send)[0]?.body).toEqual({ version: 3, target: 'platform', delaySeconds: 5, acknowledge: [] })
    expect(calls(send)[0]?.headers.get('idempotency-key')).toBeTruthy()
    await press(card, 'Undo')
    expect(await within(card).findByRole('button', { name: /^Send to Judge.me/ })).toBeTruthy()
    expect(await screen.findByText('Nothing was sent. Your draft is unchanged.')).toBeTruthy()
  })

  test('moves the comment to Sent when the stream reports it', async () => {
    const { world, sendEvent } = responsesServer(
      { comments: [aDraft(1)] },
      {
        [send]: () => {
          world.comments[0] = aDraft(1, { delivery: aDelivery('queued') })
          return ok({ commentId: id, status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
        },
      },
    )
    await startConsole(drafts)
    await press(await openReview('Customer 1'), /^Send to Judge.me/)
    await screen.findByText(/^Sending in/)
    world.comments[0] = aDraft(1, { status: 'sent', delivery: aDelivery('posted') })
    sendEvent('reply', id)
    expect(await screen.findByText('Sent to Judge.me. 1 credit used.')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('link', { name: /^Sent/ }).textContent).toBe('Sent1'))
  })

  test.for([
    ['on its way', 'IN_PROGRESS', () => aDraft(1, { delivery: aDelivery('queued') }), /^Sending in \d+ s$/],
    ['sent', 'ALREADY_SENT', () => aDraft(1, { status: 'sent', delivery: aDelivery('posted') }), 'Credits used'],
  ] as const)('that someone else started is not an error: it is %s', async ([, code, now, words]) => {
    const { world } = responsesServer(
      { comments: [aDraft(1)] },
      {
        [send]: () => {
          world.comments[0] = now()
          return refusal(409, code, 'This reply is being sent.')
        },
      },
    )
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    await press(card, /^Send to Judge.me/)
    expect(await within(card).findByText(words)).toBeTruthy()
    expect(within(card).queryByRole('alert')).toBeNull()
    expect(within(card).queryByText('This reply is being sent.')).toBeNull()
  })

  test('that failed shows the error until anyone changes the comment', async () => {
    const { world, sendEvent } = responsesServer(
      { comments: [aDraft(1)] },
      { [send]: refusal(403, 'FORBIDDEN', 'Not today.') },
    )
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    await press(card, /^Send to Judge.me/)
    expect((await within(card).findByRole('alert')).textContent).toBe('Not sentNot today. Nothing was charged.')
    world.comments[0] = aDraft(1, { delivery: aDelivery('failed', 'Judge.me said no.') })
    sendEvent('reply', id)
    expect(await within(card).findByRole('button', { name: /^Send again/ })).toBeTruthy()
    expect(within(card).getByRole('alert')).toBeTruthy()
    world.comments[0] = aDraft(1, { delivery: { ...aDelivery('queued'), id: 'e' } })
    sendEvent('reply', id)
    expect(await within(card).findByText(/^Sending in/)).toBeTruthy()
    expect(within(card).queryByRole('alert')).toBeNull()
    world.comments[0] = aDraft(1, { delivery: { ...aDelivery('cancelled'), id: 'e' } })
    sendEvent('reply', id)
    expect(await within(card).findByRole('button', { name: /^Send to Judge.me/ })).toBeTruthy()
    expect(within(card).queryByRole('alert')).toBeNull()
  })

  test('of an older version shows the newer text instead', async () => {
    const newer = aDraft(1, { version: 2, updatedContent: 'What Olu wrote' })
    responsesServer(
      { comments: [aDraft(1)] },
      {
        [send]: refusal(409, 'STALE_DRAFT', 'x', { comment: newer, version: 2, text: 'What Olu wrote' }),
      },
    )
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    await press(card, /^Send to Judge.me/)
    expect(await within(card).findByText('Someone else changed this draft')).toBeTruthy()
    expect(await within(card).findByDisplayValue('What Olu wrote')).toBeTruthy()
  })

  test('is blocked until each unsupported claim is confirmed, and names the claims', async () => {
    const { calls } = responsesServer({ comments: [aDraft(1, { spans: [claim] })] }, { [send]: refusal(409, 'X', 'x') })
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    expect(within(card).getByText('1 unsupported claim')).toBeTruthy()
    await press(card, /^Send to Judge.me/)
    expect(calls(send)).toHaveLength(0)
    await press(card, 'I know it’s true')
    await press(card, /^Send to Judge.me/)
    await waitFor(() => expect(calls(send)[0]?.body).toMatchObject({ acknowledge: ['s1'] }))
  })

  test('that the platform rejected shows the reason, and can be retried', async () => {
    responsesServer({ comments: [aDraft(1, { delivery: aDelivery('failed', 'Judge.me said no.') })] })
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    expect(within(card).getByText('Not sent: Judge.me said no. Nothing was charged.')).toBeTruthy()
    expect(within(card).getByRole('button', { name: /^Send again/ })).toBeTruthy()
  })

  test('is disabled without the connection, and says so', async () => {
    responsesServer({ comments: [aDraft(1)], connections: aConnectionList(null) })
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    const off = { description: 'Judge.me isn’t connected for this brand' }
    expect(await within(card).findAllByRole('button', off)).toHaveLength(2)
    expect(within(card).getByRole('button', { name: 'Edit' })).toBeTruthy()
  })

  test('with an unknown result locks the draft until a person decides', async () => {
    const { world, calls } = responsesServer(
      { comments: [aDraft(1, { delivery: aDelivery('unknown') })] },
      {
        [`POST /api/comments/${id}/resolve`]: () => {
          world.comments[0] = aDraft(1, { delivery: aDelivery('failed') })
          return ok(world.comments[0])
        },
      },
    )
    await startConsole(drafts)
    const card = await openReview('Customer 1')
    expect(within(card).getByText('Unconfirmed: check the platform')).toBeTruthy()
    expect(within(card).queryByRole('button', { name: /Send|Edit/ })).toBeNull()
    await press(card, 'It wasn’t published')
    await press(await screen.findByRole('alertdialog'), 'It wasn’t published')
    await waitFor(() => expect(calls(`POST /api/comments/${id}/resolve`)[0]?.body).toEqual({ posted: false }))
    expect(await within(card).findByRole('button', { name: /^Send again/ })).toBeTruthy()
  })
})
