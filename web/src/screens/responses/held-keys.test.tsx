import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const setTriageState = 'POST /api/comments/triage-state'

/** A key that is held: pressed once, then repeated by the keyboard. */
function hold(key: string, times: number) {
  for (let n = 0; n < times; n++) fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat: n > 0 })
}

test('a key that is held changes one review, not one after the other', async () => {
  const comments = [1, 2, 3, 4].map((n) => aComment(n))
  const { calls } = responsesServer({ comments }, { [setTriageState]: ok({ changed: [] }) })
  await startConsole('/responses')
  await row('Customer 4')
  await userEvent.keyboard('j')
  hold('n', 8)
  await waitFor(() => expect(screen.queryByText('Words of customer 4')).toBeNull())
  hold('Backspace', 8)
  await waitFor(() => expect(screen.queryByText('Words of customer 3')).toBeNull())
  await row('Customer 2')
  expect(calls(setTriageState).map(({ body }) => (body as { commentIds: string[] }).commentIds.length)).toEqual([1, 1])
})

test('a held j moves on', async () => {
  responsesServer({ comments: [1, 2, 3, 4].map((n) => aComment(n)) })
  await startConsole('/responses')
  await row('Customer 4')
  await userEvent.keyboard('j')
  hold('j', 3)
  const article = within(await row('Customer 1')).getByRole('article')
  await waitFor(() => expect(document.activeElement).toBe(article))
})
