import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const path = (n: number) => `/api/comments/${aComment(n)._id}/presence`

test('moving to another review reports once that it is open; only closing it reports that it was left', async () => {
  const { seen } = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    { [`POST ${path(1)}`]: ok([]), [`POST ${path(2)}`]: ok([]) },
  )
  const reports = () =>
    seen.filter((one) => one.path.endsWith('/presence')).map((one) => [one.path, (one.body as { state: string }).state])
  await startConsole('/responses')
  const pane = await openReview('Customer 2')
  await waitFor(() => expect(reports().at(-1)).toEqual([path(2), 'looking']))
  const before = reports().length
  await userEvent.keyboard('j')
  await within(pane).findByRole('heading', { name: 'Customer 1' })
  await waitFor(() => expect(reports().slice(before)).toEqual([[path(1), 'looking']]))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(where()).toBe('/responses'))
  await waitFor(() => expect(reports().slice(before + 1)).toEqual([[path(1), 'left']]))
})
