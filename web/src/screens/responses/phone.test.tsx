import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { streamed } from '../../testing/editor.ts'
import { holdTimers } from '../../testing/held-clock.ts'
import { ok, responsesServer, streamOf } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const LONG_MS = 450
const drafts = '/responses?status=draft'
const name = async (n: number) => within(await row(`Customer ${n}`)).getByRole('button', { name: `Customer ${n}` })
const bar = () => screen.findByRole('region', { name: 'Selected reviews' })
const page = () => screen.findByRole('dialog', { name: 'Review' })

beforeEach(() => {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') })
})

/** Opens the review's page by a tap on its row. */
async function tapOpen(n: number) {
  await userEvent.click(await name(n))
  const dialog = await page()
  await within(dialog).findByRole('heading', { name: `Customer ${n}`, level: 2 })
  return dialog
}

async function pressLong(target: HTMLElement, held: { end: () => void }, to = { x: 10, y: 10 }) {
  // jsdom's pointer events have no kind of pointer.
  const at = (type: string, { x, y } = { x: 10, y: 10 }) =>
    fireEvent(
      target,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), { pointerType: 'touch' }),
    )
  at('pointerdown')
  at('pointermove', to)
  held.end()
  at('pointerup', to)
  await act(() => Promise.resolve())
  fireEvent.click(target)
}

test('a tap opens the review as a page with Back, which returns to the row', async () => {
  responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  const dialog = await tapOpen(1)
  expect(where()).toBe(`/responses?comment=${aComment(1)._id}`)
  expect(within(dialog).getByText('Words of customer 1')).toBeTruthy()
  await press(dialog, 'Back to the list')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(where()).toBe('/responses')
  const row1 = await name(1)
  await waitFor(() => expect(document.activeElement).toBe(row1))
})

test('a tap on a risk opens the review, too', async () => {
  responsesServer({ comments: [aComment(1, { risks: ['injury'] })] })
  await startConsole('/responses')
  await name(1)
  await userEvent.click(within(await row('Customer 1')).getByText('Injury'))
  expect(await page()).toBeTruthy()
})

test('single keys apply to the review on the page', async () => {
  responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  await tapOpen(1)
  await userEvent.keyboard('k')
  await within(await page()).findByRole('heading', { name: 'Customer 2', level: 2 })
  await userEvent.keyboard('t')
  expect(await screen.findByRole('dialog', { name: /tag/i })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the page keeps Send in its footer; after Send and next, Back returns to the review that followed', async () => {
  const send = `POST /api/comments/${aDraft(2)._id}/send`
  const { world, calls } = responsesServer(
    { comments: [aDraft(1), aDraft(2)] },
    {
      [send]: () => {
        world.comments[1] = aDraft(2, { delivery: aDelivery('queued') })
        return ok({ commentId: aDraft(2)._id, status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
      },
    },
  )
  await startConsole(drafts)
  const dialog = await tapOpen(2)
  const next = await within(dialog).findByRole('button', { name: 'Send and next' })
  const scrolls = within(dialog).getByRole('tablist').closest('[data-pane]')
  expect(scrolls?.contains(next)).toBe(false)
  expect(
    scrolls?.contains(
      within(dialog).getByRole('button', { name: /^Send ?1 credit$/, description: 'Send to Judge.me' }),
    ),
  ).toBe(false)
  await userEvent.click(next)
  await within(dialog).findByRole('heading', { name: 'Customer 1', level: 2 })
  await waitFor(() => expect(calls(send)).toHaveLength(1))
  await press(dialog, 'Back to the list')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const row1 = await name(1)
  await waitFor(() => expect(document.activeElement).toBe(row1))
})

test('without a draft only the footer has actions; the cost of a draft is shown above its actions', async () => {
  const generate = 'POST /api/comments/generate'
  const { world } = responsesServer(
    { comments: [aComment(1)] },
    {
      [generate]: () => {
        world.comments[0] = aDraft(1, { updatedContent: 'Dear customer' })
        return { body: streamOf(streamed('Dear customer', 1)) }
      },
    },
  )
  await startConsole('/responses')
  const dialog = await tapOpen(1)
  const scrolls = within(dialog).getByRole('tablist').closest('[data-pane]')
  const begin = await within(dialog).findByRole('button', { name: /^Generate/ })
  expect(scrolls?.contains(begin)).toBe(false)
  expect(within(dialog).queryByRole('region', { name: 'Reply' })).toBeNull()
  await userEvent.click(begin)
  const cost = await within(dialog).findByText('Draft ready. 2 credits used.')
  expect(scrolls?.contains(cost)).toBe(false)
  expect(within(dialog).getAllByText(/English/)).toHaveLength(1)
})

test('a long press selects instead of opening; then a tap selects, until nothing is', async () => {
  responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  await name(2)
  const held = holdTimers(LONG_MS)
  await pressLong(await name(2), held)
  expect((await bar()).textContent).toContain('1 selected')
  await userEvent.click(await name(1))
  expect((await bar()).textContent).toContain('2 selected')
  expect(where()).toBe('/responses')
  await userEvent.click(await name(1))
  await userEvent.click(await name(2))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected reviews' })).toBeNull())
  await tapOpen(1)
})

test('a finger that scrolls isn’t a long press', async () => {
  responsesServer({ comments: [aComment(1)] })
  await startConsole('/responses')
  await name(1)
  await pressLong(await name(1), holdTimers(LONG_MS), { x: 10, y: 60 })
  expect(screen.queryByRole('region', { name: 'Selected reviews' })).toBeNull()
})

test('Select begins selecting without a long press, and stays until it’s closed', async () => {
  responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  await name(2)
  await userEvent.click(await screen.findByRole('button', { name: 'Select reviews' }))
  expect((await bar()).textContent).toContain('Select reviews')
  await userEvent.click(screen.getByRole('checkbox', { name: /Customer 2/ }))
  await userEvent.click(await name(1))
  expect((await bar()).textContent).toContain('2 selected')
  await userEvent.click(await name(1))
  await userEvent.click(await name(2))
  expect((await bar()).textContent).toContain('Select reviews')
  await press(await bar(), 'Clear selection')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected reviews' })).toBeNull())
})

test('messages appear above the footer of the page', async () => {
  responsesServer({ comments: [aDraft(1)] })
  await startConsole(drafts)
  const lift = () => document.documentElement.style.getPropertyValue('--toast-lift')
  const dialog = await tapOpen(1)
  expect(lift()).toMatch(/^\d+px$/)
  await press(dialog, 'Back to the list')
  await waitFor(() => expect(lift()).toBe(''))
})

test('the review ends above a message, so that it covers no text', async () => {
  responsesServer({ comments: [aDraft(1)] })
  await startConsole(drafts)
  const dialog = await tapOpen(1)
  expect(dialog.querySelector('[data-pane]')?.className).toContain('mb-(--toast-room)')
})
