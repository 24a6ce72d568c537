import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureMessages, pictureOfSize, pictureSizes } from '@bizamply/contract/pictures'
import type { Answer, Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeCompany, userOf } from '../../testing/make-company.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let editor: Caller
beforeAll(async () => {
  app = await startTestApp()
  editor = await (await makeCompany(app, { connected: false })).as('editor')
})
afterAll(() => app.stop())

const plain = (width = 300, height = 200, background = '#c02040') =>
  sharp({ create: { width, height, channels: 3, background } })
const addressOf = (answer: Answer): string => String(answer.json['data']?.['profilePic'] as unknown)

/** Requests the picture like an `img` of the page, with the cookie only. */
async function shown(caller: Caller, address: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await caller.like({ token: null, csrf: null, brand: null }).raw('GET', address)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('in %s format is re-encoded in three sizes', async (format) => {
    const answer = await sendPicture(editor, await plain().toFormat(format).toBuffer(), { type: 'text/html' })
    expect([answer.status, answer.json['success']]).toEqual([200, true])
    const address = addressOf(answer)
    expect(address).toMatch(/^\/pictures\/[0-9a-f]{32}-192\.webp$/)
    for (const size of pictureSizes) {
      const { status, headers, bytes } = await shown(editor, pictureOfSize(address, size))
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: size, height: size })
    }
    expect((await editor.get('/api/profile')).json['data']).toMatchObject({ profilePic: address })
    expect((await editor.get('/auth/status')).json['user']).toMatchObject({ profilePic: address })
  })

  test('loses its metadata and is rotated upright', async () => {
    const where = { IFD0: { Copyright: 'A Person', Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } }
    const left = { input: await plain(100, 200, '#00ff00').png().toBuffer(), left: 0, top: 0 }
    const taken = await plain(400, 200, '#ff0000').composite([left]).withExif(where).jpeg().toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const turned = await sharp(taken).withMetadata({ orientation: 6 }).withExifMerge(where).jpeg().toBuffer()
    const { bytes } = await shown(editor, addressOf(await sendPicture(editor, turned, { cut: '0,0,1' })))
    const about = await sharp(bytes).metadata()
    expect([about.exif, about.icc, about.xmp, about.iptc, about.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(bytes.toString('latin1')).not.toContain('A Person')
    // Rotated clockwise: what was on the left is at the top.
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const [red = 0, green = 0] = data.subarray((10 * 192 + 96) * 3)
    expect([red < 60, green > 200]).toEqual([true, true])
  })

  test('is cropped to the chosen square', async () => {
    const right = { input: await plain(200, 200, '#0000ff').png().toBuffer(), left: 200, top: 0 }
    const both = await plain(400, 200, '#ff0000').composite([right]).png().toBuffer()
    const middle = async (cut: string): Promise<number[]> => {
      const { bytes } = await shown(editor, addressOf(await sendPicture(editor, both, { cut })))
      return [...(await sharp(bytes).raw().toBuffer()).subarray((96 * 192 + 96) * 3).subarray(0, 3)]
    }
    const [red] = await middle('0,0,1')
    const [, , blue] = await middle('0.5,0,0.9')
    expect([Number(red) > 200, Number(blue) > 200]).toEqual([true, true])
    for (const cut of ['1', 'a,b,c', '0,0,0', '0,0,2', '-1,0,1', '0,0,1,1', 'NaN,0,1', '0,,1']) {
      const refused = await sendPicture(editor, both, { cut })
      expect([cut, refused.status, refused.json['errors']]).toEqual([
        cut,
        400,
        [{ path: 'cut', message: expect.any(String) }],
      ])
    }
  })

  test('that is animated keeps its first frame', async () => {
    const frames = await Promise.all(['#ff0000', '#00ff00'].map((color) => plain(50, 50, color).png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
    const { bytes } = await shown(editor, addressOf(await sendPicture(editor, moving)))
    expect((await sharp(bytes, { animated: true }).metadata()).pages ?? 1).toBe(1)
    expect((await sharp(bytes).raw().toBuffer())[0]).toBeGreaterThan(200)
  })

  test('replaces the previous one, and is gone once removed', async () => {
    const first = addressOf(await sendPicture(editor, await plain(80, 80, '#111111').png().toBuffer()))
    const second = addressOf(await sendPicture(editor, await plain(80, 80, '#eeeeee').png().toBuffer()))
    expect(first).not.toBe(second)
    expect([(await shown(editor, first)).status, (await shown(editor, second)).status]).toEqual([404, 200])
    const removed = await editor.call('DELETE', '/api/profile/avatar')
    expect([removed.status, removed.json['data']]).toEqual([200, { profilePic: null }])
    expect((await shown(editor, second)).status).toBe(404)
    expect((await editor.get('/auth/status')).json['user']).toMatchObject({ profilePic: null })
    expect((await editor.call('DELETE', '/api/profile/avatar')).status).toBe(200)
  })

  test('is deleted with its user', async () => {
    const company = await makeCompany(app, { connected: false })
    const viewer = await company.as('viewer')
    await sendPicture(viewer, await plain(90, 90, '#123456').png().toBuffer())
    const userId = await userOf(app, company, 'viewer')
    const kept = () => app.owner.query('select 1 from app.pictures where user_id = $1', [userId])
    expect((await kept()).rowCount).toBe(3)
    await app.owner.query('delete from app.members where user_id = $1', [userId])
    await app.owner.query('delete from app.users where id = $1', [userId])
    expect((await kept()).rowCount).toBe(0)
  })

  test('is visible to signed-in users only', async () => {
    const address = addressOf(await sendPicture(editor, await plain(70, 70, '#654321').png().toBuffer()))
    const signedOut = await app.caller().get(address)
    expectRefusal(signedOut, 'UNAUTHENTICATED')
    expect(signedOut.headers.get('cache-control')).toBe('no-store')
    const other = await (await makeCompany(app, { connected: false })).as('viewer')
    expect((await shown(other, address)).status).toBe(200)
    const hash = '0'.repeat(32)
    const odd = [`${hash}-192.webp`, `${hash}-193.webp`, 'x', '..%2f..%2fetc', `${hash}-192.webp%00`, `'-192.webp`]
    for (const name of odd) expect([name, (await shown(editor, `/pictures/${name}`)).status]).toEqual([name, 404])
  })

  test('needs a session and its CSRF token', async () => {
    const bytes = await plain(20, 20).png().toBuffer()
    const refused = [
      await sendPicture(app.caller(), bytes),
      await sendPicture(editor.like({ token: null }), bytes),
      await sendPicture(editor.like({ csrf: null }), bytes),
    ]
    expect(refused.map(({ status, json }) => [status, json['code']])).toEqual([
      [401, 'UNAUTHENTICATED'],
      [401, 'UNAUTHENTICATED'],
      [403, 'CSRF_INVALID'],
    ])
  })
})

describe('a file that is not an image is refused with this message, and the current picture stays', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const gifPage = Buffer.from('GIF89a/*<html><script>alert(1)</script></html>*/=0;')
  const broken = async () => (await plain(400, 400).jpeg().toBuffer()).subarray(0, 900)
  const cases: [string, () => Buffer | Promise<Buffer>, string][] = [
    ['an SVG', () => svg, pictureMessages.type],
    ['an HTML page with a GIF header', () => gifPage, pictureMessages.type],
    ['a valid picture with HTML in its comment', pageInPicture, pictureMessages.type],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ'), pictureMessages.type],
    ['a TIFF', () => plain().tiff().toBuffer(), pictureMessages.type],
    ['random bytes after a PNG header', () => Buffer.concat([PNG, randomBytes(500)]), pictureMessages.type],
    ['a truncated JPEG', broken, pictureMessages.type],
    ['20,000 × 20,000 pixels in a small file', () => hugePng(20_000), pictureMessages.pixels],
    ['too many bytes', () => Buffer.concat([PNG, randomBytes(5 * 1024 * 1024)]), pictureMessages.large],
    ['an empty file', () => Buffer.alloc(0), pictureMessages.missing],
  ]
  test.each(cases)('%s', async (_, make, message) => {
    const caller = await (await makeCompany(app, { connected: false })).as('editor')
    const address = addressOf(await sendPicture(caller, await plain(60, 60).png().toBuffer()))
    const refused = await sendPicture(caller, await make())
    expectRefusal(refused, message === pictureMessages.large ? 'TOO_LARGE' : 'BAD_REQUEST')
    expect(refused.json['message']).toBe(message)
    expect(refused.json['errors']).toEqual([{ path: 'avatar', message }])
    expect((await caller.get('/api/profile')).json['data']).toMatchObject({ profilePic: address })
    expect((await shown(caller, address)).status).toBe(200)
  })

  test('a form without a file, with a wrong field name, or that is not a form is refused', async () => {
    for (const refused of [
      await sendPicture(editor, null),
      await sendPicture(editor, await plain(20, 20).png().toBuffer(), { part: 'file' }),
    ]) {
      expect([refused.status, refused.json['message']]).toEqual([400, pictureMessages.missing])
    }
    expectRefusal(await editor.call('POST', '/api/profile/upload-avatar', { avatar: 'x' }), 'BAD_REQUEST')
  })

  test('a file of exactly 5 MB is accepted', async () => {
    const small = await plain(64, 64).jpeg().toBuffer()
    const padded = Buffer.concat([small, Buffer.alloc(5 * 1024 * 1024 - small.length)])
    expect((await sendPicture(editor, padded)).status).toBe(200)
    expect(app.errors).toEqual([])
  })
})

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

/** A valid picture with HTML in its comment. */
async function pageInPicture(): Promise<Buffer> {
  const jpeg = await plain(20, 20).jpeg().toBuffer()
  const text = Buffer.from('<script>alert(1)</script>')
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text])
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

/** Black, 1 bit per pixel: 50 MB compressed to 50 kB. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  return Buffer.concat([PNG, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
