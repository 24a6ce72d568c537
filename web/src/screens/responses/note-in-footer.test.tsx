import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { openEditor } from '../../testing/editor.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

vi.mock('../../lib/time-to-read.ts', async (original) => ({ ...(await original<object>()), TIME_TO_READ_MS: 0 }))

const reason = 'This review may describe harm to a person, an animal, or a home.'
const caution = { id: 'c1', start: 0, end: 5, kind: 'caution', reason }
const claim = { id: 'm1', start: 6, end: 8, kind: 'promise', reason: 'No stored fact supports this.' }
const send = `POST /api/comments/${aDraft(1)._id}/send`
const sent = ok({ commentId: aDraft(1)._id, status: 'sending', channelsUsed: [], creditsUsed: 1, dueAt: '' })
const scrolled = vi.fn<(this: Element) => void>()
/** What is on screen at a point: the footer, or the note. */
let inSight: () => Element | null

beforeEach(() => {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') })
  inSight = () => null
  document.elementFromPoint = () => inSight()
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.call(this)
  }
})

afterEach(() => scrolled.mockClear())

const noteOf = (area: HTMLElement) => within(area).getByRole('region', { name: 'Read before sending' })

async function opened(spans: object[] = [caution]) {
  const server = responsesServer({ comments: [aDraft(1, { spans: spans as never })] }, { [send]: sent })
  await startConsole('/responses?status=draft')
  await userEvent.click(within(await row('Customer 1')).getByRole('button', { name: 'Customer 1' }))
  const page = await screen.findByRole('dialog', { name: 'Review' })
  await within(page).findByRole('textbox', { name: 'Your reply' })
  return { ...server, page }
}

test('on a phone, the footer says how much there is to read, and goes there', async () => {
  const { page } = await opened()
  await press(page, 'Read before sending: 1')
  expect(scrolled.mock.contexts.at(-1)).toBe(noteOf(page))
  const read = within(page).getByRole('button', { name: 'I’ve read it' })
  expect(document.activeElement).toBe(read)
  await userEvent.click(read)
  expect(within(page).queryByRole('button', { name: /^Read before sending/ })).toBeNull()
})

test.each([/^Send(?! and)/, 'Send and next'])(
  '%s goes to a note that is off screen, and sends the second time',
  async (name) => {
    const { page, calls } = await opened()
    await press(page, name)
    expect(scrolled.mock.contexts.at(-1)).toBe(noteOf(page))
    expect(within(page).getByText('Read the note on this review first. Press again to send.')).toBeTruthy()
    expect(calls(send)).toHaveLength(0)
    await press(page, name)
    await waitFor(() => expect(calls(send)).toHaveLength(1))
  },
)

test('a note that is on screen holds nothing back', async () => {
  const { page, calls } = await opened()
  inSight = () => noteOf(page)
  await press(page, /^Send(?! and)/)
  await waitFor(() => expect(calls(send)).toHaveLength(1))
})

test('while claims block it, the footer says only that', async () => {
  const { page } = await opened([caution, claim])
  expect(within(page).getAllByText('Edit the reply or confirm the unsupported claims to send')).not.toHaveLength(0)
  expect(within(page).queryByRole('button', { name: /^Read before sending/ })).toBeNull()
})

test('the full editor goes to the note from its preview, and sends the second time', async () => {
  const { calls } = responsesServer({ comments: [aDraft(1, { spans: [caution] })] }, { [send]: sent })
  const { dialog } = await openEditor()
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Preview' }))
  await press(dialog, /^Send(?! and)/)
  const read = await within(dialog).findByRole('button', { name: 'I’ve read it' })
  await waitFor(() => expect(document.activeElement).toBe(read))
  expect(calls(send)).toHaveLength(0)
  await press(dialog, /^Send(?! and)/)
  await waitFor(() => expect(calls(send)).toHaveLength(1))
})
