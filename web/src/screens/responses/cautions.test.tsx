import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { openEditor } from '../../testing/editor.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const reason = 'This review may describe harm to a person, an animal, or a home.'
const caution = { id: 'c1', start: 0, end: 5, kind: 'caution', reason }
const draft = aDraft(1, { spans: [caution] })
const send = `POST /api/comments/${draft._id}/send`
const sent = ok({ commentId: draft._id, status: 'sending', channelsUsed: [], creditsUsed: 1, dueAt: '' })

async function opened() {
  const server = responsesServer({ comments: [draft] }, { [send]: sent })
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  const area = await within(pane).findByDisplayValue('Reply to customer 1')
  return { ...server, pane, area }
}

test('a caution is shown apart from claims, without words of the reply, until it’s read', async () => {
  const { pane, calls } = await opened()
  const panel = within(pane).getByRole('region', { name: 'Read before sending' })
  expect(panel.textContent).toBe(`Read before sendingYou can still send it.${reason}I’ve read it`)
  expect(pane.querySelector('[data-marks] .decoration-wavy')).toBeNull()
  expect(within(pane).queryByText(/unsupported claim/)).toBeNull()
  await press(panel, 'I’ve read it')
  expect(within(pane).queryByText(reason)).toBeNull()
  expect(calls(send)).toHaveLength(0)
})

test('it doesn’t say that the reply can be sent while claims block it', async () => {
  const claim = { id: 'm1', start: 0, end: 5, kind: 'promise', reason: 'No stored fact supports this.' }
  responsesServer({ comments: [aDraft(1, { spans: [caution, claim] })] })
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  expect(await within(pane).findByText('1 unsupported claim')).toBeTruthy()
  expect(within(pane).getByRole('region', { name: 'Read before sending' }).textContent).not.toContain('You can still')
})

test('a critical review says why its row asks to read first', async () => {
  responsesServer({ comments: [aDraft(1, { toRead: 'critical' }), aDraft(2)] })
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  expect(
    await within(pane).findByText(/^This review is or may be critical, and no one has edited the reply\./),
  ).toBeTruthy()
  await openReview('Customer 2')
  await waitFor(() => expect(screen.queryByText(/^This review is critical/)).toBeNull())
})

test('a click sends without it', async () => {
  const { pane, calls } = await opened()
  await press(pane, /^Send to Judge.me/)
  await waitFor(() => expect(calls(send)).toHaveLength(1))
})

test.each(['list', 'text'])('Ctrl-Enter in the %s goes to the caution first, and sends from there', async (from) => {
  const { pane, area, calls } = await opened()
  if (from === 'text') await userEvent.click(area)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(document.activeElement).toBe(within(pane).getByRole('button', { name: 'I’ve read it' }))
  expect(await screen.findByText(/^Read the note on this review first\./)).toBeTruthy()
  expect(calls(send)).toHaveLength(0)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls(send)).toHaveLength(1))
})

test('once it was read, Ctrl-Enter sends at once', async () => {
  const { pane, area, calls } = await opened()
  await press(pane, 'I’ve read it')
  expect(document.activeElement).toBe(area)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls(send)).toHaveLength(1))
})

test('the full editor shows it too, and its key goes there from the preview', async () => {
  const { calls } = responsesServer({ comments: [draft] }, { [send]: sent })
  const { dialog } = await openEditor()
  expect(within(dialog).getByRole('region', { name: 'Read before sending' })).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Preview' }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const button = await within(dialog).findByRole('button', { name: 'I’ve read it' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(calls(send)).toHaveLength(0)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls(send)).toHaveLength(1))
})

test('claims of one sentence are removed together, and confirmed one by one', async () => {
  const text = 'Sorry. It leaves tomorrow, for free. Bye.'
  const claims = ['tomorrow', 'for free'].map((words, at) => ({
    id: `s${at}`,
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
    kind: 'promise',
    reason: 'No order says so.',
  }))
  responsesServer({ comments: [aDraft(1, { updatedContent: text, spans: claims })] })
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await within(pane).findByText('2 unsupported claims')
  const area = within(pane).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  await userEvent.click(within(pane).getAllByRole('button', { name: 'I know it’s true' })[1] as HTMLElement)
  expect(within(pane).getByText('1 unsupported claim')).toBeTruthy()
  await press(pane, 'Remove sentence')
  expect(area.value).toBe('Sorry. Bye.')
  expect(within(pane).queryByText(/unsupported claim/)).toBeNull()
})
