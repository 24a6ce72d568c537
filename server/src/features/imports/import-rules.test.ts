import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sizes } from '@bizamply/contract/size-limits'
import type { Caller } from '../../testing/caller.ts'
import { importFile, jobEnd, sendFile } from '../../testing/import-file.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { tenantRows } from '../../testing/tenant-rows.ts'
import { beginAnHour } from '../../testing/join.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let editor: Caller
beforeAll(async () => {
  app = await startTestApp({ work: true })
  company = await makeCompany(app)
  editor = await company.as('editor')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const CSV = 'author,rating,text,date\nMara,5,"The canvas is thick, and the zip runs well.",2026-03-01\n'
const BAD =
  'author,rating,text,date\n=1+1,,,2026-03-01\n"Tom ""T"" Reed",,,2026-03-02\nAna,5,Lovely and sturdy bag,2026-03-02\n'

describe('an invalid form', () => {
  const send = (who: Caller, body: string) =>
    who.call('POST', '/api/comments/import', body, {
      'content-type': 'multipart/form-data; boundary=x',
      'idempotency-key': randomUUID(),
    })
  const head = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.csv"\r\n\r\n`

  test('is refused if it breaks off inside the file, and nothing of it is stored', async () => {
    const before = await tenantRows(app)
    for (const body of [`${head('file')}text,rating\nhi,5`, `${head('upload')}hi`, head('file'), '--x', '']) {
      const answer = await send(editor, body)
      expect([body, answer.status, answer.json['code']]).toEqual([body, 400, 'BAD_REQUEST'])
    }
    expect(await tenantRows(app)).toEqual(before)
    expect((await app.caller().get('/healthz')).status).toBe(200)
  })

  test('must say whether it is a preview', async () => {
    expect((await sendFile(editor, CSV, { preview: '1' })).json['fileId'] as unknown).toBeTruthy()
    const answer = await sendFile(editor, CSV, { preview: 'perhaps' })
    expect([answer.status, answer.json['errors']]).toMatchObject([400, [{ path: 'preview' }]])
  })
})

describe('permissions', () => {
  test('a viewer can see imports, but neither create nor undo them', async () => {
    const done = await importFile(editor, CSV)
    const viewer = await company.as('viewer')
    const before = await tenantRows(app)
    expect((await sendFile(viewer, CSV)).status).toBe(403)
    expect((await sendFile(viewer, CSV, { preview: true })).status).toBe(403)
    expect((await viewer.call('POST', `/api/imports/${done.importId}/undo`)).status).toBe(403)
    expect(await tenantRows(app)).toEqual(before)
    const { json } = await viewer.get('/api/imports')
    expect(json['data'] as unknown).toMatchObject([
      { importId: done.importId, by: expect.stringMatching(/editor/) as string },
    ])
  })

  test('a session and its CSRF token are required', async () => {
    const signedOut = app.caller()
    await signedOut.get('/auth/csrf-token')
    expect((await sendFile(signedOut, CSV)).status).toBe(401)
    const half = app.caller()
    for (const [name, value] of editor.jar) half.jar.set(name, value)
    Object.assign(half, { token: editor.token, brand: editor.brand, csrf: null })
    const answer = await sendFile(half, CSV)
    expect([answer.status, answer.json['code']]).toEqual([403, 'CSRF_INVALID'])
  })

  test('another company sees nothing of an import, its file or its lines', async () => {
    const preview = await sendFile(editor, CSV, { preview: true })
    const done = await importFile(editor, BAD)
    const stranger = await (await makeCompany(app)).as('admin')
    const fileId = String(preview.json['fileId'] as unknown)
    const before = await tenantRows(app)
    for (const answer of [
      await sendFile(stranger, null, { fileId, preview: true }),
      await sendFile(stranger, null, { fileId }),
      await stranger.get(`/api/imports/${done.importId}/rejects`),
      await stranger.get(`/api/imports/${done.importId}/rejects.csv`),
      await stranger.call('POST', `/api/imports/${done.importId}/undo`),
    ]) {
      expect([answer.status, answer.json['code']]).toEqual([404, 'NOT_FOUND'])
    }
    expect((await stranger.get('/api/imports')).json['data'] as unknown).toEqual([])
    expect(await tenantRows(app)).toEqual(before)
  })
})

describe('the same key', () => {
  test('used twice is one import, and with another file it is refused', async () => {
    const key = randomUUID()
    const [first, second] = [await sendFile(editor, CSV, { key }), await sendFile(editor, CSV, { key })]
    expect(second.json).toEqual(first.json)
    const other = await sendFile(editor, BAD, { key })
    expect([other.status, other.json['code']]).toEqual([409, 'KEY_REUSED'])
    await jobEnd(editor, String(first.json['jobId'] as unknown))
  })

  test('used concurrently is one import too', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => sendFile(editor, CSV, { key })))
    const jobs = new Set(
      answers.filter(({ status }) => status === 200).map(({ json }) => String(json['jobId'] as unknown)),
    )
    expect(jobs.size).toBe(1)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    await jobEnd(editor, [...jobs][0] ?? '')
  })

  test('is required', async () => {
    const before = await tenantRows(app)
    const answer = await sendFile(editor, CSV, { key: ' ' })
    expect([answer.status, answer.json['errors']?.['0']?.['path']]).toEqual([400, 'Idempotency-Key'])
    expect(await tenantRows(app)).toEqual(before)
  })
})

describe('a refused import leaves nothing behind', () => {
  const refusals: [string, string | Uint8Array | null, Parameters<typeof sendFile>[2], string][] = [
    ['no file', null, {}, 'file'],
    ['an invalid file id', null, { fileId: 'x' }, 'fileId'],
    ['an empty file', '', {}, 'file'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), { name: 'x.png' }, 'file'],
    ["a column that doesn't exist", CSV, { mapping: { text: 'nothing' } }, 'mapping.text'],
    ['an unknown field', CSV, { mapping: { text: 'text', starz: 'rating' } }, 'mapping.starz'],
    ['a product field', CSV, { mapping: { text: 'text', picture: 'rating' } }, 'mapping.picture'],
    ["an alias for a column that doesn't exist", CSV, { mapping: { text: 'text', stars: 'no' } }, 'mapping.rating'],
    ['an invalid timezone', CSV, { mapping: { text: 'text', timezone: 'Mars/Base' } }, 'mapping.timezone'],
    ['an unknown kind', CSV, { kind: 'posts' }, 'kind'],
    ['a mapping with neither text nor stars', CSV, { mapping: { author: 'author' } }, 'mapping.text'],
    ["columns that can't be recognized", 'a,b\n1x,2y\n3x,4y\n', {}, 'mapping.text'],
    ['ambiguous dates', 'text,date\n"A very good bag, I like it",03/04/2024\n', {}, 'mapping.dateOrder'],
  ]
  test.each(refusals)('%s', async (_, content, options, path) => {
    const before = await tenantRows(app)
    const answer = await sendFile(editor, content, options)
    expect([answer.status, answer.json['errors']?.['0']?.['path']]).toEqual([400, path])
    expect(await tenantRows(app)).toEqual(before)
  })

  test.each(['', '{', 'null', '[]', '5', '{"text":5}', '{"dateOrder":"DYM"}', `{"text":"${'x'.repeat(501)}"}`])(
    'an invalid mapping: %s',
    async (mapping) => {
      const form = new FormData()
      form.set('file', new File([CSV], 'a.csv'))
      form.set('mapping', mapping)
      const encoded = new Response(form)
      const headers = { 'content-type': encoded.headers.get('content-type') ?? '', 'idempotency-key': randomUUID() }
      const before = await tenantRows(app)
      const bytes = new Uint8Array(await encoded.arrayBuffer())
      const answer = await editor.bytes('POST', '/api/comments/import', bytes, headers)
      if (mapping === '') return void (await jobEnd(editor, String(answer.json['jobId'] as unknown)))
      expect([mapping.slice(0, 20), answer.status]).toEqual([mapping.slice(0, 20), 400])
      expect(await tenantRows(app)).toEqual(before)
    },
  )

  test.each(['text/plain', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=x', 'x'])(
    "a body that isn't a form: %s",
    async (type) => {
      const before = await tenantRows(app)
      const headers = { 'content-type': type, 'idempotency-key': randomUUID() }
      const answer = await editor.bytes('POST', '/api/comments/import', Buffer.from('--y\r\nnothing'), headers)
      expect([answer.status, answer.json['code']]).toEqual([400, 'BAD_REQUEST'])
      expect(await tenantRows(app)).toEqual(before)
    },
  )

  test('more than 50 MB, with or without a content length', async () => {
    const before = await tenantRows(app)
    const line = Buffer.from(`5,"${'A bag as sturdy as can be. '.repeat(300)}",2026-03-01\n`)
    const body = Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nrating,text,date\n'),
      ...Array.from({ length: Math.ceil((sizes.importFile + 1_000_000) / line.length) }, () => line),
      Buffer.from('\r\n--b--\r\n'),
    ])
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'idempotency-key': randomUUID() }
    const untold = await editor.bytes('POST', '/api/comments/import', body, headers)
    const response = await editor.bytes('POST', '/api/comments/import', body, {
      ...headers,
      'content-length': String(body.length),
    })
    for (const answer of [untold, response]) {
      expect([answer.status, answer.json['code'], answer.headers.get('connection')]).toEqual([
        413,
        'TOO_LARGE',
        'close',
      ])
    }
    expect(await tenantRows(app)).toEqual(before)
  })
})

test('rejected lines are downloaded as a file that no spreadsheet reads as formulas', async () => {
  const done = await importFile(editor, BAD, { name: 'spring "reviews".csv' })
  expect(done.result).toMatchObject({ rejected: 2 })
  const file = await editor.get(`/api/imports/${done.importId}/rejects.csv`)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toContain('spring')
  const lines = file.text.replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toBe('Line,Reason,author,rating,text,date')
  expect(lines[1]).toMatch(/^2,.+,'=1\+1,,,2026-03-01$/)
  expect(lines[2]).toContain('"Tom ""T"" Reed"')
  expect((await editor.get('/api/imports/x/rejects.csv')).status).toBe(400)
})

test('of very many rejected lines the first are stored, and the count continues', async () => {
  const more = 700
  const done = await importFile(
    editor,
    `text,rating,author\nFine bag,5,Al\n${',,Bo\n'.repeat(sizes.keptRejects + more)}`,
  )
  const rejectsKept = sizes.keptRejects
  expect(done.result).toMatchObject({ created: 1, rejected: sizes.keptRejects + more, rejectsKept })
  const file = await editor.get(`/api/imports/${done.importId}/rejects.csv`)
  const lines = file.text.trim().split('\r\n')
  expect(lines).toHaveLength(1 + sizes.keptRejects + 1)
  expect(lines.at(-2)).toMatch(/^10002,/)
  expect(lines.at(-1)).toBe(',700 more aren’t stored')
})

test('a company can run at most twenty imports an hour', async () => {
  await beginAnHour(app)
  const busy = await makeCompany(app)
  const admin = await busy.as('admin')
  const statuses: number[] = []
  for (let n = 0; n < 22; n++) statuses.push((await sendFile(admin, CSV)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.slice(-2)).toEqual([429, 429])
})
