import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBulkQuote } from '../../testing/bulk.ts'
import { aComment, aDraft } from '../../testing/comments.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const quote = ok(aBulkQuote)

test.each([
  { key: 'g', tab: 'pending', dialog: 'Generate replies' },
  { key: '{Control>}{Enter}{/Control}', tab: 'draft', dialog: 'Send replies' },
])('$key asks about the whole selection, as the bar’s button does', async ({ key, tab, dialog }) => {
  const make = tab === 'draft' ? aDraft : aComment
  const { calls } = responsesServer({ comments: [make(1), make(2)] }, { 'POST /api/comments/bulk/quote': quote })
  await startConsole(`/responses?status=${tab}`)
  await row('Customer 2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
  await screen.findByRole('region', { name: 'Selected reviews' })
  await userEvent.keyboard(key)
  const asked = await screen.findByRole('dialog', { name: dialog })
  await waitFor(() => expect(within(asked).getByRole('button', { name: /2 / })).toBeTruthy())
  expect(calls('POST /api/comments/bulk')).toHaveLength(0)
  expect(calls('POST /api/comments/generate')).toHaveLength(0)
})
