import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'
import { besideList } from './pane/breakpoints.ts'

const call = 'POST /api/comments/triage-state'

test('z undoes the last action once, and does nothing without one', async () => {
  const { world, calls } = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    {
      [call]: ({ body }) => {
        const { triageState } = body as { triageState: 'no-reply' | 'open' }
        world.comments = world.comments.map((one) => (one._id === aComment(2)._id ? { ...one, triageState } : one))
        return ok({ changed: [aComment(2)._id] })
      },
    },
  )
  await startConsole('/responses')
  await row('Customer 2')
  await userEvent.keyboard('z')
  expect(calls(call)).toHaveLength(0)
  await userEvent.keyboard('jn')
  await screen.findByRole('button', { name: 'Undo' })
  await waitFor(() => expect(screen.queryByText('Words of customer 2')).toBeNull())
  await userEvent.keyboard('zz')
  await row('Customer 2')
  expect(calls(call).map(({ body }) => (body as { triageState: string }).triageState)).toEqual(['no-reply', 'open'])
})

test('z undoes one action after the other, the newest first, and says when there is nothing left', async () => {
  const bodies: string[] = []
  const assign = 'POST /api/comments/assign'
  const { world } = responsesServer(
    { comments: [aComment(1), aComment(2)] },
    {
      [call]: ({ body }) => {
        const { triageState } = body as { triageState: 'no-reply' | 'open' }
        bodies.push(triageState)
        world.comments = world.comments.map((one) => (one._id === aComment(2)._id ? { ...one, triageState } : one))
        return ok({ changed: [aComment(2)._id] })
      },
      [assign]: ({ body }) => {
        const { userId } = body as { userId: string | null }
        bodies.push(userId ?? 'unassigned')
        const assignee = userId === null ? null : { id: userId, name: 'Nora Vance' }
        world.comments = world.comments.map((one) => (one._id === aComment(2)._id ? { ...one, assignee } : one))
        return ok({ changed: [aComment(2)._id] })
      },
    },
  )
  await startConsole('/responses')
  await row('Customer 2')
  await userEvent.keyboard('ja')
  await screen.findByText('demo@bizamply.test')
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Assigned to Nora Vance')
  await userEvent.keyboard('n')
  await screen.findByText('Marked as no reply needed')
  await userEvent.keyboard('z')
  await row('Customer 2')
  await userEvent.keyboard('z')
  await waitFor(() => expect(bodies).toEqual(['user-1', 'no-reply', 'open', 'unassigned']))
  const undone = await screen.findByText('Assignment undone')
  expect(within(undone.closest('li') as HTMLElement).getByText('Customer 2')).toBeTruthy()
  expect(screen.getByText('“No reply needed” undone')).toBeTruthy()
  await userEvent.keyboard('z')
  expect(await screen.findByText('Nothing to undo')).toBeTruthy()
})

test('z of a triage brings the review back with the focus, so that the next key is meant for it', async () => {
  const { world } = responsesServer(
    { comments: [aComment(1), aComment(2), aComment(3)] },
    {
      [call]: ({ body }) => {
        const { commentIds, triageState } = body as { commentIds: string[]; triageState: 'no-reply' | 'open' }
        world.comments = world.comments.map((one) => (commentIds.includes(one._id) ? { ...one, triageState } : one))
        return ok({ changed: commentIds })
      },
    },
  )
  const narrow = window.matchMedia
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media === besideList })
  await startConsole('/responses')
  await row('Customer 3')
  await userEvent.keyboard('jn')
  await screen.findByRole('button', { name: 'Undo' })
  await waitFor(() => expect(screen.queryByText('Words of customer 3')).toBeNull())
  await userEvent.keyboard('z')
  const article = within(await row('Customer 3')).getByRole('article')
  await waitFor(() => expect(document.activeElement).toBe(article))
  expect(document.querySelectorAll('article[aria-current]')).toHaveLength(1)
  await userEvent.keyboard('j')
  await waitFor(async () => {
    expect(document.activeElement).toBe(within(await row('Customer 2')).getByRole('article'))
  })
})
