import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment, aDraft } from '../../../testing/comments.ts'
import { ok, responsesServer, usualPreferences } from '../../../testing/responses-server.ts'
import { row } from '../../../testing/rows.ts'
import { startConsole } from '../../../testing/start-console.tsx'

/** The keys under the summary of everything in the tab. */
async function keysIn(tab: string, preferences = usualPreferences) {
  const all = [aDraft(2), aComment(1)].filter(({ status }) => tab === 'all' || tab === status)
  const counts = { pending: 1, draft: 1, sent: 0 }
  responsesServer(
    { comments: all },
    {
      'GET /api/preferences': ok(preferences),
      'GET /api/comments': { body: { success: true, data: all, pagination: { nextCursor: null, limit: 50 }, counts } },
    },
  )
  await startConsole(`/responses?status=${tab}`)
  await row(tab === 'pending' ? 'Customer 1' : 'Customer 2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select All' }))
  const summary = await screen.findByRole('region', { name: 'Selection summary' })
  return within(summary).getByRole('contentinfo', { hidden: true }).textContent
}

test.each([
  ['pending', 'xSelect⇧xRangegGenerateEscClear selection'],
  ['draft', 'xSelect⇧xRangeCtrlEnterSendEscClear selection'],
  ['all', 'xSelect⇧xRangegGenerateCtrlEnterSendEscClear selection'],
])('the summary of a selection in %s shows the keys that work there', async (tab, keys) => {
  expect(await keysIn(tab)).toBe(keys)
})

test('without single-key shortcuts, it shows only those that are left', async () => {
  expect(await keysIn('draft', { ...usualPreferences, singleKeys: false })).toBe('CtrlEnterSendEscClear selection')
})
