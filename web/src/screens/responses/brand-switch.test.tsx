import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aDelivery, aDraft } from '../../testing/comments.ts'
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

function world() {
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
})

test('another brand closes the open review and drops filters by things of the brand', async () => {
  world()
  await startConsole(`/responses?status=draft&assignee=me&tag=vip&comment=${id}&sentiment=negative`)
  await openReview('Customer 1')
  await switchToFern()
  await waitFor(() => expect(where()).toBe('/responses?status=draft&sentiment=negative'))
})
