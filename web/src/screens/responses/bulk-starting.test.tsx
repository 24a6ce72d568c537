import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aBulkQuote as quote } from '../../testing/bulk.ts'
import { aComment } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press, row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => vi.restoreAllMocks())

test('the question stays open while the job starts, so that a failure is seen', async () => {
  const matches = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matches(media), { matches: media.includes('1023') }),
  )
  const held = Promise.withResolvers<ReturnType<typeof refusal>>()
  responsesServer(
    { comments: [aComment(1)] },
    { 'POST /api/comments/bulk/quote': ok(quote), 'POST /api/comments/bulk': () => held.promise },
  )
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('jx')
  const bar = await screen.findByRole('region', { name: 'Selected reviews' })
  await press(bar, /^Generate Responses/)
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Generate 2 replies/ }))
  await within(dialog).findByText('Starting...')
  await userEvent.keyboard('{Escape}')
  await press(dialog, 'Cancel')
  held.resolve(refusal(409, 'IN_PROGRESS', 'A bulk job is already running.'))
  expect(await screen.findByText(/A bulk job is already running\.$/)).toBeTruthy()
})
