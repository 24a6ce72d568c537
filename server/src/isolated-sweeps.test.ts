import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Services } from './context.ts'
import type { Tx } from './db/database.ts'
import { newId } from './db/ids.ts'
import { lastAuditCheck } from './db/settings.ts'
import { sweepChanges } from './features/alerts/index.ts'
import { recordAudit, sweepAudit } from './features/audit/index.ts'
import { closeDays, closeForgottenHolds, grantCredits, holdCredits } from './features/credits/index.ts'
import { enqueueDiscountReads } from './features/discounts/index.ts'
import { sweepPeople } from './features/people/index.ts'
import { remindOfDue } from './features/projects/index.ts'
import { beginDueReports, createReport } from './features/reports/index.ts'
import { completeRecoveries } from './features/team/index.ts'
import { reopenDueSnoozes } from './features/triage/index.ts'
import { makeCompany, userOf, type TestCompany } from './testing/make-company.ts'
import { list } from './testing/triage-scene.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { until } from './testing/until.ts'

let app: TestApp
let broken: TestCompany
let sound: TestCompany
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
beforeEach(async () => {
  broken = await makeCompany(app)
  sound = await makeCompany(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const DAY = 86_400_000

const tomorrow = (): Date => new Date(app.services.now().getTime() + DAY)

/** Services whose changes to the broken company are refused, and whose reads of its audit log fail. */
function refusing(): Services {
  const { db } = app.services
  const refused = new Error('the row is refused')
  const inCompany: typeof db.inCompany = (companyId, work) =>
    db.inCompany(companyId, async (tx) => {
      const done = await work(tx)
      if (companyId === broken.companyId) throw refused
      return done
    })
  const asAdmin: typeof db.asAdmin = (work) =>
    db.asAdmin((tx) => {
      const client = tx.$client
      const query = (...given: [{ name?: string; values?: unknown[] }]): unknown => {
        const [{ name, values }] = given
        if (name?.startsWith('audit.') && values?.[0] === broken.companyId) throw refused
        return (client.query as (...all: unknown[]) => unknown).apply(client, given)
      }
      return work(Object.create(tx, { $client: { value: Object.create(client, { query: { value: query } }) } }) as Tx)
    })
  return { ...app.services, now: tomorrow, db: { ...db, inCompany, asAdmin } }
}

const count = async ({ companyId }: TestCompany, from: string): Promise<number> =>
  (await app.owner.query(`select 1 from ${from} and company_id = $1`, [companyId])).rowCount ?? 0

interface Kind {
  prepare: (company: TestCompany) => Promise<unknown>
  run: (services: Services) => Promise<unknown>
  /** The rows that show that a company's work is done. */
  done: string
}

const kinds: Record<string, Kind> = {
  'snoozed comments': {
    prepare: async (company) => {
      await company.stored([{}])
      const editor = await company.as('editor')
      const commentIds = (await list(editor)).data.map(({ _id }) => _id)
      const snoozedUntil = new Date(app.services.now().getTime() + 1000).toISOString()
      const body = { commentIds, triageState: 'snoozed', until: snoozedUntil }
      expect((await editor.post('/api/comments/triage-state', body)).status).toBe(200)
    },
    run: reopenDueSnoozes,
    done: `app.comments where triage_state = 'open'`,
  },
  'forgotten holds': {
    prepare: ({ ctx }) =>
      ctx.tx((tx) =>
        holdCredits(tx, ctx, {
          action: 'generate',
          credits: 2,
          priceVersion: 1,
          commentId: newId(),
          platform: 'judgeme',
        }),
      ),
    run: (services) => closeForgottenHolds(services, () => Promise.resolve()),
    done: `app.credit_holds where state = 'released'`,
  },
  'closed days': {
    prepare: ({ ctx, companyId }) =>
      ctx.tx((tx) =>
        grantCredits(tx, {
          companyId,
          type: 'refill',
          credits: 1,
          key: newId(),
          description: 'More',
          userId: null,
          at: app.services.now(),
        }),
      ),
    run: closeDays,
    done: 'app.credit_days where true',
  },
  'due reports': {
    prepare: async ({ ctx, companyId }) => {
      await createReport(ctx, {
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
        recipients: [],
      })
      // The last Monday at eight before the sweep's time.
      await app.owner.query(
        `update app.reports set next_run_at = date_trunc('week', $2::timestamptz - interval '8 hours', 'UTC') + interval '8 hours'
         where company_id = $1`,
        [companyId, tomorrow()],
      )
    },
    run: beginDueReports,
    done: 'app.report_runs where true',
  },
  'project reminders': {
    prepare: async (company) => {
      const dueOn = new Date(app.services.now().getTime() + 2 * DAY).toISOString().slice(0, 10)
      const made = await (await company.as('admin')).post('/api/projects', { name: 'Better zips', team: [], dueOn })
      expect(made.status).toBe(200)
      await app.owner.query(`update app.brands set timezone = $2 where company_id = $1`, [company.companyId, atNine()])
    },
    run: remindOfDue,
    done: 'app.projects where reminded_on is not null',
  },
  recoveries: {
    prepare: async (company) =>
      app.owner.query(
        `insert into app.factor_recoveries (company_id, id, user_id, state, stop_hash, requested_at, expires_at, approved_by,
           approved_at, due_at) values ($1, $2, $3, 'approved', 'x', now(), now(), $4, now(), now())`,
        [company.companyId, newId(), await userOf(app, company, 'editor'), await userOf(app, company, 'admin')],
      ),
    run: completeRecoveries,
    done: `app.factor_recoveries where state = 'done'`,
  },
  'shops without discounts': {
    prepare: ({ companyId }) =>
      app.owner.query(`update app.connections set platform = 'shopify' where company_id = $1`, [companyId]),
    run: enqueueDiscountReads,
    done: 'app.discount_reads where true',
  },
}

/** A time zone in which it's after eight in the morning. */
const atNine = (): string => {
  const hour = app.services.now().getUTCHours()
  return `Etc/GMT${hour > 9 ? '+' : '-'}${Math.min(12, Math.abs(hour - 9))}`
}

test.each(Object.entries(kinds))(
  '%s of one company that fail are logged and block no other company',
  async (_, kind) => {
    for (const company of [broken, sound]) await kind.prepare(company)
    await expect(kind.run(refusing())).rejects.toThrow(/^1 of \d+ failed: /)
    expect([await count(broken, kind.done), await count(sound, kind.done)]).toEqual([0, 1])
    expect(app.errors.splice(0)).toEqual([
      expect.objectContaining({
        companyId: broken.companyId,
        err: expect.objectContaining({ message: 'the row is refused' }),
      }),
    ])
    await kind.run({ ...refusing(), db: app.db })
    expect(await count(broken, kind.done), 'the next run').toBe(1)
  },
)

test.each<[string, (services: Services) => Promise<unknown>, string]>([
  ['people', sweepPeople, 'app.people_brands where swept_at is not null'],
  ['alerts', sweepChanges, 'app.alert_checks where true'],
])('a brand that fails blocks no other brand (%s)', async (_, run, done) => {
  for (const company of [broken, sound]) await company.stored([{}])
  await run(refusing())
  expect([await count(broken, done), await count(sound, done)]).toEqual([0, 1])
  const failed = app.errors.splice(0) as { companyId?: string }[]
  expect(new Set(failed.map(({ companyId }) => companyId))).toEqual(new Set([broken.companyId]))
})

test('an audit log that can’t be checked blocks no other, and the next run checks all of them again', async () => {
  for (const { ctx } of [broken, sound])
    await ctx.tx((tx) => recordAudit(tx, ctx, { action: 'job.started', subjectId: null, details: {} }))
  await app.owner.query('alter table app.audit_entries disable trigger user')
  await app.owner.query(`update app.audit_entries set action = 'team.left' where company_id = $1`, [sound.companyId])
  await app.owner.query('alter table app.audit_entries enable trigger user')
  const services = refusing()
  const client = app.db.global.$client
  await expect(sweepAudit(services)).rejects.toThrow(/^1 of \d+ failed: /)
  expect(app.errors.splice(0)).toEqual([
    expect.objectContaining({ companyId: broken.companyId }),
    expect.objectContaining({ companyId: sound.companyId, problem: 'changed' }),
  ])
  expect(await lastAuditCheck(client)).toEqual({ night: '', problems: 1 })
  await sweepAudit({ ...services, db: app.db })
  expect(app.errors.splice(0)).toHaveLength(1)
  expect(await lastAuditCheck(client)).toEqual({ night: expect.stringMatching(/^\d{4}-/), problems: 1 })
})

test('every process drops its cached sessions when a recovery is completed, even if another one fails', async () => {
  const listener = new pg.Client({ connectionString: app.url })
  await listener.connect()
  let heard = 0
  listener.on('notification', () => (heard += 1))
  await listener.query('listen bizamply_sessions')
  for (const company of [broken, sound]) await kinds['recoveries']?.prepare(company)
  await expect(completeRecoveries(refusing())).rejects.toThrow(/^1 of \d+ failed: /)
  await until('the notification', async () => heard > 0)
  await listener.end()
  app.errors.splice(0)
})
