import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBulkQuote } from '../../testing/bulk.ts'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const quoteCall = 'POST /api/comments/bulk/quote'
const startCall = 'POST /api/comments/bulk'
const leftOut = [{ reason: 'critical', message: 'Critical review. Read the reply first.', count: 2, commentId: 'c1' }]

test('a bulk send includes critical reviews only if the user asks for it', async () => {
  let isIncluded = false
  const jobId = '01a1fe39-f086-7359-addd-0000000000dd'
  const { calls } = responsesServer(
    { comments: [aDraft(1), aDraft(2), aDraft(3)] },
    {
      [quoteCall]: () =>
        ok({
          count: isIncluded ? 3 : 1,
          credits: isIncluded ? 3 : 1,
          available: 100,
          leftOut: isIncluded ? [] : leftOut,
          toRead: isIncluded ? [] : [{ toRead: 'critical', count: 2, commentId: 'c1' }],
          otherwise: [],
          first: [],
          critical: 2,
          cut: false,
          previews: [],
          ratings: [],
          languages: [],
        }),
      [startCall]: { body: { success: true, jobId, data: { jobId } } },
    },
  )
  await startConsole('/responses?status=draft')
  await row('Customer 2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
  await press(await screen.findByRole('region', { name: 'Selected reviews' }), /^Send via Platform/)
  const dialog = await screen.findByRole('dialog', { name: 'Send replies' })
  expect(await within(dialog).findByRole('button', { name: /^Send 1 reply\s*1 credit$/ })).toBeTruthy()
  // Space mustn’t include the critical ones, and Enter mustn’t spend credits.
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBe(document.activeElement)
  // What can be included is named once, before the replies.
  expect(within(dialog).getByText('1 to send')).toBeTruthy()
  expect(within(dialog).queryByRole('group')).toBeNull()
  expect(within(dialog).getByRole('link', { name: 'Review: Critical, 2' })).toBeTruthy()
  isIncluded = true
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Include 2 critical reviews/ }))
  const send = await within(dialog).findByRole('button', { name: /^Send 3 replies\s*3 credits$/ })
  await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'))
  await userEvent.click(send)
  await waitFor(() => expect(calls(startCall)).toHaveLength(1))
  expect(calls(quoteCall)[0]?.body).toMatchObject({ includeCritical: false })
  expect(calls(quoteCall).at(-1)?.body).toMatchObject({ includeCritical: true })
  expect(calls(startCall)[0]?.body).toMatchObject({ action: 'send', includeCritical: true })
})

test('a bulk send shows the replies whole, and which ones the team has edited', async () => {
  const previews = somePreviews()
  const quote = { count: 60, credits: 60, available: 100, leftOut: [], first: [], critical: 0, cut: false }
  responsesServer({ comments: [aDraft(1)] }, { [quoteCall]: ok({ ...quote, previews, ratings: [], languages: [] }) })
  await startConsole('/responses?status=draft')
  await row('Customer 1')
  await userEvent.keyboard('jx')
  await press(await screen.findByRole('region', { name: 'Selected reviews' }), /^Send via Platform/)
  const list = within(await screen.findByRole('list', { name: 'Replies to be sent' }))
  expect(list.getAllByRole('listitem')).toHaveLength(5)
  const reply = list.getByText(/^Thanks, 1\./)
  expect(reply.textContent).toBe('Thanks, 1.\n\nNora')
  expect(reply.className).toContain('whitespace-pre-line')
  expect(list.getAllByText('Judge.me')).toHaveLength(5)
  expect(list.getAllByText('Canvas Bag')).toHaveLength(5)
  expect(list.getByText('Edited by your team').closest('li')?.textContent).toContain('Customer 2')
  expect(screen.getByText('55 more')).toBeTruthy()
})

test('single replies are left out of a bulk send: its count, its price and what is asked for follow', async () => {
  const jobId = '01a1fe39-f086-7359-addd-0000000000dd'
  const previews = somePreviews()
  const out = previews[1]?.commentId ?? ''
  const { calls } = responsesServer(
    { comments: [aDraft(1), aDraft(2)] },
    {
      [quoteCall]: ({ body }) => {
        const { exceptIds = [] } = body as { exceptIds?: string[] }
        const count = 60 - exceptIds.length
        return ok({ ...empty, count, credits: count * 3, previews })
      },
      [startCall]: { body: { success: true, jobId, data: { jobId } } },
    },
  )
  await startConsole('/responses?status=draft')
  await row('Customer 1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
  await press(await screen.findByRole('region', { name: 'Selected reviews' }), /^Send via Platform/)
  const dialog = await screen.findByRole('dialog', { name: 'Send replies' })
  const box = await within(dialog).findByRole('checkbox', { name: 'Send the reply to Customer 2' })
  await userEvent.click(box)
  expect(within(dialog).getByRole('status').textContent).toBe('59 to send1 unchecked')
  const send = within(dialog).getByRole('button', { name: /^Send 59 replies\s*177 credits$/ })
  expect(screen.getByText('55 more')).toBeTruthy()
  await userEvent.click(box)
  expect(within(dialog).getByRole('status').textContent).toBe('60 to send')
  await userEvent.click(box)
  await waitFor(() => expect(calls(quoteCall).at(-1)?.body).toMatchObject({ exceptIds: [out] }))
  await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'))
  await userEvent.click(send)
  await waitFor(() => expect(calls(startCall)).toHaveLength(1))
  expect(calls(startCall)[0]?.body).toMatchObject({ action: 'send', exceptIds: [out] })
})

test('with every reply left out nothing can be sent; on a narrow phone the button is short', async () => {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media === '(max-width: 399px)' })
  const [preview] = somePreviews()
  responsesServer(
    { comments: [aDraft(1), aDraft(2)] },
    {
      [quoteCall]: ({ body }) => {
        const count = 'exceptIds' in (body as object) ? 0 : 1
        return ok({ ...empty, count, credits: count, previews: [preview] })
      },
    },
  )
  await startConsole('/responses?status=draft')
  await row('Customer 1')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
  await press(await screen.findByRole('region', { name: 'Selected reviews' }), /^Send via Platform/)
  const dialog = await screen.findByRole('dialog', { name: 'Send replies' })
  expect(await within(dialog).findByRole('button', { name: /^Send 1\s*1 credit$/ })).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Send the reply to Customer 1' }))
  const send = await within(dialog).findByRole('button', { name: 'Send replies' })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  expect(within(dialog).getByRole('status').textContent).toBe('0 to send1 unchecked')
  expect(within(dialog).queryByText('None of these drafts can be sent yet.')).toBeNull()
})

const empty = { ...aBulkQuote, available: 500 }

const somePreviews = () =>
  Array.from({ length: 5 }, (_, n) => ({
    commentId: aDraft(n + 1)._id,
    customerName: `Customer ${n + 1}`,
    platform: 'judgeme',
    productTitle: 'Canvas Bag',
    rating: 5,
    content: `Words of ${n + 1}`,
    reply: `Thanks, ${n + 1}.\n\nNora`,
    edited: n === 1,
  }))
