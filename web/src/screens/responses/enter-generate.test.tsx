import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

test('Enter opens a review without a reply, then the user’s own reply, and never spends credits', async () => {
  const { calls } = responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  await row('Customer 2')
  await userEvent.keyboard('j{Enter}')
  const own = await screen.findByRole('button', { name: 'Write your own' })
  expect(document.activeElement?.tagName).toBe('ARTICLE')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(own))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your reply' }))
  expect(calls('POST /api/comments/generate')).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
  expect(screen.getByRole('region', { name: 'Open review' })).toBeTruthy()
})
