import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => vi.restoreAllMocks())

const triage = 'POST /api/comments/triage-state'
const send = '{Control>}{Enter}{/Control}'
const aMoment = () => new Promise((resume) => setTimeout(resume, 500))

const focusRow = async (name: string) =>
  within(await row(name))
    .getByRole('article')
    .focus()

test('keys that open a review instead of sending its reply take the sentence after them along', async () => {
  const { calls } = responsesServer({ comments: [aDraft(1), aDraft(2)] }, { [triage]: ok({ changed: [] }) })
  await startConsole('/responses?status=draft')
  await focusRow('Customer 2')
  // The time stands still, so that the review opens soon after the keys.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  await userEvent.keyboard(send)
  await screen.findByRole('region', { name: 'Open review' })
  await userEvent.keyboard('so sorry')
  await aMoment()
  expect(calls(triage)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['so sorry', 'and', 'thanks'])(
  'a sentence after a send that is refused runs no shortcut (%s)',
  async (words) => {
    const { calls } = responsesServer({ comments: [aComment(1), aComment(2)] }, { [triage]: ok({ changed: [] }) })
    await startConsole('/responses')
    await openReview('Customer 2')
    await focusRow('Customer 2')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    await userEvent.keyboard(send)
    expect(await screen.findByText('Write or generate a reply first')).toBeTruthy()
    await userEvent.keyboard(words)
    await aMoment()
    expect(calls(triage)).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a letter alone is still a shortcut after a send that is refused', async () => {
  const { calls } = responsesServer({ comments: [aComment(1), aComment(2)] }, { [triage]: ok({ changed: [] }) })
  await startConsole('/responses')
  await openReview('Customer 2')
  await focusRow('Customer 2')
  await userEvent.keyboard(send)
  await screen.findByText('Write or generate a reply first')
  await userEvent.keyboard('n')
  await waitFor(() => expect(calls(triage)).toHaveLength(1))
})
