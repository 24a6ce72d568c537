import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureMessages } from '@bizamply/contract/pictures'
import type { Answer, Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { tenantRows } from '../../testing/tenant-rows.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let admin: Caller
beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app, { connected: false })
  admin = await company.as('admin')
})
afterAll(() => app.stop())

const drawn = (background = '#c02040') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
const send = (caller: Caller, bytes: Uint8Array | null, brandId = company.brandId, more = {}): Promise<Answer> =>
  sendPicture(caller, bytes, { part: 'logo', path: `/api/brands/${brandId}/logo`, ...more })
const addressOf = (answer: Answer): string => String(answer.json['data']?.['logoUrl'] as unknown)
const logoOf = async (caller: Caller) =>
  (((await caller.get('/api/onboard-data')).json['brands'] ?? []) as unknown as { logoUrl: string | null }[])[0]
    ?.logoUrl

/** Requests the logo like an `img` of the page, with the cookie only. */
const shown = (caller: Caller, address: string) =>
  caller.like({ token: null, csrf: null, brand: null }).raw('GET', address)

describe('the logo of a brand', () => {
  test('is re-encoded, visible to company members only, and gone once removed', async () => {
    const answer = await send(admin, await drawn())
    const address = addressOf(answer)
    expect([answer.status, address]).toEqual([200, expect.stringMatching(/^\/brand-logos\/[0-9a-f]{32}-192\.webp$/)])
    const viewer = await company.as('viewer')
    expect(await logoOf(viewer)).toBe(address)
    const picture = await shown(viewer, address.replace('192', '64'))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(picture.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 64, height: 64 })
    const stranger = await (await makeCompany(app, { connected: false })).as('admin')
    expect((await shown(stranger, address)).status).toBe(404)
    expect((await shown(app.caller(), address)).status).toBe(401)
    for (const name of ['x', `${'0'.repeat(32)}-192.webp`, `${address.slice(13, 45)}-193.webp`]) {
      expect((await shown(viewer, `/brand-logos/${name}`)).status).toBe(404)
    }
    expect((await admin.call('DELETE', `/api/brands/${company.brandId}/logo`)).json['data']).toEqual({ logoUrl: null })
    expect((await shown(viewer, address)).status).toBe(404)
    expect(await logoOf(viewer)).toBeNull()
  })

  test("overrides the shop's logo until it is removed; the latest upload wins", async () => {
    await app.owner.query(`update app.brands set logo_url = 'https://cdn.shop.test/logo.png' where id = $1`, [
      company.brandId,
    ])
    const ofShop = await logoOf(admin)
    const both = await Promise.all([send(admin, await drawn('#00ff00')), send(admin, await drawn('#0000ff'))])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const now = await logoOf(admin)
    expect(both.map(addressOf)).toContain(now)
    expect((await shown(admin, String(now))).status).toBe(200)
    const { rowCount } = await app.owner.query('select 1 from app.brand_logos where brand_id = $1', [company.brandId])
    expect(rowCount).toBe(3)
    await admin.call('DELETE', `/api/brands/${company.brandId}/logo`)
    expect(await logoOf(admin)).toBe(ofShop)
  })

  test('is deleted with its brand', async () => {
    const other = await makeCompany(app, { connected: false })
    await send(await other.as('admin'), await drawn(), other.brandId)
    await app.owner.query('delete from app.brands where id = $1', [other.brandId])
    const { rowCount } = await app.owner.query('select 1 from app.brand_logos where brand_id = $1', [other.brandId])
    expect(rowCount).toBe(0)
  })
})

describe('an upload is refused and changes nothing', () => {
  test('from a non-admin, another company, or without a session or CSRF token', async () => {
    const theirs = await makeCompany(app, { connected: false })
    const before = await tenantRows(app)
    const bytes = await drawn()
    for (const role of ['editor', 'viewer'] as const)
      expectRefusal(await send(await company.as(role), bytes), 'FORBIDDEN')
    expectRefusal(await send(admin, bytes, theirs.brandId), 'NOT_FOUND')
    expectRefusal(await send(admin, bytes, 'x'), 'BAD_REQUEST')
    expectRefusal(await send(app.caller(), bytes), 'UNAUTHENTICATED')
    expectRefusal(await send(admin.like({ csrf: null }), bytes), 'CSRF_INVALID')
    expect(await tenantRows(app)).toEqual(before)
  })

  test('if it is not an image, contains markup, is too large or is missing', async () => {
    const before = await tenantRows(app)
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const mixed = Buffer.concat([Buffer.from('GIF89a'), Buffer.from('<script>alert(1)</script>')])
    for (const bytes of [page, mixed, (await drawn()).subarray(0, 60)]) {
      const answer = await send(admin, bytes)
      expect([answer.status, answer.json['errors']]).toMatchObject([400, [{ path: 'logo' }]])
    }
    expect((await send(admin, new Uint8Array(6 * 1024 * 1024))).json['message']).toBe(pictureMessages.large)
    expect((await send(admin, null)).json['message']).toBe(pictureMessages.missing)
    expect(await tenantRows(app)).toEqual(before)
  })
})
