import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aBulkQuote } from '../../testing/bulk.ts'
import { aDraft } from '../../testing/comments.ts'
import { framesFirst } from '../../testing/held-clock.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => vi.restoreAllMocks())

test('after a bulk send, the focus is on the review in the pane, and so are the keys', async () => {
  const triage = 'POST /api/comments/triage-state'
  const { calls } = responsesServer(
    { comments: [aDraft(1), aDraft(2), aDraft(3)] },
    {
      'POST /api/comments/bulk/quote': ok(aBulkQuote),
      'POST /api/comments/bulk': ok({ jobId: 'job-1' }),
      [triage]: ok({ changed: [aDraft(3)._id] }),
    },
  )
  await startConsole('/responses?status=draft')
  await openReview('Customer 3')
  within(await row('Customer 3'))
    .getByRole('article')
    .focus()
  await userEvent.keyboard('xjx')
  await screen.findByRole('region', { name: 'Selected reviews' })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const dialog = await screen.findByRole('dialog', { name: 'Send replies' })
  const confirm = await within(dialog).findByRole('button', { name: /^Send 2 / })
  confirm.focus()
  // The dialog returns the focus in a timer.
  framesFirst()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const pane = await screen.findByRole('region', { name: 'Open review' })
  await within(pane).findByRole('heading', { name: 'Customer 3', level: 2 })
  const article = within(await row('Customer 3')).getByRole('article')
  await waitFor(() => expect(document.activeElement).toBe(article))
  await userEvent.keyboard('n')
  await waitFor(() => expect(calls(triage)[0]?.body).toMatchObject({ commentIds: [aDraft(3)._id] }))
})
