import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'
import { besideList } from './pane/breakpoints.ts'

const opened = () => new URLSearchParams(location.search).get('comment')
const id = (n: number) => aComment(n)._id
const article = async (n: number) => within(await row(`Customer ${n}`)).getByRole('article')
const isOpen = (n: number) => waitFor(() => expect(opened()).toBe(id(n)))
const isAt = (n: number) => waitFor(async () => expect(document.activeElement).toBe(await article(n)))
const text = () => screen.getByRole('textbox', { name: 'Your reply' })

async function start(draft = false) {
  const make = draft ? aDraft : aComment
  responsesServer({ comments: [make(1), make(2), make(3)] })
  await startConsole(draft ? '/responses?status=draft' : '/responses')
  await row('Customer 3')
}

test('where there is no room for the pane, j and k only move, until a review is open', async () => {
  await start()
  await userEvent.keyboard('jj')
  await isAt(2)
  expect(opened()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await isOpen(2)
  await userEvent.keyboard('j')
  await isOpen(1)
  await isAt(1)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await isOpen(3)
  const pane = await screen.findByRole('region', { name: 'Open review' })
  expect(await within(pane).findByRole('heading', { name: 'Customer 3' })).toBeTruthy()
})

test('while something is selected, moving opens nothing', async () => {
  await start()
  await openReview('Customer 3')
  await userEvent.keyboard('x')
  expect(await screen.findByRole('region', { name: 'Selection summary' })).toBeTruthy()
  await userEvent.keyboard('j')
  await isAt(2)
  expect(opened()).toBe(id(3))
})

test('keys for one reply say where to reply to a selection', async () => {
  await start()
  await userEvent.keyboard('jxe')
  expect(await screen.findByText('Use the buttons below the list for the selected reviews')).toBeTruthy()
})

test('after a selection one row is current: the focused one, whose review opens', async () => {
  await start()
  await openReview('Customer 3')
  await userEvent.keyboard('xj')
  await isAt(2)
  await userEvent.keyboard('{Escape}')
  await isOpen(2)
  expect(document.querySelectorAll('article[aria-current]')).toHaveLength(1)
})

test('after a selection that is cleared by mouse, the open review’s row is current', async () => {
  await start()
  await openReview('Customer 3')
  await userEvent.click(within(await row('Customer 1')).getByRole('checkbox'))
  const summary = await screen.findByRole('region', { name: 'Selection summary' })
  await userEvent.click(within(summary).getByRole('button', { name: 'Clear selection' }))
  await screen.findByRole('region', { name: 'Open review' })
  expect(opened()).toBe(id(3))
  expect(document.querySelectorAll('article[aria-current]')).toHaveLength(1)
  expect((await article(3)).getAttribute('aria-current')).toBe('true')
})

test('Enter opens, then goes to the text; Escape returns to the row, then clears the selection, then closes', async () => {
  await start(true)
  await userEvent.keyboard('j{Enter}')
  await isOpen(3)
  await screen.findByDisplayValue('Reply to customer 3')
  await isAt(3)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(text())
  await userEvent.keyboard('{Escape}')
  await isAt(3)
  expect(opened()).toBe(id(3))
  await userEvent.keyboard('x')
  await screen.findByRole('region', { name: 'Selection summary' })
  await userEvent.keyboard('{Escape}')
  await screen.findByDisplayValue('Reply to customer 3')
  expect(opened()).toBe(id(3))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opened()).toBeNull())
  expect(screen.getByRole('heading', { name: 'Up next' })).toBeTruthy()
})

test.for([
  ['a', 'Assign this review'],
  ['s', 'Snooze this review'],
  ['c', 'Internal note'],
] as const)('after %s, Escape closes only the dialog', async ([key, name]) => {
  await start()
  await openReview('Customer 3')
  await userEvent.keyboard(key)
  const dialog = await screen.findByRole('dialog', { name })
  within(dialog).getAllByRole('button')[0]?.focus()
  // Browsers run microtasks between listeners, so the dialog is gone before the last listener is called.
  document.addEventListener('keydown', () => flushSync(() => undefined), { once: true })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opened()).toBe(id(3))
})

test('Escape leaves the text of a review that its list doesn’t show', async () => {
  const elsewhere = aDraft(9)
  responsesServer({ comments: [aComment(1), elsewhere] })
  await startConsole(`/responses?comment=${elsewhere._id}`)
  await row('Customer 1')
  await userEvent.click(await screen.findByDisplayValue('Reply to customer 9'))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement?.id).toBe('review-list')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opened()).toBeNull())
})

test('single keys typed into the reply are text', async () => {
  await start(true)
  await openReview('Customer 3')
  await userEvent.type(text(), 'jxgu#')
  expect((text() as HTMLTextAreaElement).value).toBe('Reply to customer 3jxgu#')
  expect(opened()).toBe(id(3))
  expect(screen.queryByRole('region', { name: 'Selection summary' })).toBeNull()
})

test('next to the pane, j opens the first review and moves on from it', async () => {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media === besideList })
  await start()
  await userEvent.keyboard('j')
  await isOpen(3)
  await isAt(3)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opened()).toBeNull())
  await userEvent.keyboard('{ArrowDown}')
  await isOpen(2)
})

test('while selecting, x means the row that the keys are at', async () => {
  await start()
  await openReview('Customer 3')
  await userEvent.keyboard('xjx')
  expect((await screen.findByRole('region', { name: 'Selected reviews' })).textContent).toContain('2 selected')
})

test('x selects the row that has the focus, although another review is open', async () => {
  await start()
  await openReview('Customer 3')
  await userEvent.keyboard('xj{Escape}')
  await isAt(2)
  await userEvent.keyboard('x')
  await screen.findByRole('region', { name: 'Selection summary' })
  const ticked = await screen.findAllByRole<HTMLInputElement>('checkbox', { checked: true })
  expect(ticked.map((box) => box.closest<HTMLElement>('[data-comment]')?.dataset['comment'])).toEqual([id(2)])
})

test('j begins at the first row of a list that was filtered', async () => {
  await start()
  await userEvent.keyboard('jjj')
  await isAt(1)
  await userEvent.keyboard('/Words{Enter}')
  await waitFor(() => expect(location.search).toContain('search=Words'))
  await row('Customer 3')
  await waitFor(() => expect(document.querySelector('article[aria-current]')).toBeNull())
  await userEvent.keyboard('j')
  await isAt(3)
})

test('Tab goes from the row to the selection’s bar, past the other rows', async () => {
  await start()
  await userEvent.keyboard('jx')
  const bar = await screen.findByRole('region', { name: 'Selected reviews' })
  await isAt(3)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(bar.contains(document.activeElement)).toBe(true)
  await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }))
  await isAt(3)
})
