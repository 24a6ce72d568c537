import type { CreditSettings } from '@bizamply/contract/credits'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { csrfAnswer, nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const history = 'GET /api/admin/credit-settings'
const save = 'POST /api/credits/settings'
const version = (more: Partial<CreditSettings> = {}): CreditSettings => ({
  freeCredits: 100,
  generateCredits: 2,
  sendCredits: 1,
  whatsappExtraCredits: 1,
  lastUpdated: null,
  updatedBy: null,
  version: 1,
  ...more,
})
const empty = {
  customers: [],
  pagination: { currentPage: 1, limit: 10, totalCount: 0, totalPages: 0, hasPrev: false, hasNext: false },
  totals: { all: 0, active: 0, inactive: 0, banned: 0, newThisMonth: 0, online: 0, totalCredits: 0, usedCredits: 0 },
}

async function openDialog(more: Parameters<typeof responsesServer>[1] = {}) {
  const user = { ...nora, role: 'super_admin' as const, memberRole: null, BizamplyId: null, companyName: null }
  const server = responsesServer(
    { user },
    {
      'GET /auth/csrf-token': csrfAnswer,
      'GET /api/onboard-data': { body: { success: true, brands: [], data: { brands: [], selectedBrandId: null } } },
      'GET /api/admin/customers': ok(empty),
      [history]: ok([version()]),
      ...more,
    },
  )
  await startConsole('/customers')
  await userEvent.click(await screen.findByRole('button', { name: 'Credit Settings' }))
  const dialog = await screen.findByRole('dialog', { name: 'Credit Settings' })
  await within(dialog).findByText('Credit Summary')
  return { dialog, ...server }
}
const type = async (dialog: HTMLElement, label: string, text: string) => {
  const field = within(dialog).getByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
  await userEvent.tab()
}

test('changing a price shows the old price in the summary, and saving sends the edited version', async () => {
  const { dialog, calls } = await openDialog({ [save]: ok(version({ version: 2, generateCredits: 3 })) })
  expect(dialog.textContent).toContain('Last updatedNever')
  expect(dialog.textContent).toContain('Updated bySystem')
  await type(dialog, 'Generate Response', '3')
  expect(within(dialog).getByText('Was 2 credits.')).toBeTruthy()
  expect(within(dialog).getByText('6 credits')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Credit settings saved successfully!')).toBeTruthy()
  expect(calls(save)[0]?.body).toEqual({
    freeCredits: 100,
    generateCredits: 3,
    sendCredits: 1,
    whatsappExtraCredits: 1,
    version: 1,
  })
})

test('a price change shows what the last 30 days would have cost; changing only free credits doesn’t', async () => {
  const impact = 'GET /api/admin/credit-settings/impact'
  const { dialog, calls } = await openDialog({
    [impact]: ok({ drafts: 29_140, sends: 22_310, spent: 80_590, would: 109_730, runOut: 11 }),
  })
  await type(dialog, 'Free starting credits', '50')
  expect(calls(impact)).toEqual([])
  await type(dialog, 'Generate Response', '3')
  expect(await within(dialog).findByText('The last 30 days would have cost 36% more')).toBeTruthy()
  expect(dialog.textContent).toContain('29,140 drafts and 22,310 sends: 109,730 credits instead of 80,590.')
  expect(dialog.textContent).toContain('11 customers would have run out.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(within(dialog).queryByText(/would have cost/)).toBeNull())
})

test.for([
  ['Free starting credits', '5000', '1000'],
  ['Free starting credits', '', '0'],
  ['Generate Response', '', '1'],
  ['Send to Platform', 'many', '1'],
  ['WhatsApp surcharge', '11', '10'],
])('%s typed as "%s" becomes %s', async ([label = '', text = '', value]) => {
  const { dialog } = await openDialog()
  await type(dialog, label, text)
  expect(within(dialog).getByLabelText<HTMLInputElement>(label).value).toBe(value)
})

test('Reset restores the saved prices, and appears only after a change', async () => {
  const { dialog } = await openDialog()
  expect(within(dialog).queryByRole('button', { name: 'Reset' })).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Increase Send to Platform' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }))
  expect(within(dialog).getByLabelText<HTMLInputElement>('Send to Platform').value).toBe('1')
})

test('if someone else saved in the meantime, the dialog says so and keeps the edits', async () => {
  const words = 'Ada Root saved version 2 while you were editing. Your changes weren’t saved.'
  let versions = [version()]
  const { dialog } = await openDialog({
    [history]: () => ok(versions),
    [save]: () => {
      versions = [version({ version: 2, sendCredits: 4, updatedBy: 'Ada Root' }), version()]
      return refusal(409, 'CONFLICT', words)
    },
  })
  await type(dialog, 'Generate Response', '3')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Settings' }))
  expect(await within(dialog).findByText(`Error saving credit settings: ${words}`)).toBeTruthy()
  await waitFor(() => expect(dialog.textContent).toContain('Updated byAda Root'))
  expect(within(dialog).getByLabelText<HTMLInputElement>('Generate Response').value).toBe('3')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Send to Platform').value).toBe('4')
  await userEvent.click(within(dialog).getByRole('button', { name: 'History' }))
  expect(within(dialog).getByText('Version 2:')).toBeTruthy()
})

test('while prices are saved the dialog stays open, and unsaved ones are discarded only after a question', async () => {
  let answer: () => void = () => undefined
  const { dialog } = await openDialog({
    [save]: () =>
      new Promise((resolve) => {
        answer = () => resolve(ok(version({ version: 2, generateCredits: 3 })))
      }),
  })
  await type(dialog, 'Generate Response', '3')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Settings' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Credit Settings' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull()
  answer()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Credit Settings' })).toBeNull())
})
