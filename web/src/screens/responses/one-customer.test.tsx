import type { PersonItem, Timeline } from '@bizamply/contract/people'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer, somebodyNew } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const comment = aComment(1)
const call = `GET /api/comments/${comment._id}/person`
const at = '2026-11-20T09:00:00.000Z'
const written = (n: number): PersonItem => ({
  kind: 'comment',
  at,
  commentId: `c${n}`,
  platform: 'judgeme',
  status: 'pending',
  rating: 2,
  text: `Earlier words ${n}`,
  product: 'Kettle',
})

async function show(timeline: () => ReturnType<typeof refusal>) {
  responsesServer(
    { comments: [comment] },
    {
      [`GET /api/comments/${comment._id}/history`]: ok({ versions: [], happenings: [], notes: [] }),
      [`POST /api/comments/${comment._id}/presence`]: ok([]),
      [call]: timeline,
    },
  )
  await startConsole(`/responses?comment=${comment._id}`)
  const pane = await screen.findByRole('region', { name: 'Open review' })
  const title = await within(pane).findByRole('heading', { name: 'This customer' })
  return within(title.closest('section') ?? pane)
}

const known = (more: Partial<Timeline>): Timeline => ({ ...somebodyNew, comments: 6, answered: 3, ...more })

test('the customer’s other comments, replies, messages, and discounts are shown, with more on demand', async () => {
  const items: PersonItem[] = [
    { kind: 'message', at, direction: 'in', text: 'Thank you!', status: 'received' },
    { kind: 'code', at, commentId: 'c1', code: 'SORRY15', used: 1 },
    { kind: 'reply', at, commentId: 'c1', platform: 'judgeme', text: 'Sorry to hear.', answeredElsewhere: false },
    written(1),
    written(2),
    { ...written(3), commentId: comment._id, text: 'This very comment' } as PersonItem,
  ]
  const section = await show(() => ok(known({ rating: 3.5, rated: 4, items })))
  expect(await section.findByText(/^6 reviews since .+, 3 replied, 3\.5 average$/)).toBeTruthy()
  expect(section.getByText('Same email address.')).toBeTruthy()
  expect(section.getByText('WhatsApp message received')).toBeTruthy()
  expect(section.getByText('Code SORRY15')).toBeTruthy()
  expect(section.getByText('used once')).toBeTruthy()
  expect(section.getByText('Your reply')).toBeTruthy()
  expect(section.getByRole('link', { name: 'Kettle' }).getAttribute('href')).toBe('/responses?highlight=c1')
  expect(section.queryByText('Earlier words 2')).toBeNull()
  await userEvent.click(section.getByRole('button', { name: 'Show 1 more' }))
  expect(section.getByText('Earlier words 2')).toBeTruthy()
  expect(section.queryByText('This very comment')).toBeNull()
})

test('a match by name only is marked as uncertain', async () => {
  const section = await show(() => ok(known({ match: 'name', items: [written(1)] })))
  expect(await section.findByText('Same name on Judge.me. May be a different person.')).toBeTruthy()
})

test('an unknown author, no other comments, and a failure each have a message', async () => {
  let answer: ReturnType<typeof refusal> = refusal(503, 'INTERNAL_ERROR', 'The database is away.')
  const section = await show(() => answer)
  expect(await section.findByText('Couldn’t load this customer’s history. The database is away.')).toBeTruthy()
  answer = ok(known({ match: 'none' }))
  await userEvent.click(section.getByRole('button', { name: 'Try Again' }))
  expect(await section.findByText('This review doesn’t show who wrote it.')).toBeTruthy()
})
