import type { SupportAccessState } from '@bizamply/contract/support-access'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { choose, customersServer, details, marcus, one, press, pressIn } from '../../testing/customers.ts'
import { csrfAnswer, nora, refusal, type Reply } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const left: string[] = []
vi.mock('../../lib/leave-to.ts', () => ({ leaveTo: (address: string) => void left.push(address) }))
beforeEach(() => left.splice(0))

const begin = 'POST /api/admin/customers/c-1/view'
const end = 'POST /api/support-access/end'
const read = 'GET /api/company/support-access'
const save = 'PUT /api/company/support-access'
const inHalfAnHour = () => new Date(Date.now() + 29 * 60_000).toISOString()

test('an administrator gives a reason, and the console opens as the member sees it', async () => {
  const people = [
    ...details.people,
    { userId: 'u-2', name: 'Elin Berg', email: 'elin@nordlys.example', role: 'viewer' },
  ]
  const { calls } = customersServer({
    [one]: ok({ ...details, people }),
    [begin]: () => ok({ endsAt: inHalfAnHour() }),
  })
  await startConsole('/customers')
  await choose('View as a member')
  const dialog = await screen.findByRole('dialog', { name: 'View as a member' })
  await pressIn(dialog, 'View console')
  expect(await within(dialog).findByText('Enter a reason')).toBeTruthy()
  expect(calls(begin)).toEqual([])
  await userEvent.selectOptions(within(dialog).getByLabelText('Member'), 'Elin Berg · Viewer')
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Ticket 4471')
  await pressIn(dialog, 'View console')
  await waitFor(() => expect(left).toEqual(['/dashboard']))
  expect(calls(begin)[0]?.body).toEqual({ userId: 'u-2', reason: 'Ticket 4471' })
})

test('a typed reason is dropped only after a question, and nothing closes while the view begins', async () => {
  customersServer({ [begin]: () => new Promise(() => undefined) })
  await startConsole('/customers')
  await choose('View as a member')
  const dialog = await screen.findByRole('dialog', { name: 'View as a member' })
  const reason = within(dialog).getByLabelText<HTMLTextAreaElement>('Reason')
  await userEvent.type(reason, 'Ticket 4471{Escape}')
  await pressIn(await screen.findByRole('alertdialog', { name: 'Discard changes?' }), 'Keep editing')
  await pressIn(dialog, 'View console')
  await userEvent.keyboard('{Escape}')
  expect(reason.isConnected).toBe(true)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('if a company refuses support access, the dialog says so', async () => {
  customersServer({ [begin]: refusal(403, 'FORBIDDEN', 'This company doesn’t allow support to view its console.') })
  await startConsole('/customers')
  await choose('View as a member')
  const dialog = await screen.findByRole('dialog', { name: 'View as a member' })
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Ticket 4471')
  await pressIn(dialog, 'View console')
  expect((await within(dialog).findByRole('alert')).textContent).toContain('doesn’t allow support to view its console')
  expect(left).toEqual([])
})

test('support sees only what its role allows', async () => {
  customersServer({}, { role: 'support' })
  await startConsole('/customers')
  await press(`Actions for ${marcus.firstName} ${marcus.lastName}`)
  expect(await screen.findByRole('menuitem', { name: 'View as a member' })).toBeTruthy()
  for (const name of ['Edit', 'Add Credits', 'Ban', 'Deactivate'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull()
  for (const name of ['Add Customer', 'Credit Settings', 'Administrators'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

const viewed = () => ({ ...nora, viewing: { name: 'Nora Vance', companyName: 'Alder & Co', endsAt: inHalfAnHour() } })

test('while viewing, a banner on every screen shows the time left, nothing can be edited, and the view can be ended', async () => {
  const { calls } = responsesServer(
    { user: viewed() },
    { 'GET /auth/csrf-token': csrfAnswer, [end]: ok({ endsAt: null }) },
  )
  await startConsole('/responses')
  const banner = await screen.findByRole('region', { name: 'Viewing as a member' })
  expect(banner.textContent).toContain('You’re viewing as Nora Vance, Alder & Co. Read-only.')
  expect(within(banner).getByRole('timer').textContent).toMatch(/^Ends in (28:5\d|29:00)$/)
  await userEvent.click(within(banner).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(left).toEqual(['/customers']))
  expect(calls(end)).toHaveLength(1)
})

test('while the view ends, the page requests nothing more, unless ending it fails', async () => {
  const gates = [Promise.withResolvers<Reply>(), Promise.withResolvers<Reply>()]
  const { calls, sendEvent } = responsesServer(
    { user: viewed() },
    { 'GET /auth/csrf-token': csrfAnswer, [end]: (_, times) => gates[times - 1]!.promise },
  )
  await startConsole('/responses')
  const preferences = 'GET /api/preferences'
  const leave = await screen.findByRole('button', { name: 'Leave' })
  const turns = () =>
    act(async () => {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve))
    })
  await waitFor(() => expect(calls('GET /api/events')).toHaveLength(1))
  await turns()
  const before = calls(preferences).length
  await userEvent.click(leave)
  await waitFor(() => expect(calls(end)).toHaveLength(1))
  sendEvent('preferences', nora.id)
  await turns()
  expect(calls(preferences)).toHaveLength(before)
  gates[0]!.resolve(refusal(500, 'INTERNAL', 'Something went wrong'))
  await waitFor(() => expect(calls(preferences)).toHaveLength(before + 1))
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(calls(end)).toHaveLength(2))
  gates[1]!.resolve(ok({ endsAt: null }))
  await waitFor(() => expect(left).toEqual(['/customers']))
  sendEvent('preferences', nora.id)
  await turns()
  expect(calls(preferences)).toHaveLength(before + 1)
})

test('when the time is up, the banner leads back', async () => {
  const user = viewed()
  responsesServer({ user: { ...user, viewing: { ...user.viewing, endsAt: '2026-11-21T10:00:00.000Z' } } })
  await startConsole('/responses')
  expect(await screen.findByText('Your view of Alder & Co has ended.')).toBeTruthy()
  await press('Back to Customers')
  expect(left).toEqual(['/customers'])
})

const state: SupportAccessState = {
  allowed: true,
  sessions: [
    {
      id: 's-1',
      administrator: 'Ada Root',
      member: 'Nora Vance',
      reason: 'Sync is stuck',
      startedAt: '2026-11-18T15:20:00.000Z',
      endsAt: '2026-11-18T15:26:00.000Z',
    },
  ],
}

test('a company admin sees who viewed the console, and can refuse further views', async () => {
  const { calls } = responsesServer(
    {},
    { 'GET /auth/csrf-token': csrfAnswer, [read]: ok(state), [save]: ok({ ...state, allowed: false }) },
  )
  await startConsole('/settings?tab=security')
  expect((await screen.findByText('Ada Root as Nora Vance')).closest('li')?.textContent).toContain('6 minutes')
  await userEvent.click(screen.getByRole('switch', { name: 'Allow support to view the console' }))
  expect(await screen.findByText('No one at Bizamply can view your console.')).toBeTruthy()
  expect(calls(save)[0]?.body).toEqual({ allowed: false })
})
