import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const id = aComment(2)._id
const save = `PUT /api/comments/${id}/draft`
const send = `POST /api/comments/${id}/send`
const check = `POST /api/comments/${id}/check`
const mine = 'We refund you.'
const claim = { id: 's1', start: 3, end: 9, kind: 'refund', reason: 'No fact says so.' }

/** “Write your own” with text. */
async function write(more: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    {
      [save]: ({ body }) => {
        const { text } = body as { text: string }
        server.world.comments[1] = aDraft(2, { updatedContent: text, composer: 'person' })
        return ok(server.world.comments[1])
      },
      [send]: ok({ commentId: id, status: 'sending', channelsUsed: [], creditsUsed: 1, dueAt: '' }),
      ...more,
    },
  )
  await startConsole('/responses')
  const pane = await openReview('Customer 2')
  await press(pane, 'Write your own')
  const area = within(pane).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
  await userEvent.type(area, mine)
  return { ...server, pane, area }
}

test('claims are marked while they’re typed, and block the send before anything is saved', async () => {
  const { pane, area, calls } = await write({ [check]: ok([claim]) })
  expect(await within(pane).findByText('1 unsupported claim')).toBeTruthy()
  expect(pane.querySelector('[data-marks] .decoration-wavy')?.textContent).toBe('refund')
  await press(pane, /^Send to Judge.me/)
  area.focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const known = within(pane).getByRole('button', { name: 'Keep it' })
  await waitFor(() => expect(document.activeElement).toBe(known))
  expect([calls(save), calls(send)]).toEqual([[], []])
  await userEvent.keyboard('{Enter}')
  await press(pane, /^Send to Judge.me/)
  await waitFor(() => expect(calls(send)).toHaveLength(1))
})

test('one button keeps a sentence that the user typed, whatever it claims', async () => {
  const claims = ['We', 'refund'].map((words, at) => ({
    ...claim,
    id: `s${at}`,
    start: mine.indexOf(words),
    end: mine.indexOf(words) + words.length,
  }))
  const { pane, calls } = await write({ [check]: ok(claims) })
  expect(await within(pane).findByText('2 unsupported claims')).toBeTruthy()
  expect(within(pane).queryByRole('button', { name: 'I know it’s true' })).toBeNull()
  expect(within(pane).getByRole('button', { name: 'Remove sentence' })).toBeTruthy()
  await press(pane, 'Keep it')
  expect(within(pane).getByText('2 claims confirmed')).toBeTruthy()
  await press(pane, /^Send to Judge.me/)
  await waitFor(() => expect(calls(send)).toHaveLength(1))
})

test('it has the counter, and Send and next', async () => {
  const { pane, calls } = await write()
  expect(within(pane).getByText(/^14 of/)).toBeTruthy()
  await press(pane, 'Send and next')
  await within(pane).findByRole('heading', { name: 'Customer 1' })
  await waitFor(() => expect(calls(send)).toHaveLength(1))
})

test('the full editor opens with what was typed, as the draft', async () => {
  const { pane, calls } = await write()
  await press(pane, 'Edit')
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByDisplayValue(mine)).toBeTruthy()
  expect(calls(save)).toHaveLength(1)
})

test('a row says which drafts can’t be sent as they are, and which only ask to be read', async () => {
  const caution = { id: 'c1', start: 0, end: 5, kind: 'caution', reason: 'This review may describe harm.' }
  const risk = { ...caution, id: 'r1', kind: 'risk' }
  responsesServer({
    comments: [
      aDraft(1, { spans: [caution], risks: ['refund'] }),
      aDraft(2, { spans: [claim, caution] }),
      aDraft(3),
      aDraft(4, { spans: [risk], risks: ['injury'] }),
    ],
  })
  await startConsole('/responses?status=draft')
  expect(within(await row('Customer 1')).getByText('Read first')).toBeTruthy()
  expect(within(await row('Customer 2')).getByText('Needs review')).toBeTruthy()
  expect(within(await row('Customer 4')).getByText('Needs review')).toBeTruthy()
  expect(within(await row('Customer 3')).queryByText(/Read first|Needs review/)).toBeNull()
})
