import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal, type Reply } from '../../testing/fake-server.ts'
import { type, wizardServer } from '../../testing/joining.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

// The toast library keeps its messages across renders of the page.
afterEach(() => void toast.dismiss())

const call = 'POST /api/connections/judgeme'
const token = 'jm_private_4711'
const inDialog = async () => within(await screen.findByRole('dialog'))
const press = async (name: string) => userEvent.click((await inDialog()).getByRole('button', { name }))
const done = ok({ connections: {}, totalConnections: 2, userEmail: 'nora@alder.shop' })

async function open(answer: unknown, connected = ['shopify']) {
  const server = wizardServer({ connected: { 'b-1': connected } }, { [call]: answer as never })
  await startConsole('/onboarding')
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Judge.me' }))
  await press('Use a private token instead')
  return server
}

test('Judge.me connects with the private token of the known store, and the token is not stored in the browser', async () => {
  const server = await open(() => {
    server.world.connected = { 'b-1': ['shopify', 'judgeme'] }
    return done
  })
  expect((await inDialog()).queryByLabelText('Store domain')).toBeNull()
  type('Private token', ` ${token} `)
  await press('Connect')
  expect(await screen.findByText('Judge.me connected successfully for Alder!')).toBeTruthy()
  expect(server.calls(call)[0]?.body).toEqual({ shopDomain: 'alder.myshopify.com', token })
  expect(server.calls(call)[0]?.headers.get('x-brand-id')).toBe('b-1')
  expect((await inDialog()).queryByText('Approved on Judge.me')).toBeNull()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(token)
  expect(document.documentElement.outerHTML).not.toContain(token)
})

test('a typed token is dropped only after a question, and the dialog stays while it is sent', async () => {
  let fail = (_: Reply) => {}
  await open(() => new Promise((resolve) => (fail = resolve)))
  type('Private token', token)
  await userEvent.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }))
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
  await press('Connect')
  await userEvent.keyboard('{Escape}')
  fail(refusal(400, 'BAD_REQUEST', 'Judge.me does not know this shop and token.'))
  expect((await (await inDialog()).findByRole('alert')).textContent).toContain('does not know this shop')
})

test.for([
  ['', 'Enter your store’s private token'],
  ['short', 'This isn’t a private token. Copy all of it, without spaces.'],
  ['with a space', 'This isn’t a private token. Copy all of it, without spaces.'],
])('the token %j is not sent: %s', async ([typed, words]) => {
  const server = await open(done)
  if (typed) type('Private token', typed)
  await press('Connect')
  const field = screen.getByLabelText('Private token')
  expect(field.getAttribute('aria-describedby')).toBe((await screen.findByText(words ?? '')).id)
  expect(document.activeElement).toBe(field)
  expect(server.calls(call)).toEqual([])
})

test.for([
  [
    refusal(400, 'BAD_REQUEST', 'Judge.me does not know this shop and token.'),
    'Failed to connect Judge.me: Judge.me does not know this shop and token.',
  ],
  [new TypeError('no network'), 'Connection failed. Please try again.'],
] as const)('a rejected token (%#) shows the reason, and stays for correction', async ([answer, words]) => {
  await open(answer)
  type('Private token', token)
  await press('Connect')
  expect((await (await inDialog()).findByRole('alert')).textContent).toBe(words)
  expect(screen.getByLabelText<HTMLInputElement>('Private token').value).toBe(token)
})

test('the form links back to the consent', async () => {
  await open(done)
  await press('Approve on Judge.me instead')
  expect((await inDialog()).getByText('Judge.me already knows your store, so there’s nothing to enter.')).toBeTruthy()
})

test('if this installation has no Judge.me app, the consent falls back to the token form', async () => {
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.spyOn(window, 'open').mockReturnValue({ closed: false, close: vi.fn() } as unknown as Window)
  wizardServer({ connected: { 'b-1': ['shopify'] } })
  await startConsole('/onboarding')
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Judge.me' }))
  await press('Connect')
  await screen.findAllByText('Waiting for your approval on the page that opened')
  const reason = 'This service isn’t set up on this installation. Contact support.'
  act(() => FakeChannel.heard.at(-1)?.({ platform: 'judgeme', reason, noKeys: true }))
  expect(await (await inDialog()).findByText(/^This installation has no Judge\.me app/)).toBeTruthy()
  await waitFor(async () => expect((await inDialog()).queryByRole('button', { name: /^Approve/ })).toBeNull())
})

/** jsdom has no BroadcastChannel between windows. */
class FakeChannel extends EventTarget {
  static readonly heard: ((result: object) => void)[] = []
  constructor() {
    super()
    FakeChannel.heard.push((data) => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  postMessage = () => undefined
  close = () => undefined
}
