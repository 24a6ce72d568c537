import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { aPage, id, oneCall } from '../../testing/projects.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const quote = 'POST /api/comments/bulk/quote'
const page = { [oneCall]: ok(aPage()) }

test('a project’s comment list names the project, filters by it, and can be cleared', async () => {
  const server = responsesServer({ comments: [aComment(1)] }, page)
  await startConsole(`/responses?project=${id(1)}`)
  const chip = await screen.findByRole('button', { name: 'Remove filter Project Zip that catches' })
  expect(server.calls('GET /api/comments').at(-1)?.query.get('project')).toBe(id(1))
  await userEvent.click(chip)
  await waitFor(() => expect(where()).toBe('/responses'))
  await waitFor(() => expect(server.calls('GET /api/comments').at(-1)?.query.get('project')).toBeNull())
})

test('drafting replies for a project shows the price first, and canceling starts nothing', async () => {
  const server = responsesServer(
    { comments: [aComment(1)] },
    { ...page, [quote]: refusal(500, 'INTERNAL', 'It broke.') },
  )
  await startConsole(`/responses?project=${id(1)}&bulk=generate`)
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(server.calls(quote)).not.toHaveLength(0))
  expect(server.calls(quote)[0]?.body).toEqual({
    action: 'generate',
    target: 'platform',
    filter: { project: id(1), status: 'pending' },
  })
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(where()).toBe(`/responses?project=${id(1)}`))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.calls('POST /api/comments/bulk')).toHaveLength(0)
})

test('viewers are not offered drafts', async () => {
  const server = responsesServer({ comments: [aComment(1)], user: { ...nora, memberRole: 'viewer' } }, page)
  await startConsole(`/responses?project=${id(1)}&bulk=generate`)
  await screen.findByRole('button', { name: /^Remove filter Project / })
  expect(server.calls(quote)).toHaveLength(0)
})

test('comments can be searched, selected, and linked; a failure keeps the selection', async () => {
  let times = 0
  const link = `POST /api/projects/${id(1)}/comments`
  const comment = aComment(1, { content: 'The zip broke' })
  const server = responsesServer(
    { comments: [comment] },
    {
      ...page,
      'GET /api/comments': ({ query }) => ({
        body: {
          success: true,
          data: query.get('search') === 'nothing' ? [] : [comment],
          pagination: { nextCursor: null, limit: 20 },
          counts: { pending: 1, draft: 0, sent: 0 },
        },
      }),
      [link]: () => {
        times += 1
        return times === 1 ? refusal(500, 'INTERNAL', 'It broke.') : ok({ changed: 1 })
      },
    },
  )
  await startConsole(`/projects/${id(1)}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Link reviews' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Link reviews' }))
  await userEvent.type(dialog.getByRole('searchbox'), 'nothing')
  await dialog.findByText('No matching reviews.')
  await userEvent.clear(dialog.getByRole('searchbox'))
  await userEvent.click(await dialog.findByRole('checkbox', { name: /The zip broke/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Link 1 review' }))
  await dialog.findByText('Couldn’t link the reviews. It broke.')
  await userEvent.click(dialog.getByRole('button', { name: 'Link 1 review' }))
  await screen.findByText('1 review linked')
  expect(server.calls(link)[1]?.body).toEqual({ commentIds: [comment._id] })
})
