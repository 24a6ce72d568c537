import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../../testing/comments.ts'
import { nora, refusal } from '../../../testing/fake-server.ts'
import { ok, responsesServer } from '../../../testing/responses-server.ts'
import { openReview, press } from '../../../testing/rows.ts'
import { startConsole } from '../../../testing/start-console.tsx'

const sent = aDraft(1, {
  status: 'sent',
  composer: 'person',
  respondedAt: aComment(2).time,
  delivery: aDelivery('posted'),
  sentBy: 'Mara Lind',
})

async function openSent(comment: typeof sent, more: Parameters<typeof responsesServer>[0] = {}) {
  const server = responsesServer({ comments: [comment], ...more }, { [reopen]: () => ok(aComment(1)) })
  await startConsole('/responses?status=sent')
  const pane = await openReview('Customer 1')
  return { ...server, reply: within(pane).getByRole('region', { name: 'Sent reply' }) }
}
const reopen = `POST /api/comments/${sent._id}/reopen`
const actions = (reply: HTMLElement) => within(reply).queryAllByRole('button', { name: /^(Edit|Withdraw|Reopen)/ })

test('a sent reply says where it was published and by whom, and that the platform keeps it as it is', async () => {
  const { reply } = await openSent(sent)
  expect(within(reply).getByText('Published on Judge.me by Mara Lind')).toBeTruthy()
  expect(within(reply).getByText('· edited')).toBeTruthy()
  expect(within(reply).getByText('Judge.me doesn’t allow changes to published replies.')).toBeTruthy()
  expect(actions(reply)).toEqual([])
})

test('where the platform can change it, the actions are next to it, and when it was changed is shown', async () => {
  const facebook = { ...sent, platform: 'facebook' as const, canEditSent: true, canWithdraw: true }
  const delivery = { ...aDelivery('posted'), editedAt: aComment(3).time }
  const { reply } = await openSent({ ...facebook, delivery })
  expect(actions(reply).map(({ textContent }) => textContent)).toEqual(['Edit on Facebook', 'Withdraw from Facebook'])
  expect(within(reply).getByText(/^· updated/)).toBeTruthy()
})

test('the number of a customer who has one can be changed after the reply was sent, and the consent withdrawn', async () => {
  const comment = { ...sent, hasPhone: true }
  const known = { ok: false, reason: 'Sent.', kind: null, phone: '+4917012345', source: 'Order form', agreed: true }
  const saved = `PUT /api/comments/${sent._id}/phone`
  const { calls } = responsesServer(
    { comments: [comment] },
    {
      'POST /api/comments/channels': ok([
        { commentId: sent._id, platform: { ok: false, reason: 'Sent.' }, whatsapp: known },
      ]),
      [saved]: ok({ commentId: sent._id, platform: { ok: false, reason: 'Sent.' }, whatsapp: known }),
    },
  )
  await startConsole('/responses?status=sent')
  await userEvent.click(await within(await openReview('Customer 1')).findByRole('button', { name: 'Edit phone' }))
  const dialog = await screen.findByRole('dialog', { name: 'Phone number for Customer 1' })
  await userEvent.click(within(dialog).getByRole('checkbox'))
  await press(dialog, 'Save number')
  expect(await screen.findByText(/^You can’t message this customer on WhatsApp/)).toBeTruthy()
  expect(calls(saved)[0]?.body).toMatchObject({ phone: '+4917012345', agreed: false })
})

test('viewers see no actions, and no reason for their absence', async () => {
  const { reply } = await openSent({ ...sent, canWithdraw: true }, { user: { ...nora, memberRole: 'viewer' } })
  expect(actions(reply)).toEqual([])
  expect(within(reply).queryByText(/doesn’t allow changes/)).toBeNull()
})

test('a reply from elsewhere has no sender of ours and can be reopened', async () => {
  const { reply, calls } = await openSent({ ...sent, answeredElsewhere: true, delivery: null, sentBy: null })
  expect(within(reply).getByText('Replied elsewhere')).toBeTruthy()
  await press(reply, 'Reopen')
  await waitFor(() => expect(calls(reopen)).toHaveLength(1))
})

const edit = `PUT /api/comments/${sent._id}/sent`
const changeable = { ...sent, platform: 'facebook' as const, canEditSent: true }
const staleOf = (text: string) => {
  const comment = { ...changeable, updatedContent: text, version: 3 }
  return refusal(409, 'STALE_DRAFT', 'Someone else changed this reply.', { comment, version: 3, text })
}

async function saveEdited(text: string, stored: string) {
  const server = responsesServer(
    { comments: [changeable] },
    { [edit]: (_, times) => (times === 1 ? staleOf(stored) : ok({ ...changeable, updatedContent: text, version: 4 })) },
  )
  await startConsole('/responses?status=sent')
  await press(await openReview('Customer 1'), 'Edit on Facebook')
  const dialog = await screen.findByRole('dialog', { name: 'Edit on Facebook' })
  const area = within(dialog).getByRole('textbox')
  await userEvent.clear(area)
  await userEvent.type(area, text)
  await press(dialog, 'Update reply')
  return { ...server, dialog }
}

test('a published reply that someone else changed in the meantime can be saved after its message', async () => {
  const { dialog, calls } = await saveEdited('Thank you, Ana.', 'A colleague’s words.')
  expect(await within(dialog).findByText(/Someone else changed this reply/)).toBeTruthy()
  await press(dialog, 'Update reply')
  expect(await screen.findByText('Updated on Facebook')).toBeTruthy()
  expect(calls(edit).map(({ body }) => (body as { version: number }).version)).toEqual([1, 3])
})

test('an edit of a published reply whose response was lost is done', async () => {
  const { calls } = await saveEdited('Thank you, Ana.', 'Thank you, Ana.')
  expect(await screen.findByText('Updated on Facebook')).toBeTruthy()
  expect(calls(edit)).toHaveLength(1)
})
