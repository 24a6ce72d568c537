import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const time = vi.hoisted(() => ({ toRead: 60_000 }))
vi.mock('../../lib/time-to-read.ts', () => ({
  get TIME_TO_READ_MS() {
    return time.toRead
  },
}))

const triage = 'POST /api/comments/triage-state'

test('what is typed while a question appears presses none of its buttons and runs no shortcut', async () => {
  const { calls } = responsesServer({ comments: [aDraft(1), aDraft(2)] }, { [triage]: ok([]) })
  await startConsole('/responses?status=draft')
  await openReview('Customer 2')
  await userEvent.keyboard('g')
  const question = await screen.findByRole('alertdialog', { name: 'Replace this draft?' })
  await userEvent.keyboard(' more on this n{Enter}')
  expect(question.isConnected).toBe(true)
  expect(calls(triage)).toEqual([])
  time.toRead = 0
  await userEvent.keyboard(' ')
  await waitFor(() => expect(question.isConnected).toBe(false))
})
