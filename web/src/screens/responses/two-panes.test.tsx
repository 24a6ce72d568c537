import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => vi.restoreAllMocks())

const divider = () => screen.findByRole('separator', { name: 'Width of the list' })
const width = async () => Number((await divider()).getAttribute('aria-valuenow'))

async function start() {
  const empty = ok({ versions: [], happenings: [], notes: [] })
  responsesServer(
    { comments: [aComment(1), aComment(2)] },
    Object.fromEntries([1, 2].map((n) => [`GET /api/comments/${aComment(n)._id}/history`, empty])),
  )
  return startConsole('/responses')
}

test('the divider moves by arrow keys within its limits, and its place is remembered', async () => {
  const { unmount } = await start()
  const line = await divider()
  expect(await width()).toBe(496)
  line.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(await width()).toBe(512)
  await userEvent.keyboard('{ArrowRight>9/}')
  expect(await width()).toBe(Number(line.getAttribute('aria-valuemax')))
  await userEvent.keyboard('{ArrowLeft>20/}')
  expect(await width()).toBe(Number(line.getAttribute('aria-valuemin')))
  await userEvent.keyboard('{ArrowRight}')
  unmount()
  await start()
  expect(await width()).toBe(416)
  await userEvent.dblClick(await divider())
  expect(await width()).toBe(496)
})

test('the tab next to the review is remembered, for the next review and the next visit', async () => {
  const { unmount } = await start()
  const tab = (pane: HTMLElement, name: string) => within(pane).getByRole('tab', { name })
  const pane = await openReview('Customer 2')
  expect(tab(pane, 'Customer').getAttribute('aria-selected')).toBe('true')
  await userEvent.click(tab(pane, 'Notes'))
  expect(tab(await openReview('Customer 1'), 'Notes').getAttribute('aria-selected')).toBe('true')
  unmount()
  await start()
  expect(tab(await openReview('Customer 1'), 'Notes').getAttribute('aria-selected')).toBe('true')
})

test('toasts lie over the list, not over the reply next to it', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 900))
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024)
  const { unmount } = await start()
  await divider()
  const { style } = document.documentElement
  expect(style.getPropertyValue('--toast-right')).toBe('720px')
  expect(style.getPropertyValue('--toast-width')).toBe('288px')
  const { toast } = await import('../../ui/toast.ts')
  toast.info('Hello')
  const list = (await screen.findByText('Hello')).closest<HTMLElement>('[data-sonner-toaster]')
  expect(list?.style.getPropertyValue('--offset-right')).toContain('var(--toast-right')
  expect(list?.style.getPropertyValue('--width')).toContain('var(--toast-width')
  unmount()
  expect(style.getPropertyValue('--toast-right')).toBe('')
})
