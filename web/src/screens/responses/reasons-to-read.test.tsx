import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const legal = 'The review mentions legal action.'
const refund = 'This review is about a refund or a charge.'
const risk = {
  id: 'r1',
  start: 0,
  end: 5,
  kind: 'risk',
  reason: `${legal} Read the reply before you send it. ${refund}`,
  reasons: [
    { about: 'legal', text: legal },
    { about: 'refund', text: refund },
  ],
}
const claim = { id: 'm1', start: 6, end: 8, kind: 'promise', reason: 'No stored fact supports this.' }
const send = `POST /api/comments/${aDraft(1)._id}/send`
const title = { name: 'Read before sending' }

function onPhone() {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') })
}

test('each reason has a line, after the name of what it’s about, and one button confirms them all', async () => {
  const question = { ...claim, id: 'c1', kind: 'caution', reason: 'It asks something.' }
  responsesServer({ comments: [aDraft(1, { spans: [risk, question] })] })
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  const panel = await within(pane).findByRole('region', title)
  const lines = within(panel).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    `Legal${legal}`,
    `Refund dispute${refund}`,
    'It asks something.',
  ])
  expect(within(panel).getByText('Sending is blocked.')).toBeTruthy()
  await press(panel, 'I’ve read it')
  const read = within(pane).getByRole('region', { name: 'Read and confirmed' })
  expect(read.textContent).toBe(`Read and confirmedLegal${legal}Refund dispute${refund}`)
  expect(within(pane).queryByRole('region', title)).toBeNull()
})

test('with claims of the reply it’s one box, which says once that sending is blocked', async () => {
  responsesServer({ comments: [aDraft(1, { spans: [risk, claim] })] })
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  const panel = await within(pane).findByRole('region', title)
  const claims = within(pane).getByText('1 unsupported claim').closest('section')
  expect(claims?.parentElement).toBe(panel.parentElement)
  expect(within(pane).getAllByText(/Sending is blocked/)).toHaveLength(1)
})

test('on a phone, only the footer confirms it, and then it sends', async () => {
  onPhone()
  const sent = ok({ commentId: aDraft(1)._id, status: 'sending', channelsUsed: [], creditsUsed: 1, dueAt: '' })
  const { calls } = responsesServer({ comments: [aDraft(1, { spans: [risk] })] }, { [send]: sent })
  await startConsole('/responses?status=draft')
  await userEvent.click(within(await row('Customer 1')).getByRole('button', { name: 'Customer 1' }))
  const page = await screen.findByRole('dialog', { name: 'Review' })
  const panel = await within(page).findByRole('region', title)
  expect(within(page).getAllByRole('button', { name: 'I’ve read it' })).toHaveLength(1)
  expect(within(panel).queryByRole('button')).toBeNull()
  expect(within(page).queryByText(/Sending is blocked/)).toBeNull()
  await userEvent.click(within(page).getByRole('textbox', { name: 'Your reply' }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const confirm = within(page).getByRole('button', { name: 'I’ve read it' })
  await waitFor(() => expect(document.activeElement).toBe(confirm))
  await userEvent.click(confirm)
  expect(within(page).getByRole('region', { name: 'Read and confirmed' })).toBeTruthy()
  await press(page, /^Send(?! and)/)
  await waitFor(() => expect(calls(send)).toHaveLength(1))
})
