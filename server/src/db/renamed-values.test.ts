import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from './ids.ts'
import { ensureSettings } from './settings.ts'
import { fillEveryTable } from '../testing/fill-every-table.ts'
import { makeCompany, userOf, type TestCompany } from '../testing/make-company.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const migration = readFileSync(new URL('migrations/0049_renamed_values.sql', import.meta.url), 'utf8')
const inCompany = async <Row extends object>({ companyId }: TestCompany, text: string): Promise<Row[]> =>
  (await app.owner.query<Row>(text, [companyId])).rows

/** The tables as the release before the migration left them. */
async function undo(): Promise<void> {
  await app.owner.query(`alter table app.alert_checks rename constraint alert_checks_pkey to alert_looks_pkey;
    alter table app.alert_checks rename constraint alert_checks_brand_fkey to alert_looks_brand_fkey;
    alter table app.alert_checks rename column checked_at to looked_at;
    alter table app.alert_checks rename to alert_looks;
    alter table app.notifications drop constraint notifications_kind_check;
    alter table app.notifications add constraint notifications_kind_check check (kind <> 'announcement')`)
}

test('the migration renames stored values and keeps every row', async () => {
  const company = await makeCompany(app)
  await fillEveryTable(app, company)
  const userId = await userOf(app, company, 'editor')
  await undo()
  const add = (kind: string, onceKey: string) =>
    app.owner.query(
      `insert into app.notifications (company_id, id, brand_id, user_id, kind, once_key, created_at)
       values ($1, $2, $3, $4, $5, $6, now())`,
      [company.companyId, newId(), company.brandId, userId, kind, onceKey],
    )
  await add('news', 'news:inbox')
  await add('news', 'announcement:1')
  await add('member', 'news:not-one')
  await app.owner.query(
    `insert into app.notification_choices (user_id, event, channel, is_on) values ($1, 'news', 'mail', false)`,
    [userId],
  )
  const counts = `select (select count(*)::int from app.notifications where company_id = $1) as notifications,
    (select count(*)::int from app.notification_sends where company_id = $1) as sends`
  const before = await inCompany(company, counts)
  const checks = await inCompany(company, 'select looked_at as at, rising from app.alert_looks where company_id = $1')
  expect(checks).toHaveLength(1)

  for (const statement of migration.split('--> statement-breakpoint')) await app.owner.query(statement)

  expect(await inCompany(company, counts)).toEqual(before)
  expect(
    await inCompany(company, 'select checked_at as at, rising from app.alert_checks where company_id = $1'),
  ).toEqual(checks)
  const keys = `select once_key as key from app.notifications where company_id = $1 and kind = 'announcement' order by 1`
  expect(await inCompany(company, keys)).toEqual([{ key: 'announcement:1' }, { key: 'release:inbox' }])
  await expect(add('news', 'again')).rejects.toThrow('notifications_kind_check')
  const { rows } = await app.owner.query('select event, is_on from app.notification_choices where user_id = $1', [
    userId,
  ])
  expect(rows).toEqual([{ event: 'announcement', is_on: false }])
  const { choices } = (await (await company.as('editor')).get('/api/notifications/settings')).json[
    'data'
  ] as unknown as {
    choices: Record<string, { mail: boolean }>
  }
  expect(choices['announcement']?.mail).toBe(false)
})

test('a release that was announced under the earlier name of its setting isn’t announced again', async () => {
  await app.owner.query(`insert into ops.settings (name, value) values ('news:inbox', '{"day":"2026-11-01"}')`)
  const owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  await ensureSettings(owner)
  await owner.end()
  const { rows } = await app.owner.query(`select name, value from ops.settings where name like '%:inbox'`)
  expect(rows).toEqual([{ name: 'release:inbox', value: { day: '2026-11-01' } }])
})
