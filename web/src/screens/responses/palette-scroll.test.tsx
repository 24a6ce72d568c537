import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollTo')
})

const scrolls = vi.fn<(to: ScrollToOptions) => void>()
const down = () => scrolls.mock.calls.filter(([to]) => (to.top ?? 0) > 0)

/** 40 reviews in the inbox and 40 sent ones; the search finds the one with this number. */
async function start(n: number) {
  Element.prototype.scrollTo = scrolls as Element['scrollTo']
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(8000)
  const comments = Array.from({ length: 80 }, (_, index) =>
    aComment(index + 1, index < 40 ? { status: 'sent', pending: false } : {}),
  )
  const { status, platform, customerName, content, time } = comments[n - 1] ?? aComment(n)
  const hit = { id: aComment(n)._id, status, platform, customerName, content, time, match: null }
  const found = { comments: [hit], projects: [], customers: [], products: [] }
  responsesServer({ comments }, { 'GET /api/search': ok(found) })
  await startConsole('/responses')
  await row('Customer 80')
  scrolls.mockClear()
}

async function choose(n: number) {
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  await userEvent.type(await screen.findByRole('combobox'), `customer ${n}`)
  await screen.findByRole('option', { name: new RegExp(`Customer ${n}`) })
  await userEvent.keyboard('{Enter}')
  const pane = await screen.findByRole('region', { name: 'Open review' })
  await within(pane).findByRole('heading', { name: `Customer ${n}`, level: 2 })
}

test.each([
  ['further down the list', 45],
  ['in another tab', 5],
])('a review %s that the palette opens is scrolled to', async (_, n) => {
  await start(n)
  await choose(n)
  await waitFor(() => expect(down()).not.toHaveLength(0))
  expect(where()).toContain(aComment(n)._id)
})

test('a review that is opened by its row scrolls nothing', async () => {
  await start(45)
  await openReview('Customer 79')
  await userEvent.keyboard('{Escape}')
  expect(scrolls).not.toHaveBeenCalled()
})
