import { createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { call, openTestSandbox } from '../testing/open-test-sandbox.ts'
import type { Sandbox } from '../index.ts'

const AUTHORIZE = '/accounts.google.com/o/oauth2/v2/auth'
const TOKEN = '/oauth2.googleapis.com/token'
const VERIFIER = 'a-verifier-that-is-long-enough-for-the-rule-of-43-characters'
const query = {
  client_id: 'app',
  redirect_uri: 'http://localhost:3000/auth/google/callback',
  response_type: 'code',
  scope: 'openid email profile',
  state: 'of-the-browser',
  nonce: 'of-the-question',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
}

async function decide(sandbox: Sandbox, fields: Record<string, string>): Promise<URL> {
  const body = new URLSearchParams(fields)
  const response = await fetch(`${sandbox.url}${AUTHORIZE}?${new URLSearchParams(query).toString()}`, {
    method: 'POST',
    redirect: 'manual',
    body,
  })
  return new URL(response.headers.get('location') ?? '')
}

const approve = (sandbox: Sandbox, account = 'robin.fields@gmail.test') =>
  decide(sandbox, { decision: 'approve', account })

const redeem = (sandbox: Sandbox, code: string | null, more: Record<string, string> = {}) =>
  call(sandbox, 'POST', TOKEN, {
    grant_type: 'authorization_code',
    code,
    client_id: 'app',
    client_secret: 'secret',
    redirect_uri: query.redirect_uri,
    code_verifier: VERIFIER,
    ...more,
  })

interface Read {
  head: { alg: string; kid: string }
  claims: Record<string, unknown>
  isSigned: boolean
}

async function read(sandbox: Sandbox, token: string): Promise<Read> {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const open = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  const { keys } = (await call(sandbox, 'GET', '/www.googleapis.com/oauth2/v3/certs')).json as { keys: JsonWebKey[] }
  const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' })
  const isSigned = verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))
  return { head: open(head) as Read['head'], claims: open(claims) as Read['claims'], isSigned }
}

describe('Google', () => {
  test("publishes Google's discovery document", async () => {
    const { sandbox } = await openTestSandbox()
    const { json } = await call(sandbox, 'GET', '/accounts.google.com/.well-known/openid-configuration')
    expect(json).toMatchObject({
      issuer: 'https://accounts.google.com',
      token_endpoint: 'https://oauth2.googleapis.com/token',
      jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
    })
  })

  test('shows its accounts on the consent page, and accepts a denial', async () => {
    const { sandbox, control } = await openTestSandbox()
    await control('POST', '/people', { email: 'ada@b.example', name: 'Ada <L>' })
    const page = await call(sandbox, 'GET', `${AUTHORIZE}?${new URLSearchParams(query).toString()}`)
    expect(page.text).toContain('ada@b.example')
    expect(page.text).not.toContain('<L>')
    const back = await decide(sandbox, { decision: 'deny' })
    expect([back.searchParams.get('error'), back.searchParams.get('state')]).toEqual(['access_denied', query.state])
  })

  test('exchanges a code with its verifier for a signed identity, once', async () => {
    const { sandbox } = await openTestSandbox()
    const code = (await approve(sandbox)).searchParams.get('code')
    const answer = await redeem(sandbox, code)
    expect(answer.json).toMatchObject({ token_type: 'Bearer', expires_in: 3599, scope: 'openid email profile' })
    expect(answer.json.access_token).toContain('sbxsecret')
    const { head, claims, isSigned } = await read(sandbox, answer.json.id_token)
    expect([head.alg, isSigned]).toEqual(['RS256', true])
    expect(claims).toMatchObject({
      iss: 'https://accounts.google.com',
      aud: 'app',
      nonce: query.nonce,
      email: 'robin.fields@gmail.test',
      email_verified: true,
      given_name: 'Robin',
      family_name: 'Fields',
    })
    const bearer = { authorization: `Bearer ${answer.json.access_token}` }
    const me = await call(sandbox, 'GET', '/openidconnect.googleapis.com/v1/userinfo', undefined, bearer)
    expect(me.json).toMatchObject({ sub: claims['sub'] })
    expect((await redeem(sandbox, code)).json).toMatchObject({ error: 'invalid_grant' })
    const other = (await approve(sandbox)).searchParams.get('code')
    expect((await redeem(sandbox, other, { code_verifier: 'another' })).json).toMatchObject({ error: 'invalid_grant' })
  })

  test.each([
    ['wrong-nonce', { nonce: 'of-another-question' }, true],
    ['wrong-aud', { aud: 'another-app' }, true],
    ['wrong-issuer', { iss: 'https://accounts.example' }, true],
    ['forged', {}, false],
    ['unsigned', {}, false],
    ['rotated-key', {}, true],
  ])('returns a token with the defect %s on request', async (mode, claims, isSigned) => {
    const { sandbox, control } = await openTestSandbox()
    await control('POST', '/identity', { mode })
    const answer = await redeem(sandbox, (await approve(sandbox)).searchParams.get('code'))
    const identity = await read(sandbox, answer.json.id_token)
    expect(identity.claims).toMatchObject(claims)
    expect(identity.isSigned).toBe(isSigned)
  })

  test('does not verify an address whose mailbox it has not checked', async () => {
    const { sandbox, control } = await openTestSandbox()
    await control('POST', '/people', { email: 'ada@b.example', verified: false })
    const answer = await redeem(sandbox, (await approve(sandbox, 'ada@b.example')).searchParams.get('code'))
    expect((await read(sandbox, answer.json.id_token)).claims).toMatchObject({ email_verified: false })
    expect((await control('POST', '/identity', { mode: 'nonsense' })).status).toBe(400)
  })
})
