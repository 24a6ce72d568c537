import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

// The time to read has passed when the question appears: only typing keeps its buttons from being pressed.
const time = vi.hoisted(() => ({ sentence: 60_000 }))
vi.mock('../../lib/time-to-read.ts', () => ({
  TIME_TO_READ_MS: 0,
  get SENTENCE_MS() {
    return time.sentence
  },
}))
afterEach(() => {
  time.sentence = 60_000
})

const triage = 'POST /api/comments/triage-state'

test('what is typed while a question appears presses none of its buttons and runs no shortcut', async () => {
  const { calls } = responsesServer({ comments: [aDraft(1), aDraft(2)] }, { [triage]: ok([]) })
  await startConsole('/responses?status=draft')
  await openReview('Customer 2')
  await userEvent.keyboard('g')
  const question = await screen.findByRole('alertdialog', { name: 'Replace this draft?' })
  await userEvent.keyboard('e more on this n{Enter}')
  expect(question.isConnected).toBe(true)
  expect(calls(triage)).toEqual([])
  // Typing has paused.
  time.sentence = 0
  await userEvent.keyboard('o')
  await userEvent.keyboard(' ')
  await waitFor(() => expect(question.isConnected).toBe(false))
})

test('a question after a shortcut is answered at once, also by Tab and Enter', async () => {
  responsesServer({ comments: [aDraft(1), aDraft(2)] })
  await startConsole('/responses?status=draft')
  await openReview('Customer 2')
  time.sentence = 0
  await userEvent.keyboard('g')
  const question = await screen.findByRole('alertdialog', { name: 'Replace this draft?' })
  time.sentence = 60_000
  await userEvent.keyboard('no{Tab}{Enter}')
  await waitFor(() => expect(question.isConnected).toBe(false))
})
