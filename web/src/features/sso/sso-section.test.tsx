import type { SsoSettings } from '@bizamply/contract/sso'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { confirmChannel } from '../../lib/confirm-by-sso.ts'
import { csrfAnswer, fakeServer, refusal } from '../../testing/fake-server.ts'
import { inRouter } from '../../testing/in-router.tsx'
import { ok } from '../../testing/responses-server.ts'
import { SsoSection } from './sso-section.tsx'

const record = 'bizamply-domain-verification=abc'
const settings = (more: Partial<SsoSettings> = {}): SsoSettings => ({
  availability: 'available',
  provider: {
    issuer: 'https://login.alder.example',
    clientId: 'bizamply',
    mode: 'optional',
    defaultRole: 'viewer',
    changedAt: '2026-11-20T09:12:00.000Z',
    changedBy: 'Nora Vance',
  },
  redirectUri: 'https://app.example/auth/sso/callback/c',
  domains: [
    { domain: 'alder.example', record, verified: true, checkedAt: '2026-11-20T09:12:00.000Z' },
    { domain: 'fern.example', record, verified: false, checkedAt: null },
  ],
  ready: { signedIn: true, secondFactor: true },
  ...more,
})
const none = settings({ provider: null, domains: [], ready: { signedIn: false, secondFactor: false } })
const put = 'PUT /api/company/sso'

async function show(first: SsoSettings, answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ 'GET /auth/csrf-token': csrfAnswer, 'GET /api/company/sso': ok(first), ...answers })
  await inRouter(<SsoSection />, { now: new Date('2026-11-21T13:05:00Z') })
  return server
}

afterEach(() => vi.unstubAllGlobals())

test('an identity provider is checked, then saved with its secret; the redirect URI can be copied', async () => {
  const { calls } = await show(none, {
    'POST /api/company/sso/check': ok({
      issuer: 'https://login.alder.example',
      signInAt: 'https://login.alder.example/a',
    }),
    [put]: ok(settings()),
  })
  expect(await screen.findByText('https://app.example/auth/sso/callback/c')).toBeTruthy()
  expect(screen.getByText('Off')).toBeTruthy()
  expect(screen.getByText('No domains yet. Add one so people can sign in.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Issuer'), 'https://login.alder.example')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Found. People sign in at login.alder.example.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Client ID'), 'bizamply')
  await userEvent.type(screen.getByLabelText('Client secret'), 's3cret')
  await userEvent.selectOptions(screen.getByLabelText('Role for new members'), 'Editor')
  await userEvent.click(screen.getByRole('button', { name: 'Set up SSO' }))
  expect(await screen.findByText('Optional')).toBeTruthy()
  expect(calls(put)[0]?.body).toEqual({
    issuer: 'https://login.alder.example',
    clientId: 'bizamply',
    clientSecret: 's3cret',
    mode: 'optional',
    defaultRole: 'editor',
  })
  expect(screen.getByLabelText<HTMLInputElement>('Client secret').value).toBe('')
})

test('errors from the server are shown at their fields until the field changes', async () => {
  const words = 'Enter the client secret'
  await show(settings(), {
    [put]: {
      status: 400,
      body: { message: words, code: 'BAD_REQUEST', errors: [{ path: 'clientSecret', message: words }] },
    },
  })
  await userEvent.type(await screen.findByLabelText('Client ID'), '2')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(words)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Client secret'), 'x')
  expect(screen.queryByText(words)).toBeNull()
})

test('typed values stay when another admin’s change arrives', async () => {
  const { provider, domains } = settings()
  const newer = settings({
    provider: { ...provider, clientId: 'theirs', changedAt: '2026-11-21T12:00:00.000Z' } as SsoSettings['provider'],
    domains: [...domains, { domain: 'new.example', record, verified: false, checkedAt: null }],
  })
  await show(settings(), { 'POST /api/company/sso/domains': ok(newer) })
  const issuer = await screen.findByLabelText<HTMLInputElement>('Issuer')
  await userEvent.clear(issuer)
  await userEvent.type(issuer, 'https://other.example')
  await userEvent.type(screen.getByLabelText('Client secret'), 's3cret')
  await userEvent.type(screen.getByLabelText('Domain'), 'new.example{Enter}')
  expect(await screen.findByText('new.example')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Issuer').value).toBe('https://other.example')
  expect(screen.getByLabelText<HTMLInputElement>('Client secret').value).toBe('s3cret')
  expect(screen.getByLabelText<HTMLInputElement>('Client ID').value).toBe('theirs')
})

test('requiring SSO asks first, and keeps the stored secret', async () => {
  const required = settings({ provider: { ...settings().provider, mode: 'required' } as SsoSettings['provider'] })
  const { calls } = await show(settings(), { [put]: ok(required) })
  await userEvent.selectOptions(await screen.findByLabelText('Sign-in'), 'SSO is required')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Require SSO?' }))
  expect(calls(put)).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Require SSO' }))
  expect(await screen.findByText('Required')).toBeTruthy()
  expect(calls(put)[0]?.body).toMatchObject({ mode: 'required' })
  expect(calls(put)[0]?.body).not.toHaveProperty('clientSecret')
})

test('a test sign-in opens a window, and its result is shown here', async () => {
  const popup = { closed: false, close: () => undefined, location: { href: '' } }
  vi.stubGlobal('open', () => popup)
  let ready = { signedIn: false, secondFactor: true }
  await show(settings({ ready }), {
    'GET /api/company/sso': () => ok(settings({ ready })),
    'POST /api/profile/step-up/sso': ok({ location: '/auth/sso/go?attempt=x' }),
  })
  expect(await screen.findByText('To require SSO, sign in with SSO once.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Test sign-in' }))
  await waitFor(() => expect(popup.location.href).toBe('/auth/sso/go?attempt=x'))
  ready = { signedIn: true, secondFactor: true }
  confirmChannel.post(null)
  expect(await screen.findByText('You’ve signed in with this provider.')).toBeTruthy()
})

test('a domain is added with its record, checked, and removed after confirmation', async () => {
  const verified = settings({ domains: settings().domains.map((one) => ({ ...one, verified: true })) })
  const { calls } = await show(settings(), {
    'POST /api/company/sso/domains': ok(settings()),
    'POST /api/company/sso/domains/fern.example/check': ok(verified),
    'DELETE /api/company/sso/domains/alder.example': ok(settings({ domains: [] })),
  })
  const list = within(await screen.findByRole('list', { name: 'Domains' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'alder.exampleVerified',
    expect.stringContaining(`fern.exampleNot verified`),
  ])
  expect(list.getByText(record)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Domain'), 'new.example')
  await userEvent.click(screen.getByRole('button', { name: 'Add domain' }))
  await waitFor(() => expect(calls('POST /api/company/sso/domains')[0]?.body).toEqual({ domain: 'new.example' }))
  await userEvent.click(screen.getByRole('button', { name: 'Check fern.example' }))
  await waitFor(() => expect(screen.queryByText('Not verified')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Remove alder.example' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove alder.example?' }))
  await userEvent.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No domains yet. Add one so people can sign in.')).toBeTruthy()
})

test('a failed load shows the reason, and Try Again loads it', async () => {
  let broken = true
  await show(settings(), {
    'GET /api/company/sso': () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : ok(settings())),
  })
  expect(await screen.findByText('Couldn’t load SSO settings. It broke.', {}, { timeout: 5000 })).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByLabelText('Issuer')).toBeTruthy()
})
