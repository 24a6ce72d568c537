import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const id = aComment(1)._id
const limit = 'Alder & Co used 40 of today’s 40 credits.'

test.each([
  [
    'INSUFFICIENT_CREDITS',
    'Not enough credits.',
    /^Not sent.*1.*0.*Nothing was charged\./,
    'Buy credits',
    '/plans#packs',
  ],
  ['SPENDING_LIMIT_REACHED', limit, /^Not sentAlder & Co used 40/, 'Change limits', '/settings?tab=credits'],
  ['PLAN_LIMIT', 'The Free plan has no replies.', /^Not sentThe Free plan/, 'Compare plans', '/plans'],
] as const)('a send that %s refuses links to the next step', async (code, message, words, link, href) => {
  const details = { needed: 1, available: 0 }
  responsesServer(
    { comments: [aDraft(1)] },
    { [`POST /api/comments/${id}/send`]: refusal(402, code, message, details) },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await press(pane, /^Send to Judge.me/)
  const alert = await within(pane).findByRole('alert')
  expect(alert.textContent).toMatch(words)
  expect(within(alert).getByRole('link', { name: link }).getAttribute('href')).toBe(href)
})

test('a refused send has no link for those who may not change limits', async () => {
  responsesServer(
    { comments: [aDraft(1)], user: { ...nora, memberRole: 'editor' as const } },
    { [`POST /api/comments/${id}/send`]: refusal(402, 'SPENDING_LIMIT_REACHED', limit) },
  )
  await startConsole('/responses?status=draft')
  const pane = await openReview('Customer 1')
  await press(pane, /^Send to Judge.me/)
  const alert = await within(pane).findByRole('alert')
  expect(alert.textContent).toContain(limit)
  expect(within(alert).queryByRole('link')).toBeNull()
})
