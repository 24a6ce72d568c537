import type { CustomerDetails } from '@bizamply/contract/customer-details'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aConnection } from '../../testing/comments.ts'
import { listOf } from '../../testing/connections.ts'
import { choose, customersServer, details, list, one, press, pressIn } from '../../testing/customers.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const add = 'POST /api/admin/customers'
const edit = 'PUT /api/admin/customers/c-1'
const connections = 'GET /api/admin/customers/c-1/connections'

const type = async (dialog: HTMLElement, field: string, text: string) => {
  const control = within(dialog).getByLabelText(field)
  await userEvent.clear(control)
  if (text) await userEvent.type(control, text)
}

test('a row’s menu lists its items in a fixed order', async () => {
  customersServer()
  await startConsole('/customers')
  await press('Actions for Marcus Lindqvist')
  await screen.findByRole('menu')
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'View details',
    'Edit',
    'Add Credits',
    'View transactions',
    'Manage connections',
    'View activity log',
    'Change plan',
    'Features',
    'AI model',
    'View as a member',
    'Ban',
    'Deactivate',
  ])
})

test('a new customer gets the suggested free credits, and the list refetches', async () => {
  const { calls } = customersServer({ [add]: ok(details) })
  await startConsole('/customers')
  await press('Add Customer')
  const dialog = await screen.findByRole('dialog', { name: 'Add New Customer' })
  expect(dialog.textContent).toContain('valid for seven days')
  await waitFor(() => expect(within(dialog).getByLabelText<HTMLInputElement>('Initial Credits').value).toBe('100'))
  await pressIn(dialog, 'Add Customer')
  expect(within(dialog).getByText('Email is required')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Email')))
  expect(calls(add)).toEqual([])
  await type(dialog, 'First Name', 'Ada')
  await type(dialog, 'Email', 'ada@berg.example')
  await type(dialog, 'Initial Credits', 'some')
  const before = calls(list).length
  await pressIn(dialog, 'Add Customer')
  expect(await screen.findByText('Customer added successfully!')).toBeTruthy()
  expect(calls(add)[0]?.body).toEqual({ firstName: 'Ada', lastName: '', Email: 'ada@berg.example', initialCredits: 0 })
  await waitFor(() => expect(calls(list).length).toBeGreaterThan(before))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add Customer'))
})

test.each([
  ['Add Customer', 'Add New Customer', 'First Name'],
  ['Edit', 'Edit Customer', 'First Name'],
  ['Add Credits', 'Add Credits', 'Description'],
])('%s asks before it discards what was typed', async (action, title, field) => {
  customersServer()
  await startConsole('/customers')
  if (action === 'Add Customer') await press(action)
  else await choose(action)
  const dialog = await screen.findByRole('dialog', { name: title })
  await userEvent.type(await within(dialog).findByLabelText(field), 'x')
  await userEvent.keyboard('{Escape}')
  await pressIn(await screen.findByRole('alertdialog', { name: 'Discard changes?' }), 'Keep editing')
  expect(within(dialog).getByLabelText<HTMLInputElement>(field).value).toMatch(/x$/)
  await userEvent.keyboard('{Escape}')
  await pressIn(await screen.findByRole('alertdialog', { name: 'Discard changes?' }), 'Discard')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a rejected new customer shows the error, at its field if it has one, and keeps the form', async () => {
  let answer = refusal(409, 'USER_EXISTS', 'This person was added already.')
  customersServer({ [add]: () => answer })
  await startConsole('/customers')
  await press('Add Customer')
  const dialog = await screen.findByRole('dialog', { name: 'Add New Customer' })
  await type(dialog, 'Email', 'ada@berg.example')
  for (const [credits, words] of Object.entries({ '1 0x': 'Enter a whole number', '-1': 'Enter 0 or more' })) {
    await type(dialog, 'Initial Credits', credits)
    await pressIn(dialog, 'Add Customer')
    expect(within(dialog).getByText(words)).toBeTruthy()
  }
  await type(dialog, 'Initial Credits', '5')
  await pressIn(dialog, 'Add Customer')
  expect(await within(dialog).findByText('Error adding customer: This person was added already.')).toBeTruthy()
  const errors = [{ path: 'companyName', message: 'Company name must be less than 100 characters' }]
  answer = { status: 400, body: { code: 'BAD_REQUEST', message: 'Not valid.', errors } }
  await pressIn(dialog, 'Add Customer')
  const company = within(dialog).getByLabelText('Company')
  await waitFor(() => expect(company.getAttribute('aria-invalid')).toBe('true'))
  expect(within(dialog).getByText('Company name must be less than 100 characters')).toBeTruthy()
  expect(within(dialog).getByLabelText<HTMLInputElement>('Email').value).toBe('ada@berg.example')
})

test('an edit explains what changing the address does, and sends the version that was read', async () => {
  const { calls } = customersServer({ [one]: ok({ ...details, version: 4 }), [edit]: ok(details) })
  await startConsole('/customers')
  await choose('Edit')
  const dialog = await screen.findByRole('dialog', { name: 'Edit Customer' })
  await within(dialog).findByLabelText('First Name')
  expect(dialog.textContent).not.toContain('signs them out')
  await type(dialog, 'Email', 'ml@nordlys.example')
  expect(dialog.textContent).toContain('They must verify ml@nordlys.example before they can continue.')
  expect(dialog.textContent).toContain('marcus@nordlys.example a link to undo the change, valid for three days')
  await pressIn(dialog, 'Save changes')
  expect(await screen.findByText('Customer updated successfully')).toBeTruthy()
  expect(calls(edit)[0]?.body).toEqual({
    firstName: 'Marcus',
    lastName: 'Lindqvist',
    Email: 'ml@nordlys.example',
    version: 4,
  })
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Marcus Lindqvist'))
})

test('a stale edit loads the latest values and can then be saved', async () => {
  let stored: CustomerDetails = details
  const { calls } = customersServer({
    [one]: () => ok(stored),
    [edit]: ({ body }) =>
      (body as { version: number }).version === stored.version
        ? ok(stored)
        : refusal(409, 'CONFLICT', 'Someone else changed this customer.'),
  })
  await startConsole('/customers')
  await choose('Edit')
  const dialog = await screen.findByRole('dialog', { name: 'Edit Customer' })
  await within(dialog).findByLabelText('First Name')
  stored = { ...details, firstName: 'Mark', version: 1 }
  await type(dialog, 'Last Name', 'Lund')
  await pressIn(dialog, 'Save changes')
  const panel = await within(dialog).findByText('Failed to update customer. Someone else changed this customer.')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Last Name').value).toBe('Lund')
  await pressIn(dialog, 'Load latest values')
  await waitFor(() => expect(within(dialog).getByLabelText<HTMLInputElement>('First Name').value).toBe('Mark'))
  await waitFor(() => expect(panel.isConnected).toBe(false))
  expect(within(dialog).getByLabelText<HTMLInputElement>('Last Name').value).toBe('Lindqvist')
  await type(dialog, 'Last Name', 'Lund')
  await pressIn(dialog, 'Save changes')
  expect(await screen.findByText('Customer updated successfully')).toBeTruthy()
  expect(calls(edit).at(-1)?.body).toMatchObject({ firstName: 'Mark', lastName: 'Lund', version: 1 })
})

const removal = 'DELETE /api/admin/customers/c-1/connections/judgeme'
const connected = () => {
  const known = listOf({ shopify: {}, judgeme: { BrandId: 'b-1', BrandName: 'Nordlys' } })
  const brands = ['b-1', 'b-2', 'b-3', 'b-4', 'b-5']
  known.connections.yotpo.data = brands.map((BrandId) => ({ ...aConnection(), BrandId, BrandName: `Brand ${BrandId}` }))
  known.connections.yotpo.connected = true
  return known
}

test('connections are listed, protected ones too, and one can be removed after confirmation', async () => {
  let known = connected()
  const { calls } = customersServer({
    [connections]: () => ok(known),
    [removal]: () => {
      known = listOf({ shopify: {} })
      return ok(known)
    },
  })
  await startConsole('/customers')
  await choose('Manage connections')
  const dialog = await screen.findByRole('dialog', { name: 'Manage Connections' })
  const item = async (name: string) => within(dialog).findByRole('listitem', { name })
  expect((await item('Shopify')).textContent).toContain('Protected')
  expect(within(await item('Shopify')).queryByRole('button')).toBeNull()
  expect((await item('TikTok')).textContent).toMatch(/Not Connected.*Not Available/)
  expect(
    within(dialog).getAllByRole('listitem', {
      name: /^(Shopify|Judge.me|Yotpo|Instagram|Facebook|TikTok|WhatsApp|Google Analytics)$/,
    }),
  ).toHaveLength(8)
  for (const words of ['Shopify connections can’t be removed here.', 'Existing reviews and replies stay.'])
    expect(dialog.textContent).toContain(words)
  await pressIn(dialog, 'Remove Judge.me')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain(
    'Are you sure you want to remove the Judge.me connection? This action cannot be undone.',
  )
  await pressIn(question, 'Remove')
  expect(await screen.findByText('Judge.me connection removed successfully')).toBeTruthy()
  expect(calls(removal)[0]?.body).toEqual({ brandId: 'b-1' })
  await waitFor(async () => expect((await item('Judge.me')).textContent).toContain('Not Connected'))
  expect(dialog.isConnected).toBe(true)
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
})

test('for a service in several brands, three are shown and each can be removed separately; a failure shows its reason', async () => {
  const yotpo = 'DELETE /api/admin/customers/c-1/connections/yotpo'
  const { calls } = customersServer({
    [connections]: ok(connected()),
    [yotpo]: refusal(409, 'NOT_CONNECTED', 'Yotpo isn’t connected.'),
  })
  await startConsole('/customers')
  await choose('Manage connections')
  const dialog = await screen.findByRole('dialog', { name: 'Manage Connections' })
  const item = await within(dialog).findByRole('listitem', { name: 'Yotpo' })
  expect(within(item).getAllByRole('button', { name: /^Remove Yotpo from/ })).toHaveLength(3)
  expect(within(item).queryByRole('button', { name: 'Remove Yotpo' })).toBeNull()
  await pressIn(dialog, '+2 more connections')
  await pressIn(dialog, 'Remove Yotpo from Brand b-5')
  await pressIn(await screen.findByRole('alertdialog'), 'Remove')
  expect(await screen.findByText('Failed to remove connection. Yotpo isn’t connected.')).toBeTruthy()
  expect(calls(yotpo)[0]?.body).toEqual({ brandId: 'b-5' })
})

test('the details link to all other dialogs, and remove a connection once', async () => {
  const more = { platform: 'judgeme', account: 'nordlys.example', name: null, brandId: 'b-1', brandName: 'Nordlys' }
  let stored: CustomerDetails = { ...details, connections: [...details.connections, more] }
  customersServer({
    [one]: () => ok(stored),
    [connections]: ok(connected()),
    [removal]: () => {
      stored = details
      return ok(connected())
    },
  })
  await startConsole('/customers')
  await press('View details of Marcus Lindqvist')
  const dialog = await screen.findByRole('dialog', { name: /Marcus Lindqvist/ })
  expect(await within(dialog).findByText('Protected')).toBeTruthy()
  expect(dialog.textContent).toContain('3 members')
  await pressIn(dialog, 'Remove Judge.me')
  await pressIn(await screen.findByRole('alertdialog'), 'Remove')
  await waitFor(() => expect(within(dialog).queryByText('nordlys.example')).toBeNull())
  for (const name of ['Edit', 'View activity log', 'View All'])
    expect(within(dialog).getByRole('button', { name })).toBeTruthy()
  await pressIn(dialog, 'Manage Connections')
  const connectionsDialog = await screen.findByRole('dialog', { name: 'Manage Connections' })
  expect(screen.queryByRole('dialog', { name: /Marcus Lindqvist/ })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(connectionsDialog.isConnected).toBe(false))
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('View details of Marcus Lindqvist'),
  )
})
