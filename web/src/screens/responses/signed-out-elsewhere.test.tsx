import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { responsesServer, streamOf } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const stream = 'GET /api/events'
const signedOut = () => ({ body: streamOf('event: signed-out\ndata: {}\n\n') })

test('a tab that was signed out elsewhere goes to sign-in, and stops polling', async () => {
  const gone = refusal(401, 'UNAUTHENTICATED', 'Sign in to continue.')
  const { calls } = responsesServer(
    { comments: [aComment(1)] },
    { [stream]: (_, times) => (times === 1 ? signedOut() : gone) },
  )
  await startConsole('/responses')
  await waitFor(() => expect(where()).toBe('/login?returnUrl=%2Fresponses'))
  expect(calls(stream)).toHaveLength(2)
})

test('a server that keeps rejecting the session is retried only with pauses', async () => {
  const { calls } = responsesServer({ comments: [aComment(1)] }, { [stream]: signedOut })
  await startConsole('/responses')
  await row('Customer 1')
  expect(await screen.findByText(/^Reconnecting/)).toBeTruthy()
  expect(calls(stream).length).toBeLessThan(5)
})
