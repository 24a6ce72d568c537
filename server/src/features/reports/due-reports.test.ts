import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { pauseSending, resumeSending } from '../../db/sending-pause.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { beginDueReports, createReport, enqueueReports, reportJob } from './index.ts'

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ peerOf: app })
})
afterEach(() => {
  app.expectNoErrors()
  other.expectNoErrors()
})
afterAll(async () => {
  await other.stop()
  await app.stop()
})

interface Run {
  id: string
  state: string
  from_day: string
  to_day: string
  until_at: Date | null
  due_at: Date
}

const runsOf = async ({ companyId }: TestCompany): Promise<Run[]> =>
  (
    await app.owner.query<Run>(
      `select id, state, from_day::text, to_day::text, until_at, due_at from app.report_runs
       where company_id = $1 order by due_at`,
      [companyId],
    )
  ).rows

const nextOf = async ({ companyId }: TestCompany): Promise<Date | null> =>
  (
    await app.owner.query<{ at: Date | null }>('select next_run_at as at from app.reports where company_id = $1', [
      companyId,
    ])
  ).rows[0]?.at ?? null

async function weekly(more: { recipients?: string[]; dueAt?: string } = {}): Promise<TestCompany> {
  const company = await makeCompany(app, { connected: false })
  await createReport(company.ctx, {
    title: 'Week',
    description: '',
    category: 'product',
    chart: 'line',
    sections: ['figures'],
    filter: { platforms: [], products: [] },
    range: 'last-7-days',
    compare: 'previous',
    formats: ['pdf'],
    schedule: 'weekly',
    hour: 8,
    recipients: more.recipients ?? [],
  })
  await app.owner.query('update app.reports set next_run_at = $2 where company_id = $1', [
    company.companyId,
    more.dueAt ?? lastMonday(),
  ])
  return company
}

/** The last past Monday at 8:00 UTC. */
function lastMonday(): string {
  const at = app.services.now()
  at.setUTCHours(at.getUTCHours() - 8)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return `${at.toISOString().slice(0, 10)}T08:00:00.000Z`
}

test('a due report runs once and is mailed once, despite two sweeps and two workers', async () => {
  const to = `boss-${newId()}@shop.test`
  const company = await weekly({ recipients: [to] })
  await Promise.all([app, other, app, other].map(({ services }) => beginDueReports(services)))
  await beginDueReports(other.services)
  const [run, ...more] = await runsOf(company)
  expect([run?.state, run?.until_at, run?.due_at.toISOString(), more]).toEqual(['running', null, lastMonday(), []])
  const [from, till] = [new Date(`${run?.from_day}T00:00:00Z`), new Date(`${run?.to_day}T00:00:00Z`)]
  expect([from.getUTCDay(), till.getUTCDay(), (till.getTime() - from.getTime()) / 86_400_000]).toEqual([0, 6, 6])
  expect(till.toISOString() < lastMonday()).toBe(true)
  const next = await nextOf(company)
  expect(next?.getTime()).toBe(Date.parse(lastMonday()) + 7 * 86_400_000)
  const job = { companyId: company.companyId, runId: run?.id ?? '' }
  const make = ({ services }: TestApp) => reportJob(services, job, AbortSignal.any([]), () => Promise.resolve())
  await Promise.all([make(app), make(other)])
  const { rows: mails } = await app.owner.query('select id from app.mails where recipient = $1', [to])
  expect(mails).toHaveLength(1)
  const { rows: files } = await app.owner.query('select id from app.files where company_id = $1', [company.companyId])
  expect(files).toHaveLength(1)
  expect((await runsOf(company)).map(({ state }) => state)).toEqual(['done'])
})

test('missed schedules run once, late, for the last whole week', async () => {
  const monday = Date.parse(lastMonday())
  const company = await weekly({ dueAt: new Date(monday - 28 * 86_400_000).toISOString() })
  await beginDueReports(app.services)
  const runs = await runsOf(company)
  expect(runs.map(({ due_at }) => due_at.getTime())).toEqual([monday])
  expect(runs[0]?.to_day).toBe(new Date(monday - 2 * 86_400_000).toISOString().slice(0, 10))
})

test("a brand that adopts its shop's timezone gets its report at the local hour", async () => {
  const [later, earlier] = [await weekly(), await weekly()]
  const move = ({ brandId }: TestCompany, timezone: string) =>
    app.owner.query('update app.brands set timezone = $2 where id = $1', [brandId, timezone])
  await move(later, 'Etc/GMT+12')
  await move(earlier, 'Etc/GMT-12')
  await beginDueReports({ ...app.services, now: () => new Date(lastMonday()) })
  const hours = (n: number) => new Date(Date.parse(lastMonday()) + n * 3_600_000)
  expect([await runsOf(later), await nextOf(later)]).toEqual([[], hours(12)])
  expect((await runsOf(earlier)).map(({ due_at }) => due_at)).toEqual([hours(-12)])
  expect(await nextOf(earlier)).toEqual(hours(7 * 24 - 12))
})

test("reports of a banned company or archived brand don't run until it is active again", async () => {
  const [banned, archived] = [await weekly(), await weekly()]
  await app.owner.query(`update app.companies set status = 'banned' where company_id = $1`, [banned.companyId])
  await app.owner.query('update app.brands set archived_at = now() where id = $1', [archived.brandId])
  await beginDueReports(app.services)
  expect([await runsOf(banned), await runsOf(archived)]).toEqual([[], []])
  await app.owner.query(`update app.companies set status = 'active' where company_id = $1`, [banned.companyId])
  await beginDueReports(app.services)
  expect(await runsOf(banned)).toHaveLength(1)
})

test('no report starts while sending is paused, as in a restored database', async () => {
  const company = await weekly()
  const fresh = await startTestApp({ peerOf: app })
  await pauseSending(app.db.global.$client, 'restored')
  await beginDueReports(fresh.services)
  expect(await runsOf(company)).toEqual([])
  await resumeSending(app.db.global.$client)
  await fresh.stop()
  await beginDueReports(app.services)
  expect(await runsOf(company)).toHaveLength(1)
})

test('a run whose job was lost with its process is queued again', async () => {
  const company = await weekly()
  await beginDueReports(app.services)
  await app.owner.query(`delete from pgboss.job where name = 'report'`)
  await enqueueReports(app.services)
  const [run] = await runsOf(company)
  const waiting = await until('its job waits again', async () => {
    const { rows } = await app.owner.query<{ data: { runId: string } }>(
      `select data from pgboss.job where name = 'report'`,
    )
    return rows.length > 0 && rows.map(({ data }) => data.runId)
  })
  expect(waiting).toContain(run?.id)
})

test('a report has only one manual run at a time', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  const report = await editor.call('POST', '/api/reports', {
    title: 'Week',
    category: 'product',
    sections: ['figures'],
  })
  const path = `/api/reports/${String(report.json['data']?.['id'])}`
  const both = await Promise.all([editor.call('POST', `${path}/run`), editor.call('POST', `${path}/run`)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const third = await editor.call('POST', `${path}/run`, {})
  expect([third.json['code'], third.json['message']]).toEqual([
    'IN_PROGRESS',
    'This report is already being generated. It’ll be ready in a moment.',
  ])
  const [run] = await runsOf(company)
  const job = { companyId: company.companyId, runId: run?.id ?? '' }
  await reportJob(app.services, job, AbortSignal.any([]), () => Promise.resolve())
  expect((await editor.call('POST', `${path}/run`)).status).toBe(200)
})
