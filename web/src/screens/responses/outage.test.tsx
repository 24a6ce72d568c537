import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { listOf, ok, responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const fails = refusal(500, 'INTERNAL', 'An unexpected error occurred.')
const noViews = { all: 1, needsPerson: 3, needsReview: 0, readFirst: 0, lowRating: 0, questions: 0, mine: 0 }

test('if everything fails, the list says so alone, and its Try Again loads the rest, too', async () => {
  let isAway = true
  responsesServer(
    { comments: [aComment(1)] },
    {
      'GET /api/comments': ({ query }) => (isAway ? fails : { body: listOf([aComment(1)], query) }),
      'GET /api/comments/figures': fails,
      'GET /api/comments/up-next': fails,
      'GET /api/views': () => (isAway ? fails : { body: { success: true, data: [], builtIn: noViews } }),
    },
  )
  await startConsole('/responses')
  await screen.findByText(/Failed to fetch comments/)
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('This loads together with the list.')).toBeTruthy()
  expect(main.queryByText('—')).toBeNull()
  expect(main.getAllByRole('button', { name: 'Try Again' })).toHaveLength(1)
  expect(main.queryByText(/^Couldn’t load/)).toBeNull()
  isAway = false
  await userEvent.click(main.getByRole('button', { name: 'Try Again' }))
  await row('Customer 1')
  expect(await main.findByRole('link', { name: 'Sensitive 3' })).toBeTruthy()
  // What fails still says so itself.
  expect(await main.findByText(/^Couldn’t load what’s waiting/)).toBeTruthy()
})

test('the counts of the views move with an own action, without waiting for its events', async () => {
  let left = 1
  responsesServer(
    { comments: [aComment(1, { rating: '1' }), aComment(2)] },
    {
      'POST /api/comments/triage-state': () => {
        left = 0
        return ok({ changed: [] })
      },
      'GET /api/views': () => ({ body: { success: true, data: [], builtIn: { ...noViews, lowRating: left } } }),
    },
  )
  await startConsole('/responses')
  await screen.findByRole('link', { name: '1–2 stars 1' })
  await row('Customer 2')
  await userEvent.keyboard('jjn')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^1–2 stars/ })).toBeNull())
})
