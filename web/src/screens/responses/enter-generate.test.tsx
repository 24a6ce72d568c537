import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

test('Enter opens a review without a reply, then goes to Generate; Escape returns to its row', async () => {
  responsesServer({ comments: [aComment(1), aComment(2)] })
  await startConsole('/responses')
  await row('Customer 2')
  await userEvent.keyboard('j{Enter}')
  const generate = await screen.findByRole('button', { name: /^Generate/ })
  expect(document.activeElement?.tagName).toBe('ARTICLE')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(generate))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
  expect(screen.getByRole('region', { name: 'Open review' })).toBeTruthy()
})
