import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { listOf, ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'
import { besideList } from './pane/breakpoints.ts'

const triage = 'POST /api/comments/triage-state'
const opened = () => new URLSearchParams(location.search).get('comment')
const id = (n: number) => aComment(n)._id
const pane = () => screen.findByRole('region', { name: 'Open review' })

beforeEach(() => {
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media === besideList })
})

/** Reviews that triage changes. `until`: an undo is listed only then. */
function server({ until }: { until?: Promise<unknown> } = {}) {
  let isUndone = false
  const server = responsesServer(
    { comments: [1, 2, 3].map((n) => aComment(n)) },
    {
      [triage]: ({ body }) => {
        const { commentIds, triageState } = body as { commentIds: string[]; triageState: 'open' }
        isUndone = triageState === 'open'
        const { world } = server
        world.comments = world.comments.map((one) => (commentIds.includes(one._id) ? { ...one, triageState } : one))
        return ok({ changed: commentIds })
      },
      'GET /api/comments': async ({ query }) => {
        if (isUndone) await until
        return { body: listOf(server.world.comments, query) }
      },
    },
  )
  return server
}

test('n on the only match of a search opens nothing else, and the search is empty then', async () => {
  const { calls } = server()
  await startConsole('/responses?search=customer+2')
  await row('Customer 2')
  await userEvent.keyboard('j')
  await waitFor(() => expect(opened()).toBe(id(2)))
  await pane()
  await userEvent.keyboard('n')
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeTruthy()
  expect(opened()).toBeNull()
  expect(calls(triage)).toHaveLength(1)
})

test('n on the last row opens nothing, and the row above gets the cursor', async () => {
  server()
  await startConsole('/responses')
  await openReview('Customer 1')
  await userEvent.keyboard('n')
  await waitFor(() => expect(opened()).toBeNull())
  await waitFor(async () =>
    expect(
      within(await row('Customer 2'))
        .getByRole('article')
        .getAttribute('aria-current'),
    ).toBe('true'),
  )
})

test('until Undo has brought the row back, no other row has the focus while its review is open', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { calls } = server({ until: promise })
  await startConsole('/responses')
  await row('Customer 3')
  await userEvent.keyboard('jn')
  await screen.findByRole('button', { name: 'Undo' })
  await waitFor(() => expect(screen.queryByText('Words of customer 3')).toBeNull())
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
  await userEvent.keyboard('z')
  await within(await pane()).findByRole('heading', { name: 'Customer 3' })
  expect(document.activeElement?.id).toBe('review-list')
  expect(document.querySelectorAll('article[aria-current]')).toHaveLength(0)
  resolve(undefined)
  await waitFor(() => expect(document.activeElement?.matches(`[data-comment="${id(3)}"] > article`)).toBe(true))
  expect(calls(triage)).toHaveLength(2)
})

test('a review that isn’t in the list has no position', async () => {
  server()
  await startConsole(`/responses?search=customer+2&comment=${id(1)}`)
  await row('Customer 2')
  const review = await pane()
  await within(review).findByRole('heading', { name: 'Customer 1' })
  expect(within(review).queryByText(/^\d+ of \d+$/)).toBeNull()
})

test('while the selection has the pane, only selected rows stand out', async () => {
  server()
  await startConsole('/responses')
  await openReview('Customer 3')
  await userEvent.click(within(await row('Customer 1')).getByRole('checkbox'))
  await screen.findByRole('region', { name: 'Selection summary' })
  expect(opened()).toBe(id(3))
  const tinted = [...document.querySelectorAll<HTMLElement>('article.bg-selected')]
  expect(tinted.map((one) => one.closest<HTMLElement>('[data-comment]')?.dataset['comment'])).toEqual([id(1)])
})
