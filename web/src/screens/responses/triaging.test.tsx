import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer, usualPreferences } from '../../testing/responses-server.ts'
import { openReview, press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const changed = ok({ changed: [] })
const setTriageState = 'POST /api/comments/triage-state'
const two = () => ({ comments: [aComment(1), aComment(2)] })

/** A server that returns hidden or snoozed comments in that state. */
function shelvingServer() {
  const server = responsesServer(two(), {
    [setTriageState]: ({ body }) => {
      const { commentIds, triageState } = body as { commentIds: string[]; triageState: 'open' }
      server.world.comments = server.world.comments.map((one) =>
        commentIds.includes(one._id) ? { ...one, triageState } : one,
      )
      return changed
    },
  })
  return server
}

describe('changing the triage state', () => {
  test('hides immediately, moves to the next row, and Undo restores it', async () => {
    const { calls } = shelvingServer()
    await startConsole('/responses')
    await row('Customer 2')
    await userEvent.keyboard('j#')
    await waitFor(() => expect(screen.queryByText('Words of customer 2')).toBeNull())
    expect(calls(setTriageState)[0]?.body).toEqual({ commentIds: [aComment(2)._id], triageState: 'hidden' })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await row('Customer 2')
    expect(calls(setTriageState)[1]?.body).toEqual({ commentIds: [aComment(2)._id], triageState: 'open' })
  })

  test('n does nothing on a sent reply, and stays at its row', async () => {
    const { calls } = responsesServer({ comments: [aDraft(1, { status: 'sent' }), aDraft(2, { status: 'sent' })] })
    await startConsole('/responses?status=sent')
    const article = within(await row('Customer 2')).getByRole('article')
    await userEvent.keyboard('jn')
    await waitFor(() => expect(document.activeElement).toBe(article))
    expect(calls(setTriageState)).toHaveLength(0)
  })

  test('reverts with an error if the server rejects it', async () => {
    responsesServer(two(), { [setTriageState]: refusal(403, 'FORBIDDEN', 'Your role doesn’t allow this.') })
    await startConsole('/responses')
    await row('Customer 2')
    await userEvent.keyboard('jm')
    expect(await screen.findByText('Couldn’t save. Nothing changed.')).toBeTruthy()
    await row('Customer 2')
  })

  test('snoozes until tomorrow at nine with a reason', async () => {
    const { calls } = shelvingServer()
    await startConsole('/responses')
    await row('Customer 2')
    await userEvent.keyboard('js')
    const dialog = await screen.findByRole('dialog', { name: 'Snooze this review' })
    await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Waits for stock')
    await press(dialog, /^Tomorrow/)
    const body = calls(setTriageState)[0]?.body as { until: string; reason: string; triageState: string }
    expect([body.triageState, body.reason]).toEqual(['snoozed', 'Waits for stock'])
    const until = new Date(body.until)
    expect([until.getHours(), until.getMinutes()]).toEqual([9, 0])
    await waitFor(() => expect(screen.queryByText('Words of customer 2')).toBeNull())
  })
})

test('a custom time comes from the calendar and a list of times; days that are over can’t be chosen', async () => {
  const { calls } = shelvingServer()
  await startConsole('/responses')
  await row('Customer 2')
  await userEvent.keyboard('js')
  const dialog = await screen.findByRole('dialog', { name: 'Snooze this review' })
  expect(dialog.querySelector('input[type=datetime-local]')).toBeNull()
  expect(within(dialog).getByRole('button', { name: 'Snooze' }).getAttribute('aria-disabled')).toBe('true')
  await press(dialog, 'Snooze')
  expect(calls(setTriageState)).toHaveLength(0)
  await press(dialog, 'Custom time: Choose a date')
  const calendar = await screen.findByRole('dialog', { name: 'Custom time' })
  await press(calendar, /next month/i)
  const day = within(calendar)
    .getAllByRole('gridcell')
    .find(({ textContent }) => textContent === '15')
  await userEvent.click(within(day ?? document.body).getByRole('button'))
  await userEvent.selectOptions(await within(dialog).findByLabelText('Custom time, time'), '16:30')
  await press(dialog, 'Snooze')
  const body = calls(setTriageState)[0]?.body as { until: string }
  const until = new Date(body.until)
  expect([until.getDate(), until.getHours(), until.getMinutes()]).toEqual([15, 16, 30])
})

describe('people and tags', () => {
  test('Enter does nothing before the members have loaded; then it assigns the review to you', async () => {
    let load = (): void => undefined
    const loaded = new Promise<void>((resolve) => (load = resolve))
    const { calls } = responsesServer(two(), {
      'GET /api/members': async () => {
        await loaded
        return ok([{ id: 'user-1', name: 'Nora Vance', email: 'demo@bizamply.test', role: 'admin' }])
      },
    })
    await startConsole('/responses')
    await row('Customer 2')
    await userEvent.keyboard('ja')
    const dialog = await screen.findByRole('dialog', { name: 'Assign this review' })
    expect(await within(dialog).findByText('Loading members...')).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(calls('POST /api/comments/assign')).toHaveLength(0)
    load()
    const options = await within(dialog).findAllByRole('option')
    expect(options.map((it) => it.textContent)).toEqual(['Unassignedselected', 'NVNora Vance (you)demo@bizamply.test'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(calls('POST /api/comments/assign')[0]?.body).toMatchObject({ userId: 'user-1' }))
  })

  test('i finds a member by name and assigns the comment; the row shows who', async () => {
    const { calls, world } = responsesServer(two(), {
      'POST /api/comments/assign': () => {
        world.comments[1] = aComment(2, { assignee: { id: 'm', name: 'Mara Lind' } })
        return changed
      },
    })
    await startConsole('/responses')
    await row('Customer 2')
    await userEvent.keyboard('ji')
    await screen.findByRole('dialog', { name: 'Assign this review' })
    await screen.findByText('Mara Lind')
    expect(screen.queryByText('Vito Rahn'), 'who may only read').toBeNull()
    await userEvent.keyboard('mara{Enter}')
    await waitFor(() => expect(calls('POST /api/comments/assign')).toHaveLength(1))
    expect(within(await row('Customer 2')).getByText(/Mara Lind/)).toBeTruthy()
  })

  test('t adds an existing tag and creates a new one', async () => {
    const { calls, world } = responsesServer(two(), {
      'POST /api/comments/tag': ({ body }) => {
        const { tags = [] } = world.comments[1] ?? {}
        world.comments[1] = aComment(2, { tags: [...tags, ...(body as { add: string[] }).add] })
        return changed
      },
    })
    await startConsole('/responses')
    await row('Customer 2')
    await userEvent.keyboard('jt')
    const dialog = await screen.findByRole('dialog', { name: 'Tag this review' })
    await userEvent.click(await within(dialog).findByText('wholesale'))
    await userEvent.keyboard('broken strap')
    await userEvent.click(await within(dialog).findByText('Create tag “broken strap”'))
    await waitFor(() => expect(calls('POST /api/comments/tag')).toHaveLength(2))
    const bodies = calls('POST /api/comments/tag').map(({ body }) => body as { add: string[]; remove: string[] })
    expect(bodies.map(({ add, remove }) => [add, remove])).toEqual([
      [['wholesale'], []],
      [['broken strap'], []],
    ])
    await press(dialog, 'Done')
    const card = within(await row('Customer 2'))
    expect(card.getByText('wholesale')).toBeTruthy()
    expect(card.getByTitle('wholesale, broken strap')).toBeTruthy()
    expect(within(await openReview('Customer 2')).getByText('broken strap')).toBeTruthy()
  })

  test('actions apply to the whole selection', async () => {
    const { calls } = responsesServer(two(), { 'POST /api/comments/assign': changed })
    await startConsole('/responses')
    await row('Customer 2')
    await userEvent.keyboard('jxjx')
    await userEvent.keyboard('i')
    await screen.findByRole('dialog', { name: 'Assign 2 reviews' })
    await screen.findByText('Mara Lind')
    await userEvent.keyboard('mara{Enter}')
    await waitFor(() => expect(calls('POST /api/comments/assign')).toHaveLength(1))
    const body = calls('POST /api/comments/assign')[0]?.body as { commentIds: string[] }
    expect(body.commentIds).toEqual([aComment(2)._id, aComment(1)._id])
  })
})

describe('the detected traits', () => {
  const angry = aComment(1, {
    sentiment: 'negative',
    topicsBad: ['size'],
    risks: ['injury'],
    evidence: [
      { of: 'sentiment', words: ['awful'] },
      { of: 'topic:size', words: ['too small'] },
      { of: 'risk:injury', words: ['burned'] },
    ],
  })

  test('are shown with the words that decided them, and risks with their consequences', async () => {
    responsesServer({ comments: [angry] })
    await startConsole('/responses')
    const card = await row('Customer 1')
    expect(within(card).getByText('Sensitive: Injury. Replies can’t be sent in bulk.')).toBeTruthy()
    await press(await openReview('Customer 1'), /^Detected in this review/)
    const popover = await screen.findByRole('dialog', { name: 'Detected in this review' })
    expect(popover.textContent).toContain('Negative: awful')
    expect(popover.textContent).toContain('Size and fit: too small')
    expect(popover.textContent).toContain('Injury: burned')
  })

  test('can be corrected', async () => {
    const correct = `PUT /api/comments/${angry._id}/reading`
    const { calls } = responsesServer({ comments: [angry] }, { [correct]: () => ok({ ...angry, sentiment: 'mixed' }) })
    await startConsole('/responses')
    await press(await openReview('Customer 1'), /^Detected in this review/)
    await press(await screen.findByRole('dialog', { name: 'Detected in this review' }), 'Edit')
    const dialog = await screen.findByRole('dialog', { name: 'Correct what we detected' })
    await press(dialog, 'Mixed')
    await press(dialog, 'Size and fit: Positive')
    await press(dialog, 'Injury')
    await press(dialog, 'Save correction')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls(correct)[0]?.body).toEqual({
      sentiment: 'mixed',
      language: 'en',
      topicsGood: ['size'],
      topicsBad: [],
      risks: [],
      spam: false,
    })
  })
})

describe('keys', () => {
  test('with a single letter can be turned off; arrow keys stay', async () => {
    const { calls } = responsesServer(two(), {
      'PUT /api/preferences': ({ body }) => ok({ ...usualPreferences, ...(body as object) }),
    })
    await startConsole('/responses')
    await row('Customer 2')
    await userEvent.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Single-key shortcuts' }))
    await waitFor(() => expect(calls('PUT /api/preferences')[0]?.body).toEqual({ singleKeys: false }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('jx')
    expect(screen.queryByText('1 selected')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    const card = await row('Customer 2')
    expect(within(card).getByRole('article').getAttribute('aria-current')).toBe('true')
  })
})
