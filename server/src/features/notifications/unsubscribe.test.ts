import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOfLink, marketingOf, settingsOf } from '../../testing/notification-links.ts'
import { makeCompany, userOf } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { unsubscribeLinkOf, wishLinkOf } from './unsubscribe-token.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const click = (token: string, more = ''): Promise<number> =>
  app
    .fetch(
      new Request(`http://localhost:3000/unsubscribe?token=${encodeURIComponent(token)}${more}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    )
    .then(({ status }) => status)

describe('an unsubscribe link', () => {
  test('stops emails of its events by one click without a sign-in, and opening it changes nothing', async () => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    const userId = await userOf(app, company, 'editor')
    const token = codeOfLink(unsubscribeLinkOf(app.services, { userId, kinds: ['risk', 'mention'] }))
    const signedOut = app.caller()
    const open = () => signedOut.get(`/api/notifications/unsubscribe?token=${token}`)
    expect((await open()).json['data']).toEqual({ kinds: ['risk', 'mention'], marketing: false, done: false })
    expect((await open()).text).not.toContain(userId)
    expect((await settingsOf(editor)).choices.risk.mail).toBe(true)
    expect(await click(token)).toBe(200)
    expect(await click(token)).toBe(200)
    expect((await open()).json['data']).toMatchObject({ done: true })
    const { choices } = await settingsOf(editor)
    expect([choices.risk, choices.mention.mail, choices.billing.mail]).toEqual([
      { inApp: true, mail: false, push: true },
      false,
      true,
    ])
    expect((await settingsOf(await company.as('admin'))).choices.risk.mail).toBe(true)
  })

  test('of an email that named a kind by its earlier name still stops it, and so does a console open since then', async () => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    const userId = await userOf(app, company, 'editor')
    const token = app.services.encryption.encrypt(JSON.stringify({ u: userId, k: ['news'] }), 'unsubscribe')
    const opened = await app.caller().get(`/api/notifications/unsubscribe?token=${token}`)
    expect(opened.json['data']).toMatchObject({ kinds: ['announcement'], done: false })
    expect(await click(token)).toBe(200)
    expect((await settingsOf(editor)).choices.announcement).toEqual({ inApp: true, mail: false, push: false })
    const choices = { announcement: { mail: false }, news: { mail: true, inApp: false } }
    expect((await editor.call('PUT', '/api/notifications/settings', { choices })).status).toBe(200)
    expect((await settingsOf(editor)).choices.announcement).toEqual({ inApp: false, mail: true, push: false })
  })

  test('stops all emails on request', async () => {
    const company = await makeCompany(app, { connected: false })
    const userId = await userOf(app, company, 'viewer')
    const token = codeOfLink(unsubscribeLinkOf(app.services, { userId, kinds: ['risk'] }))
    expect(await click(token, '&all=1')).toBe(200)
    const { choices } = await settingsOf(await company.as('viewer'))
    expect(Object.values(choices).some(({ mail }) => mail)).toBe(false)
  })

  test('that is forged, altered or made for another purpose does nothing', async () => {
    const company = await makeCompany(app, { connected: false })
    const userId = await userOf(app, company, 'admin')
    const before = await settingsOf(await company.as('admin'))
    const good = codeOfLink(unsubscribeLinkOf(app.services, { userId, kinds: ['risk'] }))
    const bent = `${good.slice(0, -4)}${good.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    const wish = codeOfLink(wishLinkOf(app.services, userId, new Date()))
    const sealed = app.services.encryption.encrypt(JSON.stringify({ u: userId, k: ['risk'] }), 'mail:x')
    for (const token of ['', 'x', userId, bent, wish, sealed, 'x'.repeat(2000)]) {
      expect([token.slice(0, 20), await click(token)]).toEqual([token.slice(0, 20), 400])
    }
    expect((await app.caller().get(`/api/notifications/unsubscribe?token=${bent}`)).status).toBe(400)
    const after = await settingsOf(await company.as('admin'))
    expect(after.choices).toEqual(before.choices)
  })
})

describe('marketing emails', () => {
  test('are off until the mailed link turns them on, and can be turned off by one click', async () => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    const userId = await userOf(app, company, 'editor')
    expect(await marketingOf(editor)).toBe('off')
    await editor.call('POST', '/api/notifications/marketing', { on: true })
    await editor.call('POST', '/api/notifications/marketing', { on: true })
    const { rows } = await app.owner.query('select 1 from app.mails where recipient = $1', [company.emails.editor])
    expect([await marketingOf(editor), rows.length]).toEqual(['asked', 1])
    const { marketing } = await settingsOf(editor)
    const token = codeOfLink(wishLinkOf(app.services, userId, new Date(marketing.askedAt ?? '')))
    const signedOut = app.caller()
    await signedOut.get('/auth/csrf-token')
    const confirm = (with_: string) => signedOut.call('POST', '/api/notifications/marketing/confirm', { token: with_ })
    const others = codeOfLink(wishLinkOf(app.services, await userOf(app, company, 'admin'), new Date()))
    expect((await confirm(others)).status).toBe(409)
    expect((await confirm(`${token}x`)).status).toBe(400)
    expect(await marketingOf(editor)).toBe('asked')
    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).status).toBe(200)
    expect(await marketingOf(editor)).toBe('on')
    expect(await click(codeOfLink(unsubscribeLinkOf(app.services, { userId, marketing: true })))).toBe(200)
    expect(await marketingOf(editor)).toBe('off')
    expect((await confirm(token)).status).toBe(409)
    expect((await editor.call('POST', '/api/notifications/marketing', { on: true })).status).toBe(429)
    expect(await marketingOf(editor)).toBe('off')
  })

  test('that were not confirmed within seven days can no longer be confirmed', async () => {
    const company = await makeCompany(app, { connected: false })
    const viewer = await company.as('viewer')
    await viewer.call('POST', '/api/notifications/marketing', { on: true })
    const { marketing } = await settingsOf(viewer)
    const userId = await userOf(app, company, 'viewer')
    const token = codeOfLink(wishLinkOf(app.services, userId, new Date(marketing.askedAt ?? '')))
    app.advance(8 * 86_400_000)
    const signedOut = app.caller()
    await signedOut.get('/auth/csrf-token')
    expect((await signedOut.call('POST', '/api/notifications/marketing/confirm', { token })).status).toBe(409)
  })
})

test('a brand of another company, or without a role, can be neither muted nor seen', async () => {
  const [ours, theirs] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  const editor = await ours.as('editor')
  const put = (mutedBrands: string[]) => editor.call('PUT', '/api/notifications/settings', { mutedBrands })
  expect((await put([theirs.brandId])).status).toBe(404)
  expect((await put([ours.brandId, theirs.brandId])).status).toBe(404)
  expect((await settingsOf(editor)).brands).toEqual([{ id: ours.brandId, name: expect.any(String), muted: false }])
  await app.owner.query(
    `insert into app.member_brand_roles (company_id, user_id, brand_id, role) values ($1, $2, $3, 'none')`,
    [ours.companyId, await userOf(app, ours, 'viewer'), ours.brandId],
  )
  const viewer = await ours.as('viewer')
  expect((await settingsOf(viewer)).brands).toEqual([])
  expect((await viewer.call('PUT', '/api/notifications/settings', { mutedBrands: [ours.brandId] })).status).toBe(404)
})

test('no test logged an error', () => expect(app.errors).toEqual([]))
