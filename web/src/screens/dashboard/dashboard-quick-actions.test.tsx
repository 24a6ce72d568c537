import type { MemberRole } from '@bizamply/contract/roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BrandProvider, useBrands } from '../../lib/brand-context.tsx'
import { session } from '../../lib/session.ts'
import { aComment, aDraft } from '../../testing/comments.ts'
import { nora } from '../../testing/fake-server.ts'
import { inRouter } from '../../testing/in-router.tsx'
import { anOverview } from '../../testing/overview.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press } from '../../testing/rows.ts'
import { DashboardQuickActions } from './dashboard-quick-actions.tsx'

const quoteCall = 'POST /api/comments/bulk/quote'
const startCall = 'POST /api/comments/bulk'

async function show(memberRole: MemberRole = 'editor') {
  let running = false
  const leftOut = [{ reason: 'risky', message: 'A person must read it first.', count: 3, commentId: 'c1' }]
  const server = responsesServer(
    { user: { ...nora, memberRole }, comments: [aComment(1), aDraft(2)] },
    {
      [quoteCall]: ok({
        count: 135,
        credits: 270,
        available: 3412,
        leftOut,
        toRead: [],
        otherwise: leftOut,
        first: [aComment(1)._id, aDraft(2)._id],
        critical: 0,
        cut: false,
        previews: [
          {
            commentId: aComment(1)._id,
            customerName: 'Customer 1',
            platform: 'judgeme',
            productTitle: null,
            rating: 5,
            content: 'Words of 1',
            reply: null,
          },
          {
            commentId: aDraft(2)._id,
            customerName: 'Customer 2',
            platform: 'judgeme',
            productTitle: 'Canvas Bag',
            rating: 4,
            content: 'Words of 2',
            reply: 'Thanks, 2.',
          },
        ],
        ratings: [
          { name: '5', count: 9 },
          { name: 'none', count: 2 },
        ],
        languages: [
          { name: 'en', count: 40 },
          ...['de', 'fr', 'es', 'ja', 'it'].map((name) => ({ name, count: 1 })),
          { name: 'none', count: 2 },
        ],
      }),
      'GET /api/comments/bulk': () => ok(running ? { ...job, status: 'running' } : null),
      [startCall]: () => {
        running = true
        return { body: { success: true, jobId: job.jobId, data: { jobId: job.jobId } } }
      },
    },
  )
  session.signedIn({ token: 't', user: server.world.user }, true)
  await inRouter(
    <BrandProvider>
      <WithBrand />
    </BrandProvider>,
  )
  await screen.findByText('Alder')
  return server
}

function WithBrand() {
  const { brand } = useBrands()
  if (!brand) return null
  return (
    <>
      <p>{brand.BrandName}</p>
      <DashboardQuickActions data={anOverview()} place="title" isTight={false} />
    </>
  )
}

const job = {
  jobId: '01a1fe39-f086-7359-addd-0000000000dd',
  action: 'generate',
  target: 'platform',
  done: 3,
  failed: 1,
  skipped: 0,
  total: 135,
  credits: 6,
  startedBy: 'Nora Vance',
  startedById: 'user-1',
  startsAt: null,
  createdAt: '2026-11-21T13:05:00.000Z',
  finishedAt: null,
}
const window = { from: '2026-11-15', to: '2026-11-21', triageState: 'open' }

test('replies to waiting comments in the range start after a preview of the total and the skipped ones', async () => {
  const { calls } = await show()
  await userEvent.click(await screen.findByRole('button', { name: /^Generate 138 replies\s*276 credits$/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Generate replies' })
  expect(dialog.textContent).toContain('For 138 new reviews from the last 7 days.')
  expect(await within(dialog).findByText('Up to 270 credits')).toBeTruthy()
  expect(within(dialog).getByText('A person must read it first')).toBeTruthy()
  const filter = { ...window, status: 'pending' }
  expect(calls(quoteCall).at(-1)?.body).toEqual({ action: 'generate', target: 'platform', filter })
  expect(calls(startCall)).toHaveLength(0)
  await press(dialog, /^Generate 135 replies\s*270 credits$/)
  expect((await screen.findByText('4 of 135')).closest('[role=group]')?.textContent).toContain(
    'Generating responses...',
  )
  expect(calls(startCall)[0]?.body).toEqual({ action: 'generate', target: 'platform', filter })
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/responses')
})

test('drafts in the range are sent the same way', async () => {
  const { calls } = await show()
  await userEvent.click(await screen.findByRole('button', { name: /^Send 74 drafts\s*74 credits$/ }))
  await screen.findByRole('dialog', { name: 'Send drafts' })
  const filter = { ...window, status: 'draft' }
  const asked = { action: 'send', target: 'platform', includeCritical: false, filter }
  await waitFor(() => expect(calls(quoteCall).at(-1)?.body).toEqual(asked))
})

test('the dialog says how the reviews are rated, in which languages they are, which are sensitive, and shows the first, without what is skipped', async () => {
  const { calls } = await show()
  await userEvent.click(await screen.findByRole('button', { name: /^Generate 138 replies/ }))
  const dialog = await screen.findByRole('dialog')
  const rows = async (title: string) =>
    within((await within(dialog).findByRole('heading', { name: title })).parentElement ?? dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(await rows('Rating')).toEqual(['5 stars9', 'No rating2'])
  expect(await rows('Language')).toEqual(['English40', 'German1', 'French1', 'Spanish1', 'Other2', 'Unknown2'])
  expect(within(dialog).getByText('3 sensitive reviews.')).toBeTruthy()
  expect(within(dialog).getByRole('list', { name: 'First reviews' })).toBeTruthy()
  expect(within(dialog).getByRole('link', { name: 'View all 138' }).getAttribute('href')).toBe(
    '/responses?from=2026-11-15&to=2026-11-21',
  )
  const asked = Object.fromEntries(calls('GET /api/comments/facets').at(-1)?.query ?? [])
  expect(asked).toMatchObject({ ...window, status: 'pending' })
})

test('before drafts are sent, the dialog shows the replies that will be published; before drafting, only reviews', async () => {
  await show()
  await userEvent.click(await screen.findByRole('button', { name: /^Send 74 drafts/ }))
  const replies = within(await screen.findByRole('list', { name: 'Replies to be sent' }))
  expect(replies.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Customer 1Judge.meWords of 1',
    'Customer 2Judge.meCanvas BagWords of 2Reply: Thanks, 2.',
  ])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: /^Generate 138 replies/ }))
  const pending = within(await screen.findByRole('list', { name: 'First reviews' }))
  expect(pending.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText('Reply:')).toBeNull()
})

test('viewers don’t see quick actions, and no quote is requested for them', async () => {
  const { calls } = await show('viewer')
  expect(screen.queryByRole('region', { name: 'Quick actions' })).toBeNull()
  expect(calls('GET /api/comments/bulk')).toHaveLength(0)
})
