import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { nora } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const spam = aComment(1, { spam: true, evidence: [{ of: 'spam', words: ['my channel'] }] })
const state = 'POST /api/comments/triage-state'
const correct = `PUT /api/comments/${spam._id}/reading`

test('spam is named in its row, with what says so, and hidden first', async () => {
  const { calls } = responsesServer({ comments: [spam, aComment(2)] })
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  expect(screen.getAllByText('Spam').length).toBeGreaterThan(1)
  expect(within(pane).getByText(/^This looks like spam\./)).toBeTruthy()
  await press(pane, /^Hide/)
  await waitFor(() => expect(calls(state)[0]?.body).toMatchObject({ commentIds: [spam._id], triageState: 'hidden' }))
  expect(within(await openReview('Customer 2')).queryByText('Spam')).toBeNull()
})

test('a viewer of spam is offered nothing to press', async () => {
  responsesServer({ comments: [spam], user: { ...nora, memberRole: 'viewer' as const } })
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  expect(within(pane).queryByRole('button', { name: /^Hide/ })).toBeNull()
})

test('what isn’t spam can be corrected', async () => {
  const { calls } = responsesServer(
    { comments: [spam] },
    { [correct]: ok({ ...spam, spam: false, evidence: [], corrected: true }) },
  )
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  await press(pane, /^Detected in this review/)
  const found = await screen.findByRole('dialog')
  expect(found.textContent).toContain('my channel')
  await press(found, 'Edit')
  const dialog = await screen.findByRole('dialog', { name: 'Correct what we detected' })
  const chip = within(dialog).getByRole('button', { name: 'Spam', pressed: true })
  await userEvent.click(chip)
  await press(dialog, 'Save correction')
  await waitFor(() => expect(calls(correct)[0]?.body).toMatchObject({ spam: false }))
})
