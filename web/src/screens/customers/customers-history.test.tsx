import type { CustomerDetails } from '@bizamply/contract/customer-details'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  choose,
  customersServer,
  details,
  historyOf,
  list,
  marcus,
  one,
  page,
  pressIn,
} from '../../testing/customers.ts'
import { refusal } from '../../testing/fake-server.ts'
import { aTransaction } from '../../testing/overview.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const history = 'GET /api/admin/customers/c-1/transactions'
const charge = aTransaction(0x1b)
const refund = `POST /api/admin/customers/c-1/transactions/${charge._id}/refund`
const given = aTransaction(2, { type: 'bonus', credits: 100, creditsUsed: 0, creditsAdded: 100, platform: 'system' })
const failed = aTransaction(3, { status: 'failed' })

const open = async () => {
  await startConsole('/customers')
  await choose('View transactions')
  const dialog = await screen.findByRole('dialog', { name: 'Transaction History' })
  await within(dialog).findByText(charge._id.slice(-8).toUpperCase())
  return dialog
}

test('transactions can be filtered and paged, with totals of all matches', async () => {
  const { calls } = customersServer({ [history]: ok(historyOf([charge, given, failed], { count: 21 })) })
  const dialog = await open()
  expect(within(dialog).getByLabelText('Totals').textContent).toBe(
    'Credits used4,154Credits added6,000Credits held3Transactions21',
  )
  expect(within(dialog).getByText('−2')).toBeTruthy()
  expect(within(dialog).getByText('+100')).toBeTruthy()
  expect(within(dialog).getAllByRole('button', { name: /^Refund/ })).toHaveLength(1)
  expect(within(dialog).getByText('Showing 1 to 10 of 21 results')).toBeTruthy()
  await pressIn(dialog, 'Page 3')
  await waitFor(() => expect(calls(history).at(-1)?.query.get('page')).toBe('3'))
  await userEvent.selectOptions(within(dialog).getByLabelText('Type'), 'Usage')
  await userEvent.selectOptions(within(dialog).getByLabelText('Platform'), 'Judge.me')
  await waitFor(() =>
    expect(Object.fromEntries(calls(history).at(-1)?.query ?? [])).toEqual({
      type: 'usage',
      platform: 'judgeme',
      page: '1',
      limit: '10',
    }),
  )
})

test('a charge can be refunded once, with a reason, and its row shows it', async () => {
  let refunded: string[] = []
  const { calls } = customersServer({
    [history]: () => ok(historyOf([charge], { refunded })),
    [refund]: () => {
      refunded = [charge._id]
      return ok(aTransaction(9, { type: 'refund' }))
    },
  })
  const dialog = await open()
  await pressIn(dialog, /^Refund/)
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Are you sure you want to refund this transaction?')
  await pressIn(question, 'Refund')
  expect(within(question).getByText('Enter a reason')).toBeTruthy()
  expect(calls(refund)).toEqual([])
  await userEvent.type(within(question).getByLabelText('Reason'), 'Written twice')
  const before = calls(list).length
  await pressIn(question, 'Refund')
  expect(await within(dialog).findByText('Refunded')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: /^Refund/ })).toBeNull()
  expect(await screen.findByText('2 credits refunded')).toBeTruthy()
  expect(calls(refund).map(({ body }) => body)).toEqual([{ reason: 'Written twice' }])
  await waitFor(() => expect(calls(list).length).toBeGreaterThan(before))
})

test('on a phone, transactions are a list with the same actions', async () => {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width: 1023px') })
  customersServer({ [history]: ok(historyOf([charge, given], { refunded: [charge._id] })) })
  const dialog = await open()
  expect(within(dialog).queryByRole('table')).toBeNull()
  const [first, second] = within(within(dialog).getByRole('list', { name: 'Transaction History' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toContain('Refunded')
  expect(first?.textContent).toContain('Balance 98')
  expect(second?.textContent).toContain('+100')
})

test('a charge refunded in the meantime says so, and the list refetches', async () => {
  let refunded: string[] = []
  customersServer({
    [history]: () => ok(historyOf([charge], { refunded })),
    [refund]: () => {
      refunded = [charge._id]
      return refusal(409, 'ALREADY_REFUNDED', 'This was already refunded.')
    },
  })
  const dialog = await open()
  await pressIn(dialog, /^Refund/)
  const question = await screen.findByRole('alertdialog')
  await userEvent.type(within(question).getByLabelText('Reason'), 'Twice')
  await pressIn(question, 'Refund')
  expect((await within(question).findByRole('alert')).textContent).toBe('This was already refunded.')
  expect(within(question).queryByRole('button', { name: 'Refund' })).toBeNull()
  await userEvent.click(within(question).getByText('Close'))
  expect(await within(dialog).findByText('Refunded')).toBeTruthy()
})

test('transactions that fail to load show the reason; an empty filter result can be cleared', async () => {
  let answer: ReturnType<typeof ok> | ReturnType<typeof refusal> = refusal(500, 'INTERNAL', 'It broke.')
  customersServer({ [history]: ({ query }) => (query.has('status') ? ok(historyOf([])) : answer) })
  await startConsole('/customers')
  await choose('View transactions')
  const dialog = await screen.findByRole('dialog', { name: 'Transaction History' })
  expect(await within(dialog).findByText('Error: It broke.')).toBeTruthy()
  answer = ok(historyOf([charge]))
  await pressIn(dialog, 'Try Again')
  await within(dialog).findByText(charge._id.slice(-8).toUpperCase())
  await userEvent.selectOptions(within(dialog).getByLabelText('Status'), 'Pending')
  expect(await within(dialog).findByText('No transactions found')).toBeTruthy()
  await pressIn(dialog, 'Clear filters')
  expect(await within(dialog).findByText(charge._id.slice(-8).toUpperCase())).toBeTruthy()
})

const by = { userId: 'ada', name: 'Ada Root', email: 'ada@bizamply.test', picture: null }
const login = details.loginHistory[0]
if (!login) throw new Error('no login')
const busy: CustomerDetails = {
  ...details,
  secondFactor: { kind: 'passkey', since: '2026-09-04T08:00:00.000Z' },
  suspicious: {
    count: 3,
    ipAddress: '192.0.2.44',
    first: '2026-11-20T23:01:00.000Z',
    last: '2026-11-20T23:02:00.000Z',
  },
  loginHistory: [
    { ...login, success: true, loginMethod: 'sso', timestamp: '2026-11-21T13:51:00.000Z', userAgent: 'x'.repeat(100) },
    login,
  ],
  administrators: [
    {
      id: 'e-2',
      at: '2026-11-13T09:05:00.000Z',
      action: 'credits.adjusted',
      by,
      details: { credits: 1000, description: 'Credits for the outage' },
    },
    { id: 'e-1', at: '2026-11-12T09:05:00.000Z', action: 'connection.removed', by, details: { platform: 'judgeme' } },
    {
      id: 'e-0',
      at: '2026-11-11T09:05:00.000Z',
      action: 'company.customer-edited',
      by,
      details: { before: { firstName: 'Mark' }, after: { firstName: 'Marcus' } },
    },
  ],
}

test('the activity log shows sign-ins, suspicious ones, and administrators’ actions', async () => {
  customersServer({ [one]: ok(busy) })
  await startConsole('/customers')
  await choose('View activity log')
  const dialog = await screen.findByRole('dialog', { name: 'Activity Log' })
  expect(await within(dialog).findByText(/^Passkey, since Sep 4/)).toBeTruthy()
  expect(dialog.textContent).toContain('3 failed logins from 192.0.2.44 between')
  expect(within(dialog).getByText('Single sign-on')).toBeTruthy()
  expect(within(dialog).getByText('x'.repeat(80)).title).toBe('x'.repeat(100))
  expect(dialog.textContent).toContain('Ada Root added credits (1,000) “Credits for the outage”')
  expect(dialog.textContent).toContain('Ada Root disconnected Judge.me')
  expect(dialog.textContent).toContain('Mark → Marcus')
  expect(within(dialog).queryByRole('button', { name: 'Resend invitation' })).toBeNull()
  await pressIn(dialog, /^Failed/)
  expect(within(dialog).queryByText('Single sign-on')).toBeNull()
  expect(within(dialog).getByText('python-requests/2.32.3')).toBeTruthy()
})

test('a customer that no one has joined yet can be invited again', async () => {
  const invite = 'POST /api/admin/customers/c-1/invitation'
  const invited: CustomerDetails = {
    ...details,
    isOnline: false,
    lastLogin: null,
    userId: null,
    members: 0,
    people: [],
    loginHistory: [],
    invitation: {
      email: 'marcus@nordlys.example',
      sentAt: '2020-11-01T08:00:00.000Z',
      expiresAt: '2020-11-08T08:00:00.000Z',
    },
  }
  const { calls } = customersServer({
    [list]: ok(page([{ ...marcus, isOnline: false, lastLogin: null }])),
    [one]: ok(invited),
    [invite]: (_, times) => (times === 1 ? refusal(429, 'RATE_LIMITED', 'Too many.') : ok(invited)),
  })
  await startConsole('/customers')
  await choose('View activity log')
  const dialog = await screen.findByRole('dialog', { name: 'Activity Log' })
  expect(await within(dialog).findByText(/The invitation expired on Nov 8, 2020\.$/)).toBeTruthy()
  await pressIn(dialog, 'Resend invitation')
  expect(await within(dialog).findByText('Couldn’t resend the invitation. Too many.')).toBeTruthy()
  await pressIn(dialog, 'Resend invitation')
  expect(await screen.findByText('Invitation sent to marcus@nordlys.example')).toBeTruthy()
  expect(calls(invite)).toHaveLength(2)
})
