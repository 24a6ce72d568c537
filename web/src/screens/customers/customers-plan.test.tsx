import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choose, customersServer, details, pressIn } from '../../testing/customers.ts'
import { refusal, type Reply } from '../../testing/fake-server.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

test('the plan dialog shows each plan’s limits, and why the server rejects a change', async () => {
  let answer = refusal(
    409,
    'CONFLICT',
    'This company pays for the Premium plan in Shopify. Cancel that subscription first.',
  )
  const { calls } = customersServer({ 'PUT /api/admin/customers/c-1/plan': () => answer })
  await startConsole('/customers')
  await choose('Change plan')
  const dialog = await screen.findByRole('alertdialog', { name: 'Change the plan for Nordlys Goods?' })
  expect(within(dialog).getByRole('row', { name: 'Brands 5 Unlimited' })).toBeTruthy()
  expect(within(dialog).getByRole('row', { name: 'Custom roles No Yes' })).toBeTruthy()
  expect(dialog.textContent).toContain('Cancel the Shopify subscription before moving to Enterprise')
  await pressIn(dialog, 'Move to Enterprise')
  expect(
    await within(dialog).findByText(/Couldn’t change the plan. This company pays for the Premium plan/),
  ).toBeTruthy()
  answer = ok({ ...details, plan: 'enterprise' })
  await pressIn(dialog, 'Move to Enterprise')
  expect(await screen.findByText('Nordlys Goods is now on the Enterprise plan')).toBeTruthy()
  expect(calls('PUT /api/admin/customers/c-1/plan')[0]?.body).toEqual({ plan: 'enterprise' })
})

test('features are overridden one by one; only changes are sent', async () => {
  const stored = {
    plan: 'premium',
    features: [
      { feature: 'scheduledReports', state: 'plan', inPlan: true },
      { feature: 'sso', state: 'on', inPlan: false },
    ],
  }
  const { calls } = customersServer({
    'GET /api/admin/customers/c-1/features': ok(stored),
    'PUT /api/admin/customers/c-1/features': ok(stored),
  })
  await startConsole('/customers')
  await choose('Features')
  const dialog = await screen.findByRole('dialog', { name: 'Features for Nordlys Goods' })
  const reports = await within(dialog).findByLabelText<HTMLSelectElement>('Scheduled reports')
  expect(reports.selectedOptions[0]?.textContent).toBe('Plan default (on)')
  expect(within(dialog).getByLabelText<HTMLSelectElement>('Single sign-on').value).toBe('on')
  await userEvent.selectOptions(reports, 'Off')
  await pressIn(dialog, 'Save changes')
  expect(await screen.findByText('Features for Nordlys Goods saved')).toBeTruthy()
  expect(calls('PUT /api/admin/customers/c-1/features')[0]?.body).toEqual({ features: { scheduledReports: 'off' } })
})

test('the dialog stays while features are saved, and shows the error', async () => {
  let fail = (_: Reply) => {}
  customersServer({
    'GET /api/admin/customers/c-1/features': ok({
      plan: 'premium',
      features: [{ feature: 'sso', state: 'on', inPlan: false }],
    }),
    'PUT /api/admin/customers/c-1/features': () => new Promise((resolve) => (fail = resolve)),
  })
  await startConsole('/customers')
  await choose('Features')
  const dialog = await screen.findByRole('dialog', { name: 'Features for Nordlys Goods' })
  await userEvent.selectOptions(await within(dialog).findByLabelText('Single sign-on'), 'Off')
  await pressIn(dialog, 'Save changes')
  await userEvent.keyboard('{Escape}')
  fail(refusal(500, 'INTERNAL', 'It broke.'))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('It broke.')
})

test('support sees the features and can’t change them', async () => {
  const stored = { plan: 'premium', features: [{ feature: 'bulk', state: 'off', inPlan: true }] }
  customersServer({ 'GET /api/admin/customers/c-1/features': ok(stored) }, { role: 'support' })
  await startConsole('/customers')
  await choose('Features')
  const dialog = await screen.findByRole('dialog', { name: 'Features for Nordlys Goods' })
  expect((await within(dialog).findByLabelText<HTMLSelectElement>('Bulk generate and send')).disabled).toBe(true)
  expect(within(dialog).queryByRole('button', { name: 'Save changes' })).toBeNull()
})
