import type { AdministratorList } from '@bizamply/contract/administrators'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ada, customersServer, press, pressIn } from '../../testing/customers.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const read = 'GET /api/admin/administrators'
const save = 'PUT /api/admin/administrators'
const listed = (role: 'support' | 'billing'): AdministratorList => ({
  administrators: [
    {
      userId: ada.id,
      name: ada.name,
      email: ada.email,
      picture: null,
      role: 'super_admin',
      secondFactor: true,
      lastLogin: null,
    },
    {
      userId: 'u-9',
      name: 'Sam Hale',
      email: 'sam@bizamply.test',
      picture: null,
      role,
      secondFactor: false,
      lastLogin: null,
    },
  ],
  secondFactorRequired: true,
  changes: [{ id: 'x', name: 'Sam Hale', before: 'user', after: 'support', by: null, at: '2026-11-20T10:00:00.000Z' }],
})
const open = async () => {
  await startConsole('/customers')
  await press('Administrators')
  return screen.findByRole('dialog', { name: 'Administrators' })
}

test('a super admin can change roles, but not their own', async () => {
  const { calls } = customersServer({ [read]: ok(listed('support')), [save]: ok(listed('billing')) })
  const dialog = await open()
  expect(await within(dialog).findByText('You · Super admin')).toBeTruthy()
  expect(within(dialog).getByText('No two-factor sign-in')).toBeTruthy()
  expect(
    within(dialog).getByText('A former administrator changed the role of Sam Hale from No role to Support'),
  ).toBeTruthy()
  await userEvent.selectOptions(within(dialog).getByLabelText('Role for Sam Hale'), 'Billing')
  const question = await screen.findByRole('alertdialog', { name: 'Change the role of Sam Hale?' })
  expect(question.textContent).toContain('From Support to Billing. Can read customers and add or refund credits.')
  expect(calls(save)).toEqual([])
  await pressIn(question, 'Change role')
  expect(await screen.findByText('Sam Hale’s role is now Billing')).toBeTruthy()
  expect(calls(save)[0]?.body).toEqual({ email: 'sam@bizamply.test', role: 'billing' })
})

test('an arrow key in the closed list removes nothing before the question is answered', async () => {
  const { calls } = customersServer({ [read]: ok(listed('support')), [save]: ok(listed('billing')) })
  const dialog = await open()
  const select = await within(dialog).findByLabelText<HTMLSelectElement>('Role for Sam Hale')
  fireEvent.change(select, { target: { value: 'user' } })
  await pressIn(await screen.findByRole('alertdialog', { name: 'Remove the role of Sam Hale?' }), 'Cancel')
  expect(select.value).toBe('support')
  expect(calls(save)).toEqual([])
  fireEvent.change(select, { target: { value: 'user' } })
  await pressIn(await screen.findByRole('alertdialog'), 'Remove role')
  await waitFor(() =>
    expect(calls(save).map(({ body }) => body)).toEqual([{ email: 'sam@bizamply.test', role: 'user' }]),
  )
})

test('an address without an account shows an error at its field', async () => {
  const message = 'No verified account has this address. Ask them to sign up first.'
  customersServer({
    [read]: ok(listed('support')),
    [save]: { status: 404, body: { message, code: 'NOT_FOUND', errors: [{ path: 'email', message }] } },
  })
  const dialog = await open()
  await userEvent.type(await within(dialog).findByLabelText('Email'), 'nobody@shop.test{Escape}')
  await pressIn(await screen.findByRole('alertdialog', { name: 'Discard changes?' }), 'Keep editing')
  await pressIn(dialog, 'Assign role')
  expect(await within(dialog).findAllByText(new RegExp(message))).not.toHaveLength(0)
})
