import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choose, customersServer, pressIn } from '../../testing/customers.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const add = 'POST /api/admin/customers/c-1/credits'
const opened = async () => {
  await choose('Add Credits')
  return screen.findByRole('dialog', { name: 'Add Credits' })
}
const enter = async (dialog: HTMLElement, amount: string) => {
  const field = within(dialog).getByLabelText('Amount')
  await userEvent.clear(field)
  await userEvent.type(field, amount)
  await pressIn(dialog, 'Add Credits')
}

test('the same amount has the same key until the server answers clearly, another amount has its own', async () => {
  const answers = [
    new TypeError('no network'),
    new TypeError('no network'),
    refusal(409, 'CONFLICT', 'Not now.'),
    ok({}),
  ]
  const { calls } = customersServer({ [add]: (_call, times) => answers[times - 1] ?? ok({}) })
  await startConsole('/customers')
  const dialog = await opened()
  await enter(dialog, '50')
  await within(dialog).findByRole('alert')
  await enter(dialog, '500')
  await within(dialog).findByRole('alert')
  await userEvent.keyboard('{Escape}')
  await pressIn(await screen.findByRole('alertdialog'), 'Discard')
  const again = await opened()
  await enter(again, '50')
  await within(again).findByText(/Not now/)
  await enter(again, '50')
  await screen.findByText('Added 50 credits successfully')
  const keys = calls(add).map(
    ({ headers, body }) => headers.get('idempotency-key') ?? (body as { idempotencyKey?: string }).idempotencyKey,
  )
  expect(keys).toEqual([expect.any(String), expect.any(String), keys[0], expect.any(String)])
  expect(new Set(keys).size).toBe(3)
})
