import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const triage = 'POST /api/comments/triage-state'

// Another review each time, as the browser keeps the state of a send.
test.each([
  ['n', 11],
  ['s', 12],
  ['#', 13],
  ['{Backspace}', 14],
  ['g', 15],
])('%s does nothing to a review whose send the server hasn’t answered yet', async (key, n) => {
  const send = `POST /api/comments/${aDraft(n)._id}/send`
  const { calls } = responsesServer(
    { comments: [aDraft(n)] },
    { [send]: () => new Promise(() => undefined), [triage]: ok({ changed: [] }) },
  )
  await startConsole('/responses?status=draft')
  const card = await openReview(`Customer ${n}`)
  await userEvent.click(within(card).getByRole('button', { name: /^Send to Judge.me/ }))
  await waitFor(() => expect(calls(send)).toHaveLength(1))
  card.querySelector('article')?.focus()
  await userEvent.keyboard(key)
  expect(await screen.findByText('Sending this reply')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(calls(triage)).toEqual([])
})
