import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const sent = aDraft(1, { status: 'sent', respondedAt: aComment(2).time })
const at = aComment(2).time
const history = `GET /api/comments/${sent._id}/history`
const presence = `POST /api/comments/${sent._id}/presence`
const note = {
  id: '01a1fe39-f086-7359-addd-0000000000ee',
  text: 'Asked the warehouse.',
  mentions: [],
  author: { id: 'user-1', name: 'Nora Vance' },
  createdAt: at,
}
const past = {
  versions: [{ version: 1, text: 'First words', composer: 'built-in', how: 'generated', author: null, createdAt: at }],
  happenings: [
    { id: '1', kind: 'came', at, who: null, details: { platform: 'judgeme' } },
    { id: '2', kind: 'assigned', at, who: 'Mara Lind', details: { userId: 'x', name: 'Nora Vance' } },
    { id: '3', kind: 'delivery', at, who: 'Nora Vance', details: { channel: 'platform', state: 'posted' } },
  ],
  notes: [note],
}
const answers = { [history]: ok(past), [presence]: ok([]) }
const pane = () => screen.findByRole('region', { name: 'Open review' })
const paneOf = async (name: string) => {
  const found = await pane()
  await within(found).findByRole('heading', { name, level: 2 })
  return found
}
const showTab = async (found: HTMLElement, name: RegExp) => userEvent.click(within(found).getByRole('tab', { name }))

describe('the open review', () => {
  test('opens from its row with its whole history and the notes, and is kept in the URL', async () => {
    responsesServer({ comments: [sent] }, answers)
    await startConsole('/responses?status=sent')
    const found = await openReview('Customer 1')
    expect(where()).toBe(`/responses?status=sent&comment=${sent._id}`)
    await showTab(found, /^Activity/)
    expect(await within(found).findByText('Received')).toBeTruthy()
    expect(within(found).getByText('to Nora Vance')).toBeTruthy()
    expect(within(found).getByText('Reply sent via the platform')).toBeTruthy()
    expect(within(found).getByText('Version 1')).toBeTruthy()
    await showTab(found, /^Notes/)
    expect(within(found).getByText('Asked the warehouse.')).toBeTruthy()
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(where()).toBe('/responses?status=sent'))
  })

  test('activity says once that a send was undone, and collapses more than two versions', async () => {
    const versions = [1, 2, 3].map((version) => ({ ...past.versions[0], version }))
    const details = { channel: 'platform', state: 'cancelled', reason: 'Undone before it was sent.' }
    const undone = { id: '4', kind: 'delivery', at, who: 'Nora Vance', details }
    const long = ok({ ...past, versions, happenings: [...past.happenings, undone] })
    responsesServer({ comments: [sent] }, { ...answers, [history]: long })
    await startConsole('/responses?status=sent')
    const found = await openReview('Customer 1')
    await showTab(found, /^Activity/)
    expect(await within(found).findByText('Send via the platform undone')).toBeTruthy()
    expect(within(found).queryByText('Undone before it was sent.')).toBeNull()
    const fold = within(found).getByRole('heading', { name: 'Versions 3' }).closest('details')
    expect(fold?.open).toBe(false)
  })

  test('activity says what made each version of a draft, and puts one back', async () => {
    const draft = aDraft(1)
    const versions = [
      { ...past.versions[0], author: 'Nora Vance' },
      { ...past.versions[0], version: 2, text: draft.updatedContent, how: 'warmer', author: 'Nora Vance' },
    ]
    responsesServer(
      { comments: [draft] },
      {
        [`GET /api/comments/${draft._id}/history`]: ok({ ...past, versions }),
        [`POST /api/comments/${draft._id}/presence`]: ok([]),
      },
    )
    await startConsole('/responses?status=draft')
    const found = await openReview('Customer 1')
    await showTab(found, /^Activity/)
    expect(await within(found).findByText('Built-in composer · Warmer')).toBeTruthy()
    expect(within(found).getByText('Built-in composer · First draft')).toBeTruthy()
    await press(found, 'Use this version')
    expect(await within(found).findByDisplayValue('First words')).toBe(document.activeElement)
  })

  test('opens with Enter at the cursor, and moves on to the next comment', async () => {
    const other = aComment(2)
    const empty = ok({ versions: [], happenings: [], notes: [] })
    const both = [aComment(1), other]
    const calls = Object.fromEntries(
      both.flatMap(({ _id }) => [
        [`GET /api/comments/${_id}/history`, empty],
        [`POST /api/comments/${_id}/presence`, ok([])],
      ]),
    )
    responsesServer({ comments: both }, calls)
    await startConsole('/responses')
    const newest = within(await row('Customer 2')).getByRole('article')
    await userEvent.keyboard('j')
    await waitFor(() => expect(newest.getAttribute('aria-current')).toBe('true'))
    await userEvent.keyboard('{Enter}')
    await press(await paneOf('Customer 2'), 'Next review')
    await paneOf('Customer 1')
    expect(where()).toBe(`/responses?comment=${aComment(1)._id}`)
  })

  test('shows who else views or edits the comment, live, and reports when we leave', async () => {
    let others = [{ userId: 'u2', name: 'Mara Lind', state: 'looking' }]
    const { calls, sendEvent } = responsesServer({ comments: [sent] }, { ...answers, [presence]: () => ok(others) })
    await startConsole(`/responses?status=sent&comment=${sent._id}`)
    const found = await paneOf('Customer 1')
    expect(await within(found).findByText('Mara Lind is viewing this')).toBeTruthy()
    others = [{ userId: 'u2', name: 'Mara Lind', state: 'editing' }]
    await waitFor(() => {
      sendEvent('presence', sent._id)
      expect(within(found).getByText('Mara Lind is editing')).toBeTruthy()
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(calls(presence).at(-1)?.body).toMatchObject({ state: 'left' }))
  })

  test('accepts a note that mentions a colleague, and users can remove their own', async () => {
    const add = `POST /api/comments/${sent._id}/notes`
    const remove = `DELETE /api/notes/${note.id}`
    const { calls } = responsesServer(
      { comments: [sent] },
      { ...answers, [add]: ok(note), [remove]: { body: { success: true } } },
    )
    await startConsole(`/responses?status=sent&comment=${sent._id}`)
    const found = await paneOf('Customer 1')
    await showTab(found, /^Notes/)
    const area = within(found).getByLabelText('Note for your team')
    await userEvent.type(area, 'Please look, @mar')
    await press(found, '@Mara Lind')
    await userEvent.type(area, 'thanks')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(calls(add)).toHaveLength(1))
    const mentions = ['01a1fe39-f086-7359-addd-0000000000bb']
    expect(calls(add)[0]?.body).toEqual({ text: 'Please look, @Mara Lind thanks', mentions })
    await press(found, 'Delete this note')
    await waitFor(() => expect(calls(remove)).toHaveLength(1))
  })

  test('shows a message for a comment that no longer exists', async () => {
    const gone = aComment(7)._id
    responsesServer(
      { comments: [sent] },
      { ...answers, [`GET /api/comments/${gone}`]: refusal(404, 'NOT_FOUND', 'We couldn’t find this review.') },
    )
    await startConsole(`/responses?comment=${gone}`)
    expect(await screen.findByText('This review no longer exists.')).toBeTruthy()
  })
})
