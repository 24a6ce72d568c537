import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Exchange } from '../server/exchange.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { createAuthorizations } from './authorizations.ts'
import type { Provider } from './provider.ts'

let store: Store
beforeEach(() => {
  store = openStore(null, null)
})

const accounts = [
  { account: '1', name: 'One <b>' },
  { account: '2', name: 'Two' },
]
const provider: Provider = {
  platform: 'instagram',
  name: 'Instagram',
  color: '#d6249f',
  app: { clientId: 'app', clientSecret: 's' },
  choice: 'one',
  defaultScopes: ['basic'],
  accounts: () => accounts,
  denial: { error_reason: 'user_denied' },
  suffix: '#_',
}
const params = { client_id: 'app', redirect_uri: 'http://localhost/back', response_type: 'code', state: 's1' }
const ask = (query: Record<string, string>, body = '', type = 'application/x-www-form-urlencoded'): Exchange => ({
  method: body === '' ? 'GET' : 'POST',
  host: 'www.instagram.com',
  path: '/oauth/authorize',
  query: new URLSearchParams(query),
  headers: { 'content-type': type },
  body: Buffer.from(body),
  call: null,
})
const redemption = { clientId: 'app', clientSecret: 's', redirectUri: 'http://localhost/back' }

function approved(given: Partial<Provider>, query: Record<string, string>, body: string) {
  const made = createAuthorizations(store, { ...provider, ...given })
  const answer = made.authorize(ask({ ...params, ...query }, body))
  const back = new URL('headers' in answer ? (answer.headers?.['location'] ?? '') : '')
  return { ...made, back, code: back.searchParams.get('code') ?? '' }
}

test('the consent page shows the app, the scopes and the accounts, all escaped', () => {
  const answer = createAuthorizations(store, provider).authorize(ask({ ...params, scope: 'basic,comments' }))
  const page = 'bytes' in answer ? String(answer.bytes) : ''
  expect(page).toContain('One &#60;b&#62; (1)')
  expect(page.match(/type="checkbox" name="scope"/g)).toHaveLength(2)
  for (const button of ['Approve', 'Deny']) expect(page).toContain(`${button}</button>`)
})

test('an unchecked permission is not granted, and a code works once', () => {
  const { redeem, code, back } = approved(
    {},
    { scope: 'basic,comments' },
    'decision=approve&account=2&scope=&scope=basic',
  )
  expect([back.hash, back.searchParams.get('state')]).toEqual(['#_', 's1'])
  expect(code).toContain('sbxsecret')
  expect(redeem({ ...redemption, code })).toMatchObject({ accounts: ['2'], scopes: ['basic'] })
  expect(redeem({ ...redemption, code })).toBe('invalid_grant')
})

test.each([
  [{ clientSecret: 'other' }, 'invalid_client'],
  [{ clientId: 'other' }, 'invalid_client'],
  [{ redirectUri: 'http://localhost/other' }, 'invalid_grant'],
  [{ verifier: 'guessed' }, 'invalid_grant'],
])('a code with %o is refused', (change, refusal) => {
  const challenge = createHash('sha256').update('verifier').digest('base64url')
  const { redeem, code } = approved({}, { code_challenge: challenge }, 'decision=approve&account=1')
  expect(redeem({ ...redemption, verifier: 'verifier', code, ...change })).toBe(refusal)
})

test('a matching verifier is accepted as base64url or hexadecimal, and a code expires after ten minutes', () => {
  for (const encoding of ['base64url', 'hex'] as const) {
    const code_challenge = createHash('sha256').update('verifier').digest(encoding)
    const { redeem, code } = approved({ needsPkce: true }, { code_challenge }, 'decision=approve&account=1')
    expect(redeem({ ...redemption, code, verifier: 'verifier' })).toMatchObject({ accounts: ['1'] })
  }
  const { redeem, code } = approved({}, {}, 'decision=approve&account=1')
  store.clock.advance(601_000)
  expect(redeem({ ...redemption, code })).toBe('invalid_grant')
})

test("a denial redirects with the platform's error, and so does an unknown account", () => {
  for (const body of ['decision=deny&account=1', 'decision=approve&account=9', 'decision=approve']) {
    const { back } = approved({}, {}, body)
    expect(back.search).toBe('?state=s1&error=access_denied&error_reason=user_denied')
  }
})

test('choosing no account is allowed where several can be chosen', () => {
  const several = approved({ choice: 'many' }, {}, 'decision=approve&account=1&account=2')
  expect(several.redeem({ ...redemption, code: several.code })).toMatchObject({ accounts: ['1', '2'] })
  const none = approved({ choice: 'many' }, {}, 'decision=approve')
  expect(none.redeem({ ...redemption, code: none.code })).toMatchObject({ accounts: [] })
})

test.each([{ client_id: 'other' }, { redirect_uri: 'nowhere' }, { response_type: 'token' }])(
  'an authorization with %o is refused on the page itself',
  (change) => {
    const answer = createAuthorizations(store, provider).authorize(ask({ ...params, ...change }))
    expect(answer).toMatchObject({ status: 400 })
  },
)
