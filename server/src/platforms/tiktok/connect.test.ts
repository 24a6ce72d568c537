import { expect, test } from 'vitest'
import { startSandboxClient } from '../../testing/sandbox-client.ts'
import { createTiktok } from './tiktok.ts'

const app = { clientId: 'tt-app', clientSecret: 'tt-secret' }
const redirectUri = 'https://app.example/integration/tiktok/callback'

async function connect(scopes: (requested: string[]) => string[]) {
  const { outbound, control, decide } = await startSandboxClient({ apps: { tiktok: app } })
  await control('POST', '/accounts', {
    platform: 'tiktok',
    account: 'o_77',
    name: 'Mugs',
    details: { username: 'mugs' },
  })
  const tiktok = createTiktok(outbound, app)
  const { url } = tiktok.authorizer!.begin({ state: 's', redirectUri, typed: null })
  const requested = new URL(url).searchParams.get('scope')?.split(',') ?? []
  const pressed = new URLSearchParams({ decision: 'approve', account: 'o_77' })
  for (const scope of scopes(requested)) pressed.append('scope', scope)
  const query = await decide(url, pressed.toString())
  return tiktok.authorizer!.finish({ query, redirectUri, verifier: null, now: new Date() })
}

test('connecting requests the permission for the user name', async () => {
  const grant = await connect((requested) => requested)
  expect(grant.scopes).toContain('user.info.username')
  expect(grant).toMatchObject({ missing: [], accounts: [{ name: 'Mugs', details: { username: 'mugs' } }] })
})

test("an account connects without a user name if the merchant doesn't grant it", async () => {
  const grant = await connect((requested) => requested.filter((scope) => scope !== 'user.info.username'))
  expect(grant).toMatchObject({ missing: [], accounts: [{ name: 'Mugs', details: { username: '' } }] })
})
