import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { importFile, sendFile } from '../../testing/import-file.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { checkLedgerOf, wrongIn } from '../../testing/money.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let editor: Caller
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function scene(): Promise<void> {
  company = await makeCompany(app)
  editor = await company.as('editor')
}

const CSV = `author,rating,title,review text,date,product,reply
Mara Lind,5,Lovely bag,"The canvas is thick, and the zip runs well.",2026-03-01 10:00:00,Canvas Bag,"Thank you, Mara!"
Tom Reed,2,,"The strap tore after a week, and nobody answers.",2026-03-02 11:30:00,Canvas Bag,
Ana Sol,4,Bien,"La mochila es muy bonita y llegó a tiempo, gracias.",2026-03-03 12:00:00,Trail Mug,
`

async function inbox(): Promise<Record<string, unknown>[]> {
  const { json } = await editor.get('/api/comments?limit=100')
  return json['data'] as unknown as Record<string, unknown>[]
}

async function rolled(): Promise<unknown> {
  const { rows } = await app.owner.query(
    `select platform, pending, draft, sent from app.brand_counts where company_id = $1 order by 1`,
    [company.companyId],
  )
  return rows
}

describe('a file of reviews', () => {
  test('is imported with its replies, which are sent but not by us', async () => {
    await scene()
    const done = await importFile(editor, CSV)
    expect(done).toMatchObject({ status: 'done', result: { created: 3, updated: 0, unchanged: 0, rejected: 0 } })
    expect(done.done).toBe(done.total)
    const [ana, tom, mara] = await inbox()
    expect(mara).toMatchObject({
      status: 'sent',
      platform: 'import',
      answeredElsewhere: true,
      updatedContent: 'Thank you, Mara!',
      customerName: 'Mara Lind',
      product_title: 'Canvas Bag',
      rating: '5',
      title: 'Lovely bag',
      language: 'en',
      delivery: null,
    })
    expect(tom).toMatchObject({ status: 'pending', answeredElsewhere: false, rating: '2', updatedContent: null })
    expect(ana).toMatchObject({ language: 'es', product_title: 'Trail Mug' })
    expect(await rolled()).toEqual([{ platform: 'import', pending: 2, draft: 0, sent: 1 }])
    expect(await wrongIn(app, company)).toEqual([])
  })

  test('changes nothing when imported a second time', async () => {
    await scene()
    await importFile(editor, CSV)
    const before = await inbox()
    const again = await importFile(editor, CSV)
    expect(again.result).toMatchObject({ created: 0, updated: 0, unchanged: 3, rejected: 0 })
    expect(await inbox()).toEqual(before)
  })

  test('has its repeated lines merged, and its bad ones listed by line', async () => {
    await scene()
    const [head, ...lines] = CSV.trim().split('\n')
    const file = [head, ...lines, lines[0], 'Nobody,,,,2026-03-04,Canvas Bag,', lines[1]].join('\n')
    const done = await importFile(editor, file)
    expect(done.result).toMatchObject({ created: 3, unchanged: 2, rejected: 1 })
    expect(done.result.rejects).toEqual([{ line: 6, reason: expect.stringMatching(/./) as string }])
    const { json } = await editor.get(`/api/imports/${done.importId}/rejects`)
    expect(json['data'] as unknown).toEqual([
      { ...done.result.rejects[0], cells: expect.arrayContaining(['Nobody']) as string[] },
    ])
  })

  test('in a JSON list has each entry counted, even invalid ones', async () => {
    await scene()
    const entry = (n: number) => ({ rating: 5, text: `The bag number ${n} is sturdy`, author: 'Ada' })
    const { result } = await importFile(editor, JSON.stringify([entry(1), 'str', null, 7, {}, entry(2)]))
    expect(result).toMatchObject({ created: 2, updated: 0, unchanged: 0, rejected: 4 })
    expect(result.rejects).toEqual([
      { line: 2, reason: 'This entry is a string, not an object' },
      { line: 3, reason: 'This entry is null, not an object' },
      { line: 4, reason: 'This entry is a number, not an object' },
      { line: 5, reason: 'No review text or star rating' },
    ])
  })

  test('in JSON lines loses only a bad second line', async () => {
    await scene()
    const file = '{"rating":5,"text":"A fine bag"}\nnot json\n{"rating":2,"text":"Torn on day one"}\n'
    const { result } = await importFile(editor, file, { name: 'b.jsonl' })
    expect(result).toMatchObject({
      created: 2,
      rejected: 1,
      rejects: [{ line: 2, reason: 'This line isn’t valid JSON' }],
    })
  })

  test('keeps its authors if the column is called Kunde', async () => {
    await scene()
    await importFile(editor, 'Kunde;Kundennummer;Bewertung;Text\nJürgen Müller;K-10293;5;Die Tasche ist sehr robust\n')
    expect(await inbox()).toMatchObject([{ customerName: 'Jürgen Müller', rating: '5' }])
  })

  test('with dates like "3 weeks ago" is the same file a week later', async () => {
    await scene()
    const weeks = (n: number) => `rating,text,author,date\n5,"A very sturdy bag, I like it",Ada,${n} weeks ago\n`
    expect((await importFile(editor, weeks(3))).result).toMatchObject({ created: 1 })
    const [one] = await inbox()
    expect(Date.parse(String(one?.['time']))).toBeLessThan(app.services.now().getTime() - 19 * 86_400_000)
    expect((await importFile(editor, weeks(4))).result).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
  })

  test('is the same file three days later, in any wording of relative dates', async () => {
    await scene()
    const when = ['2 weeks ago', 'yesterday', 'today', '3 hours ago', '5d', 'vor 2 Wochen', 'hier', 'just now']
    const lines = when.map(
      (one, n) => `${(n % 5) + 1},"The bag number ${n} is sturdy",${n % 2 ? `Ada ${n}` : ''},${one}`,
    )
    const file = ['rating,text,author,date', ...lines].join('\n')
    const { created, rejected } = (await importFile(editor, file)).result
    app.advance(3 * 86_400_000)
    expect((await importFile(editor, file)).result).toMatchObject({ created: 0, updated: 0, unchanged: created })
    expect([created + rejected, created > 6]).toEqual([when.length, true])
  })

  test('with the same content in other characters changes nothing, however often it is imported', async () => {
    await scene()
    const twice = 'rating,text,author\n5,"A very sturdy bag, I like it",Ada\n4,"A VERY sturdy bag! I like it :)",Ada\n'
    expect((await importFile(editor, twice)).result).toMatchObject({ created: 1, unchanged: 1 })
    const before = await inbox()
    expect((await importFile(editor, twice)).result).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await inbox()).toEqual(before)
  })

  test('can later add a reply and other text: the comment is updated and stays one', async () => {
    await scene()
    const first = `id,rating,text,author,date\nA1,5,Good bag for every day,Mara,2026-03-01\nA2,4,Fine for the price,Tom,2026-03-02\n`
    const later = `id,rating,text,author,date,reply\nA1,3,Good bag until it tore,Mara,2026-03-01,\nA2,4,Fine for the price,Tom,2026-03-02,Thank you Tom\n`
    const mapping = { externalId: 'id', rating: 'rating', text: 'text', author: 'author', date: 'date' }
    await importFile(editor, first, { mapping })
    const done = await importFile(editor, later, { mapping: { ...mapping, reply: 'reply' } })
    expect(done.result).toMatchObject({ created: 0, updated: 2, unchanged: 0 })
    const [tom, mara] = await inbox()
    expect(tom).toMatchObject({ status: 'sent', answeredElsewhere: true, updatedContent: 'Thank you Tom' })
    expect(mara).toMatchObject({ status: 'pending', rating: '3', content: 'Good bag until it tore' })
    expect(await rolled()).toEqual([{ platform: 'import', pending: 1, draft: 0, sent: 1 }])
  })

  test('can get replies to copy, but not to send: its source has no connection', async () => {
    await scene()
    await importFile(editor, CSV)
    const before = await checkLedgerOf(app, company)
    const tom = (await inbox()).find((one) => one['customerName'] === 'Tom Reed')
    const made = await editor.post('/api/comments/generate', { commentId: tom?.['_id'] })
    expect(made.status).toBe(200)
    const version = made.json['data']?.['version']
    const sent = await editor.post(`/api/comments/${String(tom?.['_id'])}/send`, { version })
    expect([sent.status, sent.json['code']]).toEqual([409, 'CHANNEL_UNAVAILABLE'])
    expect(String(sent.json['message'] as unknown)).toContain('Imported review')
    expect((await checkLedgerOf(app, company)).used).toBe(before.used + 2)
    expect(await wrongIn(app, company)).toEqual([])
  })

  test('without dates counts for the day of the import', async () => {
    await scene()
    const done = await importFile(editor, 'text,stars\n"A very sturdy bag, I like it",5\n"Not what I had ordered",1\n')
    expect(done.result).toMatchObject({ created: 2 })
    const [one] = await inbox()
    expect(String(one?.['time']).slice(0, 10)).toBe(app.services.now().toISOString().slice(0, 10))
  })
})

const rows = [
  { rating: 5, text: 'A wonderful kettle, it pours like silk.', author: 'Ida', date: '2026-02-01' },
  { rating: 1, text: 'The lid broke on the very first day.', author: 'Ole', date: '2026-02-02' },
]
const table = (by: string): string =>
  ['rating,text,author,date', ...rows.map((r) => [r.rating, `"${r.text}"`, r.author, r.date].join(','))]
    .map((line) => line.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, by))
    .join('\r\n')

test.each<[string, string | Uint8Array]>([
  ['reviews.csv', table(',')],
  ['semicolons.csv', `\ufeff${table(';')}`],
  ['reviews.tsv', table('\t')],
  ['reviews.json', JSON.stringify({ shop: 'x', reviews: rows })],
  ['reviews.jsonl', rows.map((row) => JSON.stringify(row)).join('\n')],
  ['reviews.csv.gz', gzipSync(table(','))],
  ['utf16.csv', Buffer.from(`\ufeff${table(',')}`, 'utf16le')],
  ['latin.csv', Buffer.from(table(',').replace('wonderful', 'café'), 'latin1')],
])('%s is imported', async (name, content) => {
  await scene()
  const done = await importFile(editor, content, { name })
  expect([name, done.status, done.result.created, done.result.rejects]).toEqual([name, 'done', 2, []])
  const [ole, ida] = await inbox()
  expect(ole).toMatchObject({ rating: '1', customerName: 'Ole', content: rows[1]?.text })
  expect(ida?.['customerName']).toBe('Ida')
  expect(ida?.['content']).toContain(name === 'latin.csv' ? 'A café kettle' : 'A wonderful kettle')
})

describe('a preview', () => {
  test('returns the mapping, stores the file and nothing else', async () => {
    await scene()
    const { status, json } = await sendFile(editor, CSV, { preview: true })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      success: true,
      format: 'csv',
      delimiter: ',',
      kind: 'comments',
      platform: 'import',
      remembered: false,
      missing: null,
      columns: ['author', 'rating', 'title', 'review text', 'date', 'product', 'reply'],
      guess: { text: { column: 'review text' }, rating: { column: 'rating' }, author: { column: 'author' } },
    })
    expect((json['rows'] as unknown as string[][]).length).toBe(3)
    expect(json['sample']?.['0'] as unknown).toMatchObject({
      author: 'Mara Lind',
      rating: 5,
      reply: 'Thank you, Mara!',
    })
    expect(json['data']?.['fileId']).toEqual(json['fileId'])
    expect(await inbox()).toEqual([])
    const fileId = String(json['fileId'] as unknown)
    const mapping = { text: 'review text', rating: 'rating' }
    const again = await sendFile(editor, null, { preview: true, fileId, mapping })
    expect(again.json['sample']?.['0'] as unknown).toMatchObject({ author: null, rating: 5 })
    const done = await importFile(editor, null, { fileId, mapping })
    expect(done.result).toMatchObject({ created: 3 })
  })
})
