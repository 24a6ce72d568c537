import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const draft = aDraft(1)
const saved = `PUT /api/comments/${draft._id}/phone`
const optedOut = {
  commentId: draft._id,
  platform: { ok: true, reason: null },
  whatsapp: {
    ok: false,
    reason: 'This customer asked not to get WhatsApp messages.',
    kind: null,
    phone: '+4917012345',
    source: 'Order form',
    agreed: false,
    optedOutAt: '2026-11-12T09:00:00.000Z',
  },
}

test('after an opt-out, the phone dialog says so, and a new consent needs its own source', async () => {
  const { calls } = responsesServer(
    { comments: [draft] },
    { 'POST /api/comments/channels': () => ok([optedOut]), [saved]: () => ok(optedOut) },
  )
  await startConsole('/responses?status=draft')
  await openReview('Customer 1')
  await userEvent.click(await screen.findByRole('button', { name: 'More ways to send' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit phone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Phone number for Customer 1' }))
  expect(dialog.getByText(/^This customer opted out of WhatsApp messages on Nov 12, 2026\./)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Where did you get it?').value).toBe('Order form')
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save number' }))
  expect(dialog.getByText('Enter where they agreed again')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Where did they agree again?'), 'By phone, today')
  await userEvent.click(dialog.getByRole('button', { name: 'Save number' }))
  await waitFor(() =>
    expect(calls(saved).map(({ body }) => body)).toMatchObject([{ source: 'By phone, today', agreed: true }]),
  )
})
