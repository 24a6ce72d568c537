import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../../testing/comments.ts'
import { responsesServer } from '../../../testing/responses-server.ts'
import { openReview, press, row } from '../../../testing/rows.ts'
import { startConsole } from '../../../testing/start-console.tsx'

const theo = { id: 'u2', name: 'Theo Lindqvist' }

function onPhone() {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') })
}

async function openedPage() {
  await userEvent.click(within(await row('Customer 1')).getByRole('button', { name: 'Customer 1' }))
  return screen.findByRole('dialog', { name: 'Review' })
}

test('on a phone, the review says at its top who it’s assigned to', async () => {
  onPhone()
  responsesServer({ comments: [aComment(1, { assignee: theo })] })
  await startConsole('/responses')
  const page = await openedPage()
  expect((await within(page).findByText('Assigned to Theo Lindqvist')).closest('p')?.className).toContain('lg:hidden')
})

test('on a phone, the buttons that send give way to a note that is being typed', async () => {
  onPhone()
  responsesServer({ comments: [aDraft(1)] })
  await startConsole('/responses?status=draft')
  const page = await openedPage()
  const send = await within(page).findByRole('button', { name: /^Send(?! and)/ })
  expect(send.closest('[class*="has-[[data-note]:focus-within]/pane:hidden"]')).toBeTruthy()
  await userEvent.click(within(page).getByRole('tab', { name: /^Notes/ }))
  const note = await within(page).findByRole('textbox', { name: /note/i })
  expect(note.closest('[data-note]')).toBeTruthy()
})

test('whether the draft is saved stands next to the counter', async () => {
  responsesServer({ comments: [aDraft(1)] })
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  const saved = await within(pane).findByText(/^Saved/)
  expect(saved.parentElement?.textContent).toMatch(/^Saved .*19 of/)
})

test('what was typed first is saved by a button next to the counter, so that those that send it have one row', async () => {
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  await press(pane, 'Write your own')
  const save = await within(pane).findByRole('button', { name: 'Save draft' })
  expect(save.parentElement?.textContent).toContain('0 of')
  expect(within(pane).getAllByRole('button', { name: 'Save draft' })).toHaveLength(1)
})
