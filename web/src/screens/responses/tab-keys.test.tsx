import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer, usualPreferences } from '../../testing/responses-server.ts'
import { openReview, row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

test('1, 2 and 3 open the tabs with the same filters, and the shortcuts list says so', async () => {
  responsesServer({ comments: [aComment(1), aDraft(2)] })
  await startConsole('/responses?sort=oldest')
  await openReview('Customer 1')
  await userEvent.keyboard('2')
  await row('Customer 2')
  expect(where()).toBe('/responses?sort=oldest&status=draft')
  await userEvent.keyboard('3')
  await waitFor(() => expect(where()).toBe('/responses?status=sent&sort=oldest'))
  await userEvent.keyboard('1')
  await row('Customer 1')
  expect(where()).toBe('/responses?sort=oldest')
  await userEvent.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(help).getByText('Inbox, Draft, Sent')).toBeTruthy()
})

test('without single-key shortcuts, numbers do nothing', async () => {
  responsesServer(
    { comments: [aComment(1)] },
    { 'GET /api/preferences': ok({ ...usualPreferences, singleKeys: false }) },
  )
  await startConsole('/responses')
  await row('Customer 1')
  await userEvent.keyboard('2')
  expect(where()).toBe('/responses')
})

test('Shift-Enter sends nothing', async () => {
  const send = `POST /api/comments/${aDraft(1)._id}/send`
  const { calls } = responsesServer({ comments: [aDraft(1), aDraft(2)] })
  await startConsole('/responses?status=draft')
  await openReview('Customer 1')
  await screen.findByDisplayValue('Reply to customer 1')
  within(await row('Customer 1'))
    .getByRole('article')
    .focus()
  await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}')
  await userEvent.keyboard('c')
  await screen.findByRole('dialog', { name: 'Internal note' })
  expect(calls(send)).toHaveLength(0)
  expect(screen.queryByText(/^Sending to/)).toBeNull()
})
