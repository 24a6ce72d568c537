import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const quoteCall = 'POST /api/comments/bulk/quote'
const startCall = 'POST /api/comments/bulk'
const leftOut = [{ reason: 'critical', message: 'Critical review, read the reply first.', count: 2, commentId: 'c1' }]

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
  // Space mustn’t include the critical ones.
  expect(await within(dialog).findByRole('button', { name: /^Send 1 reply\s*1 credit$/ })).toBe(document.activeElement)
  expect(within(dialog).getByRole('group').textContent).toContain('2 skipped')
  expect(within(dialog).getByText('Read first')).toBeTruthy()
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
  const previews = Array.from({ length: 5 }, (_, n) => ({
    commentId: aDraft(n + 1)._id,
    customerName: `Customer ${n + 1}`,
    rating: 5,
    content: `Words of ${n + 1}`,
    reply: `Thanks, ${n + 1}.`,
    edited: n === 1,
  }))
  const quote = { count: 60, credits: 60, available: 100, leftOut: [], first: [], critical: 0, cut: false }
  responsesServer({ comments: [aDraft(1)] }, { [quoteCall]: ok({ ...quote, previews, ratings: [], languages: [] }) })
  await startConsole('/responses?status=draft')
  await row('Customer 1')
  await userEvent.keyboard('jx')
  await press(await screen.findByRole('region', { name: 'Selected reviews' }), /^Send via Platform/)
  const list = within(await screen.findByRole('list', { name: 'Replies to be sent' }))
  expect(list.getAllByRole('listitem')).toHaveLength(5)
  expect(list.getByText('Thanks, 1.')).toBeTruthy()
  expect(list.getByText('Edited by your team').closest('li')?.textContent).toContain('Customer 2')
  expect(screen.getByText('55 more')).toBeTruthy()
})
