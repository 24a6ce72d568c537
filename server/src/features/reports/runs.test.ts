import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Report, ReportRun } from '@bizamply/contract/reports'
import { newId } from '../../db/ids.ts'
import type { Caller, Loose } from '../../testing/caller.ts'
import { mailsTo, mailTo } from '../../testing/mailbox.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { listenAs } from '../../testing/stream.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { reportJob } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const input = {
  title: 'Our Week: 7 days',
  category: 'marketing',
  sections: ['figures', 'received', 'ratings', 'topics', 'products', 'replies', 'credits'],
}
const dataOf = <T>(json: Loose): T => json['data'] as unknown as T

const make = async (caller: Caller, more: object = {}): Promise<Report> =>
  dataOf<Report>((await caller.call('POST', '/api/reports', { ...input, ...more })).json)

async function runOf(caller: Caller, report: Report, body: object = {}): Promise<ReportRun> {
  const answer = await caller.call('POST', `/api/reports/${report.id}/run`, body)
  expect([answer.status, answer.json['message']]).toEqual([200, undefined])
  return ended(caller, report, dataOf<ReportRun>(answer.json).id)
}

const ended = (caller: Caller, report: Report, runId: string): Promise<ReportRun> =>
  until('the run has ended', async () => {
    const runs = dataOf<ReportRun[]>((await caller.get(`/api/reports/${report.id}/runs`)).json)
    return runs.find(({ id, state }) => id === runId && state !== 'running') ?? false
  })

async function bytesOf(runId: string): Promise<Buffer> {
  const { rows } = await app.owner.query<{ bytes: Buffer }>(
    `select p.bytes from app.report_runs r join app.file_pieces p on p.company_id = r.company_id and p.file_id = r.pdf_file_id
     where r.id = $1 order by p.piece`,
    [runId],
  )
  return Buffer.concat(rows.map(({ bytes }) => bytes))
}

const fileOf = (caller: Caller, runId: string, format: string) =>
  caller.get(`/api/reports/runs/${runId}/file?format=${format}`)

test('history pages neither repeat nor skip runs while new ones are added', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  const report = await make(editor)
  const path = `/api/reports/${report.id}/runs`
  const made: string[] = []
  for (let n = 0; n < 3; n += 1) made.unshift((await runOf(editor, report)).id)
  const first = (await editor.get(`${path}?limit=2`)).json
  await runOf(editor, report)
  const { nextCursor } = first['pagination'] as unknown as { nextCursor: string }
  const second = (await editor.get(`${path}?limit=2&cursor=${nextCursor}`)).json
  const ids = [first, second].flatMap((page) => dataOf<ReportRun[]>(page).map(({ id }) => id))
  expect(ids).toEqual(made)
})

test('a run makes both files, which viewers can download and the stats count', async () => {
  const company = await makeCompany(app, { connected: false })
  await company.stored([
    { text: '=SUM(A1) Great bag', rating: 5 },
    { text: 'The zip broke.', rating: 1 },
  ])
  const [editor, viewer] = [await company.as('editor'), await company.as('viewer')]
  const report = await make(editor)
  const open = await listenAs(editor)
  const run = await runOf(editor, report)
  expect([run.state, run.why, run.by]).toEqual(['done', null, expect.any(String)])
  const stem = `our-week-7-days-${run.from}-${run.to}`
  expect(run.files.map(({ name }) => name)).toEqual([`${stem}.pdf`, `${stem}.csv`])
  expect(run.until).toBe(run.startedAt)
  const pdf = await fileOf(viewer, run.id, 'pdf')
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(pdf.headers.get('content-disposition')).toContain(`filename="${stem}.pdf"`)
  expect(pdf.text.slice(0, 5)).toBe('%PDF-')
  const csv = await fileOf(viewer, run.id, 'csv')
  const startEndAndDownloads = await open.received('job', 4)
  expect(startEndAndDownloads.map(({ data }) => data.id)).toEqual(Array.from({ length: 4 }, () => run.id))
  await open.close()
  expect(csv.text).toContain('Reviews,2,0')
  const { json } = await viewer.get('/api/reports')
  expect((json['tiles'] as unknown as { downloads: number }).downloads).toBe(2)
  expect(dataOf<Report[]>(json)[0]?.lastRun?.id).toBe(run.id)
  const followed = await app.fetch(
    new Request(`http://app.test/api/reports/runs/${run.id}/file?format=csv&brand=${company.brandId}`, {
      headers: { cookie: [...viewer.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    }),
  )
  expect([followed.status, (await followed.text()).includes('Our Week')]).toEqual([200, true])
  const stranger = await (await makeCompany(app, { connected: false })).as('admin')
  expect((await fileOf(stranger, run.id, 'pdf')).status).toBe(404)
  expect((await editor.call('DELETE', `/api/reports/${report.id}`)).status).toBe(200)
  expect((await fileOf(editor, run.id, 'pdf')).status).toBe(404)
  const { rows } = await app.owner.query('select id from app.files where company_id = $1', [company.companyId])
  expect(rows).toEqual([])
})

test('each recipient is mailed once with the files, despite concurrent and late workers', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  const recipients = [`boss-${newId()}@shop.test`, `other-${newId()}@shop.test`]
  const report = await make(editor, { recipients })
  const refused = await editor.call('POST', `/api/reports/${(await make(editor)).id}/run`, { mail: true })
  expect([refused.status, refused.json['code']]).toEqual([400, 'BAD_REQUEST'])
  const run = await runOf(editor, report, { mail: true })
  const job = { companyId: company.companyId, runId: run.id }
  const again = () => reportJob(app.services, job, AbortSignal.any([]), () => Promise.resolve())
  await app.owner.query(`update app.report_runs set state = 'running', ended_at = null where id = $1`, [run.id])
  await app.owner.query('delete from app.mails where recipient = any($1)', [recipients])
  await Promise.all([again(), again()])
  await again()
  const { rows } = await app.owner.query<{ recipient: string }>(
    'select recipient from app.mails where recipient = any($1) order by recipient',
    [recipients],
  )
  expect(rows.map(({ recipient }) => recipient)).toEqual(recipients)
  const mail = await mailTo(app, recipients[0] ?? '')
  expect(mail.subject).toContain('Our Week: 7 days')
  expect(mail.text).toContain('No reviews')
  const [pdf, csv, ...rest] = mail.attachments ?? []
  const stem = `our-week-7-days-${run.from}-${run.to}`
  expect([pdf?.name, pdf?.type, csv?.name, csv?.type, rest]).toEqual([
    `${stem}.pdf`,
    'application/pdf',
    `${stem}.csv`,
    'text/csv',
    [],
  ])
  expect(Buffer.from(pdf?.base64 ?? '', 'base64').equals(await bytesOf(run.id))).toBe(true)
  expect(mail.replyTo).toBe(company.emails.editor)
  expect(mail.text).toContain('added you to this report')
  const mailed = await ended(editor, report, run.id)
  expect(mailed.mailedTo).toEqual(recipients)
})

test('a run fails with a reason if its company is no longer active', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  const report = await make(editor)
  const run = await runOf(editor, report)
  await app.owner.query('update app.brands set archived_at = now() where id = $1', [company.brandId])
  await app.owner.query(`update app.report_runs set state = 'running', ended_at = null where id = $1`, [run.id])
  await reportJob(app.services, { companyId: company.companyId, runId: run.id }, AbortSignal.any([]), () =>
    Promise.resolve(),
  )
  const { rows } = await app.owner.query<{ state: string; why: string }>(
    'select state, why from app.report_runs where id = $1',
    [run.id],
  )
  expect(rows).toEqual([{ state: 'failed', why: 'The brand or its company isn’t active.' }])
  expect(await mailsTo(app, company.emails.editor)).toEqual([])
})

test("an email uses its recipient's formats, and the pages those of the user who ran the report", async () => {
  const company = await makeCompany(app, { connected: false })
  const [admin, editor] = [await company.as('admin'), await company.as('editor')]
  await editor.call('PUT', '/api/preferences', { dateFormat: 'YYYY-MM-DD' })
  await admin.call('PUT', '/api/preferences', { dateFormat: 'DD/MM/YYYY', numberFormat: '1.234,56' })
  const stranger = `boss-${newId()}@shop.test`
  const report = await make(editor, { recipients: [company.emails.admin, company.emails.editor, stranger] })
  const run = await runOf(editor, report, { mail: true })
  const [ours, theirs, outbound] = await Promise.all(
    [company.emails.admin, company.emails.editor, stranger].map(async (to) => (await mailTo(app, to)).text),
  )
  const slashed = (day: string): string => day.split('-').toReversed().join('/')
  expect(ours).toContain(`${slashed(run.from)} to ${slashed(run.to)}`)
  expect(theirs).toContain(`${run.from} to ${run.to}`)
  expect(outbound).toMatch(/[A-Z][a-z]+ \d{1,2}(, \d{4})? to ([A-Z][a-z]+ )?\d{1,2}, \d{4}/)
  const csv = (await fileOf(editor, run.id, 'csv')).text
  expect(csv).toMatch(/run by .* on \d{4}-\d{2}-\d{2}/)
})
