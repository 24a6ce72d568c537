import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const setTriageState = 'POST /api/comments/triage-state'
const start = async () => {
  const server = responsesServer({ comments: [aComment(1), aComment(2)] }, { [setTriageState]: ok({ changed: [] }) })
  await startConsole('/responses')
  await row('Customer 2')
  return server
}
const dialog = () => screen.findByRole('dialog', { name: 'Snooze this review' })

test('the reason comes first, then the times and a date, and the first time has the focus; arrows move between the times', async () => {
  await start()
  await userEvent.keyboard('js')
  const times = within(await dialog()).getByRole('list', { name: 'Until' })
  const buttons = within(times).getAllByRole('button')
  expect(buttons.length).toBeGreaterThanOrEqual(4)
  const after = (place: Element, other: Element) =>
    (place.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const date = within(await dialog()).getByRole('button', { name: /^Custom time/ })
  expect(after(times, date)).toBe(true)
  expect(after(within(await dialog()).getByLabelText(/^Reason/), times)).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(buttons[0]))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(buttons[1])
})

test('a number chooses the time at that place, but is text in the reason', async () => {
  const { calls } = await start()
  await userEvent.keyboard('js')
  const reason = within(await dialog()).getByLabelText(/^Reason/)
  await userEvent.type(reason, '2 weeks of leave')
  expect(calls(setTriageState)).toHaveLength(0)
  const [first, second] = within(within(await dialog()).getByRole('list', { name: 'Until' })).getAllByRole('button')
  first?.focus()
  await userEvent.keyboard('2')
  await waitFor(() => expect(calls(setTriageState)).toHaveLength(1))
  expect(second?.textContent).toMatch(/^2/)
  expect(calls(setTriageState)[0]?.body).toMatchObject({ triageState: 'snoozed', reason: '2 weeks of leave' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText(/^Snoozed until \w+ \d+, \d+:00/)).toBeTruthy()
})

test('next to the open review, the members open at its button too; for several they stay a dialog', async () => {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media === '(min-width: 1024px)' })
  await start()
  const pane = await openReview('Customer 2')
  const assign = await within(pane).findByRole('button', { name: 'Assign' })
  await userEvent.click(assign)
  const popover = await screen.findByRole('dialog', { name: 'Assign this review' })
  expect(popover.closest('[data-radix-popper-content-wrapper]')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(within(popover).getByRole('combobox')))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(assign))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
  await userEvent.keyboard('a')
  const dialog = await screen.findByRole('dialog', { name: 'Assign 2 reviews' })
  expect(dialog.closest('[data-radix-popper-content-wrapper]')).toBeNull()
})

test('next to the open review, the times open at its button and Escape returns to the row', async () => {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media === '(min-width: 1024px)' })
  await start()
  const pane = await openReview('Customer 2')
  await within(pane).findByRole('button', { name: 'Snooze' })
  const article = within(await row('Customer 2')).getByRole('article')
  article.focus()
  await userEvent.keyboard('s')
  expect((await dialog()).closest('[data-radix-popper-content-wrapper]')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(article)
})
