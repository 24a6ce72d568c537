import type { OpenedInvitation } from '@bizamply/contract/team'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { browserZone } from '../../lib/formats.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { joiningServer, type } from '../../testing/joining.ts'
import { ok } from '../../testing/responses-server.ts'
import { strong } from '../../testing/signing-up.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const read = 'POST /api/invitations/read'
const join = 'POST /api/invitations/join'
const accept = 'POST /api/invitations/accept'
const address = '/invitation?token=once'

const opened = (more: Partial<OpenedInvitation> = {}): OpenedInvitation => ({
  state: 'open',
  company: 'Alder & Co',
  inviter: 'Nora Vance',
  email: 'kaja@alder.example',
  role: 'editor',
  customRole: null,
  brands: null,
  expiresAt: '2026-11-27T10:00:00.000Z',
  hasAccount: false,
  ...more,
})
const kaja = { ...nora, id: 'user-7', email: 'kaja@alder.example', name: 'Kaja Lund', memberRole: 'editor' as const }

async function fillIn(): Promise<void> {
  await screen.findByRole('heading', { name: 'Join Alder & Co' })
  type('First name', 'Kaja')
  type('Last name', 'Lund')
  type('Password', strong)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a new user creates an account and joins', async () => {
  const server = joiningServer(null, {
    [read]: ok(opened()),
    [join]: { body: { success: true, token: 't', user: kaja, message: 'Account created' } },
  })
  await startConsole(address)
  await fillIn()
  expect(screen.getByText('Nora Vance invited you to work on reviews for Alder & Co.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('kaja@alder.example')
  await press('Create account and join')
  expect(await screen.findByText('Please accept the Terms of Service and Privacy Policy')).toBeTruthy()
  expect(server.calls(join)).toEqual([])
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Create account and join')
  await waitFor(() => expect(where()).toBe('/dashboard'))
  expect(server.calls(join)[0]?.body).toEqual({
    token: 'once',
    firstName: 'Kaja',
    lastName: 'Lund',
    password: strong,
    timezone: browserZone(),
    terms: true,
    termsVersion: '2026-11-21',
  })
})

test('an error from the server shows at its field, or above the form', async () => {
  const words = 'This password is too common. Please choose another one.'
  const refused = refusal(400, 'BAD_REQUEST', words)
  const atField = { ...refused, body: { ...(refused.body as object), errors: [{ path: 'password', message: words }] } }
  joiningServer(null, {
    [read]: ok(opened()),
    [join]: (_, times) => (times === 1 ? atField : refusal(402, 'PLAN_LIMIT', 'Alder & Co has no free seat for you.')),
  })
  await startConsole(address)
  await fillIn()
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Create account and join')
  expect(await screen.findByText(words)).toBeTruthy()
  type('Password', strong)
  await press('Create account and join')
  expect(await screen.findByText('Alder & Co has no free seat for you.')).toBeTruthy()
})

test('a user with an account signs in first, and comes back', async () => {
  joiningServer(null, { [read]: ok(opened({ hasAccount: true, brands: [{ name: 'Fern', role: 'viewer' }] })) })
  await startConsole(address)
  expect(await screen.findByText(/kaja@alder.example has an account/)).toBeTruthy()
  expect(screen.getByText('Viewer in Fern')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Sign in' }).getAttribute('href') ?? ''
  const query = new URL(link, 'http://localhost').searchParams
  expect([query.get('returnUrl'), query.get('email')]).toEqual(['/invitation?token=once', 'kaja@alder.example'])
})

test('a user signed in with the invited address joins with one click', async () => {
  const server = joiningServer(kaja, {
    [read]: ok(opened({ hasAccount: true })),
    [accept]: (_, times) =>
      times === 1
        ? refusal(409, 'CONFLICT', 'You’re already a member of Fern & Sons.')
        : { body: { success: true, message: 'Joined' } },
  })
  await startConsole(address)
  await press('Join Alder & Co')
  expect(await screen.findByText('You’re already a member of Fern & Sons.')).toBeTruthy()
  await press('Join Alder & Co')
  await waitFor(() => expect(where()).toBe('/dashboard'))
  expect(server.calls(accept)).toHaveLength(2)
})

test('a user signed in with another address sees a message, and can sign out', async () => {
  const server = joiningServer(nora, {
    [read]: ok(opened()),
    'POST /auth/logout': { body: { success: true } },
  })
  await startConsole(address)
  expect(await screen.findByText(/This invitation is for kaja@alder.example, but you’re signed in as/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Join Alder & Co' })).toBeNull()
  await press('Sign out')
  await waitFor(() => expect(server.calls('POST /auth/logout')).toHaveLength(1))
  expect(await screen.findByLabelText('First name')).toBeTruthy()
})

test.for([
  ['expired', 'This invitation has expired. Ask Nora Vance for a new one.'],
  ['revoked', 'This invitation was withdrawn. Ask Nora Vance for a new one.'],
  ['accepted', 'This invitation was already accepted. Sign in to continue.'],
  ['unknown', 'This link isn’t valid, or we’ve sent a newer one. Open the link in our latest email.'],
] as const)('a link that is %s says so and grants no access', async ([state, words]) => {
  joiningServer(null, { [read]: ok(opened({ state })) })
  await startConsole(address)
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a link without its secret, or one that fails to load, says so', async () => {
  const { calls } = joiningServer(null, { [read]: refusal(429, 'RATE_LIMIT_EXCEEDED', 'Too many attempts.') })
  await startConsole('/invitation')
  expect((await screen.findByRole('alert')).textContent).toContain('This link isn’t valid')
  expect(calls(read)).toEqual([])
})
