import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { listOf, responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const list = 'GET /api/comments'
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Calls that are canceled end at once, as in a browser. */
function abortable(): void {
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const signal = input instanceof Request ? input.signal : init?.signal
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    })
    return Promise.race([answer(input, init), aborted])
  })
}

test('the list is refreshed on a slow connection, although replies come in faster than it loads', async () => {
  let isSlow = false
  const server = responsesServer(
    { comments: [aComment(1)] },
    {
      [list]: async ({ query }) => {
        if (isSlow) await wait(900)
        return { body: listOf(server.world.comments, query) }
      },
    },
  )
  abortable()
  await startConsole('/responses')
  await row('Customer 1')
  await screen.findByText(/^Connected/)
  isSlow = true
  server.world.comments.push(aComment(2))
  for (let n = 0; n < 40; n += 1) {
    server.sendEvent('reply', aComment(1)._id)
    await wait(100)
  }
  expect(screen.queryByRole('heading', { name: 'Customer 2', level: 2 })).not.toBeNull()
})

test('a change of many reviews renews the open one', async () => {
  const { world, sendEvent } = responsesServer({ comments: [aComment(1), aComment(2, { status: 'sent' })] })
  await startConsole(`/responses?comment=${aComment(2)._id}`)
  const pane = await screen.findByRole('region', { name: 'Open review' })
  await within(pane).findByText('Words of customer 2')
  await screen.findByText(/^Connected/)
  world.comments[1] = aComment(2, { status: 'sent', content: 'Edited words' })
  sendEvent('comment', 'many')
  await waitFor(() => expect(within(pane).getByText('Edited words')).toBeTruthy())
})
