import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDelivery, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer, usualPreferences } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const id = aDraft(1)._id
const send = `POST /api/comments/${id}/send`
const undo = `DELETE /api/comments/${id}/send`
const brands = ['b', 'f'].map((BrandId, n) => ({
  BrandId,
  BrandName: ['Alder', 'Fern'][n] ?? '',
  ServiceConnected: [],
  domain: null,
  logoUrl: null,
  timezone: 'UTC',
  pendingCount: 1,
  role: 'admin',
}))

const draftOfAlder = () => aDraft(1, { brandId: 'b', BrandId: 'b' })

function world(more: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer(
    { comments: [draftOfAlder()] },
    {
      'GET /api/onboard-data': { body: { success: true, brands, data: { brands, selectedBrandId: null } } },
      'POST /api/select-brand': ({ body }) => {
        const selectedBrand = brands.find(({ BrandId }) => BrandId === (body as { brandId: string }).brandId)
        return ok({ success: true, selectedBrand })
      },
      'GET /api/preferences': ok({ ...usualPreferences, undoSeconds: 60 }),
      [send]: () => {
        server.world.comments = [{ ...draftOfAlder(), delivery: aDelivery('queued') }]
        return ok({ commentId: id, status: 'sending', channelsUsed: [], creditsUsed: 0, dueAt: '' })
      },
      [undo]: () => {
        server.world.comments = [draftOfAlder()]
        return ok(draftOfAlder())
      },
      ...more,
    },
  )
  return server
}

async function switchToFern(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Alder, switch brand' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Fern/ }))
}

test('Undo of a send goes to the brand of the review, even after another brand was selected', async () => {
  const { calls } = world()
  await startConsole('/responses?status=draft')
  const card = await openReview('Customer 1')
  await userEvent.click(within(card).getByRole('button', { name: /^Send to Judge.me/ }))
  await screen.findByRole('button', { name: 'Undo' })
  await switchToFern()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Nothing was sent. Your draft is unchanged.')).toBeTruthy()
  expect(calls(undo).map(({ headers }) => headers.get('x-brand-id'))).toEqual(['b'])
  // Fern's list has no such review.
  expect(where()).not.toContain('comment=')
})

test('another brand closes the open review and drops filters by things of the brand', async () => {
  world()
  await startConsole(`/responses?status=draft&assignee=me&tag=vip&comment=${id}&sentiment=negative`)
  await openReview('Customer 1')
  await switchToFern()
  await waitFor(() => expect(where()).toBe('/responses?status=draft&sentiment=negative'))
})

test('a bulk job that ended in the other brand long ago isn’t announced', async () => {
  const current = 'GET /api/comments/bulk'
  const job = { action: 'generate', target: 'platform', status: 'done', done: 2, failed: 0, skipped: 0, total: 2 }
  const ended = { ...job, credits: 4, startedBy: 'Nora Vance', startedById: 'user-1', startsAt: null }
  const times = { createdAt: '2026-11-01T10:00:00.000Z', finishedAt: '2026-11-01T10:01:00.000Z' }
  const { calls } = world({
    [current]: ({ headers }) => ok({ ...ended, ...times, jobId: `${headers.get('x-brand-id')}-1` }),
  })
  await startConsole('/responses?status=draft')
  await openReview('Customer 1')
  await waitFor(() => expect(calls(current).length).toBeGreaterThan(0))
  await switchToFern()
  await waitFor(() => expect(calls(current).at(-1)?.headers.get('x-brand-id')).toBe('f'))
  await expect(screen.findByRole('button', { name: 'View results' })).rejects.toThrow()
})

test('a first text is saved in the brand of its review when another brand is selected', async () => {
  const save = `PUT /api/comments/${id}/draft`
  const review = aComment(1)
  const server = responsesServer(
    { comments: [review] },
    {
      'GET /api/onboard-data': { body: { success: true, brands, data: { brands, selectedBrandId: null } } },
      'POST /api/select-brand': ok({ success: true, selectedBrand: brands[1] }),
      [save]: ok(draftOfAlder()),
    },
  )
  await startConsole('/responses')
  const pane = await openReview('Customer 1')
  await userEvent.click(within(pane).getByRole('button', { name: 'Write your own' }))
  await userEvent.type(within(pane).getByRole('textbox', { name: 'Your reply' }), 'Thank you for writing.')
  await switchToFern()
  await waitFor(() => expect(server.calls(save)).toHaveLength(1))
  expect(server.calls(save).map(({ headers }) => headers.get('x-brand-id'))).toEqual(['b'])
})
