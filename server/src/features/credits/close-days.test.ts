import { parse } from 'csv-parse/sync'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ledgerScene, marchLedger, plantInLedger, recentlyWrong, type LedgerScene } from '../../testing/ledger-scene.ts'
import { makeCompany, sample } from '../../testing/make-company.ts'
import { wrongIn } from '../../testing/money.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkLedger, closeDays, sweepLedger } from './index.ts'
import { lastLedgerCheck, readSetting } from '../../db/settings.ts'

let app: TestApp
let peer: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  peer = await startTestApp({ builtIn: true, peerOf: app })
})
afterEach(() => app.expectNoErrors())
afterAll(async () => {
  await peer.stop()
  await app.stop()
})

async function daysOf({ company }: LedgerScene): Promise<unknown[][]> {
  const { rows } = await app.owner.query<Record<string, unknown>>(
    `select day::text, opening, added, used, closing, first_seq, last_seq, head = (select hash from app.credit_entries e
       where e.company_id = d.company_id and e.seq = d.last_seq) as ends from app.credit_days d where company_id = $1 order by day`,
    [company.companyId],
  )
  return rows.map((row) => Object.values(row))
}

const closed = [
  ['2020-03-05', 0, 100, 3, 97, '1', '2', true],
  ['2020-03-06', 97, 0, 2, 95, '3', '3', true],
  ['2020-03-09', 95, 42, 0, 137, '4', '5', true],
  ['2020-03-31', 137, 5, 0, 142, '6', '6', true],
]

describe('a day that is over', () => {
  test('is closed once, by the first process; today stays open', async () => {
    const scene = await marchLedger(app)
    await Promise.all([app, peer, app].map((one) => closeDays(one.services)))
    expect(await daysOf(scene)).toEqual(closed)
    expect(await scene.close()).toBe(0)
    expect(await wrongIn(app, scene.company)).toEqual([])
    expect(await recentlyWrong(app, scene)).toEqual([])
  })

  test('is closed ten minutes after midnight', async () => {
    const scene = await ledgerScene(app)
    await scene.grant('2020-03-05T10:00:00Z', 10)
    await scene.close('2020-03-06T00:09:59Z')
    expect(await daysOf(scene)).toEqual([])
    await scene.close('2020-03-06T00:10:00Z')
    expect(await daysOf(scene)).toEqual([['2020-03-05', 0, 10, 0, 10, '1', '1', true]])
  })

  test('accepts no more entries, however long their writer waited', async () => {
    const scene = await ledgerScene(app)
    await scene.grant('2020-03-05T10:00:00Z', 10)
    await scene.close('2020-03-06T01:00:00Z')
    await scene.use('2020-03-05T23:59:00Z', 4)
    const { rows } = await app.owner.query(
      `select entered_at from app.credit_entries where company_id = $1 and type = 'usage'`,
      [scene.company.companyId],
    )
    expect(rows).toEqual([{ entered_at: new Date('2020-03-06T00:00:00Z') }])
    await scene.close('2020-03-07T01:00:00Z')
    expect((await daysOf(scene)).at(-1)).toEqual(['2020-03-06', 10, 0, 4, 6, '2', '2', true])
    expect(await wrongIn(app, scene.company)).toEqual([])
  })

  test('is never closed while entries are being written', async () => {
    const scene = await ledgerScene(app)
    await scene.grant('2020-03-05T10:00:00Z', 100)
    const writing = Promise.all(Array.from({ length: 20 }, (_, n) => scene.use(`2020-03-05T12:00:${10 + n}Z`, 1)))
    const closing = Promise.all([1, 2, 3].map(() => scene.close('2020-03-06T01:00:00Z')))
    await Promise.all([writing, closing])
    await scene.close('2020-03-08T01:00:00Z')
    const days = await daysOf(scene)
    expect(days.reduce((sum, day) => sum + Number(day[3]), 0)).toBe(20)
    expect(await wrongIn(app, scene.company)).toEqual([])
  })

  test("can't be changed or deleted", async () => {
    const scene = await marchLedger(app)
    await scene.close()
    for (const text of [
      'update app.credit_days set used = used + 1',
      'delete from app.credit_days',
      'truncate app.credit_days',
    ])
      await expect(app.owner.query(text)).rejects.toThrow()
    expect(await daysOf(scene)).toEqual(closed)
  })
})

test('a nightly finding keeps being reported until the ledger is intact again', async () => {
  const sound = await startTestApp({ builtIn: true })
  const { db } = sound
  const scene = await ledgerScene(sound)
  await scene.grant('2020-03-05T10:00:00Z', 10)
  await scene.close()
  const client = db.global.$client
  const readDays = (days: number) => {
    const now = () => new Date(sound.services.now().getTime() + days * 86_400_000)
    return sweepLedger({ db, log: sound.services.log, now })
  }
  await readDays(0)
  expect(await lastLedgerCheck(client)).toEqual({ problems: 0 })
  await plantInLedger(
    sound,
    scene.company.companyId,
    `update app.credit_entries set type = 'bonus' where company_id = $1`,
  )
  await readDays(0)
  expect(await lastLedgerCheck(client)).toEqual({ problems: 0 })
  await readDays(1)
  const found = await lastLedgerCheck(client)
  expect(found?.problems).toBeGreaterThan(0)
  expect(sound.errors.splice(0)).toHaveLength(found?.problems ?? 0)
  await readDays(1)
  expect(await readSetting(client, 'ledger')).toEqual({ problems: 0 })
  expect(await lastLedgerCheck(client)).toEqual(found)
  expect((await sound.caller().get('/metrics')).text).toContain(`bizamply_ledger_problems ${found?.problems}`)
  await sound.stop()
})

test('a fault in a thousand places is counted in full, but not read or logged in full', async () => {
  const large = await startTestApp({ builtIn: true })
  const { companyId, stored } = await makeCompany(large)
  await stored([sample('first', large.services.now(), 0)])
  const many = 1_234
  await large.owner.query(
    `insert into app.comments select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'external_id',
       'x' || n, 'status', 'sent', 'reply_text', 'Thank you'))).* from app.comments c, generate_series(1, $2) n
     where c.company_id = $1`,
    [companyId, many],
  )
  const { problems, total } = await checkLedger(large.db)
  expect([problems.length, total]).toEqual([1000, many])
  await sweepLedger(large.services)
  expect(await lastLedgerCheck(large.db.global.$client)).toEqual({ problems: many })
  expect(large.errors.splice(0)).toHaveLength(101)
  await large.stop()
})

describe('the closing report', () => {
  const rowsIn = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true })

  test('has a line for each day with its movements and hash chain, and their sum', async () => {
    const scene = await marchLedger(app)
    await scene.close()
    const admin = await scene.company.as('admin')
    const file = await admin.get('/api/credits/closing?month=2020-03')
    expect(file.headers.get('content-disposition')).toContain('filename="credits-2020-03.csv"')
    const rows = rowsIn(file.text)
    expect(rows).toHaveLength(32)
    const heads = await app.owner.query<{ head: string }>(
      `select encode(head, 'hex') as head from app.credit_days where company_id = $1 order by day`,
      [scene.company.companyId],
    )
    expect(rows.filter((row) => row['Hash of the last entry']).map((row) => row['Hash of the last entry'])).toEqual([
      ...heads.rows.map(({ head }) => head),
      heads.rows.at(-1)?.head,
    ])
    expect(rows[4]).toMatchObject({
      'Day (UTC)': '2020-03-05',
      Opening: '0',
      Bonuses: '100',
      'Used for generating': '3',
      Closing: '97',
      'First entry': '1',
      'Last entry': '2',
      'Closed at': expect.stringMatching(/^\d{4}-/),
    })
    expect(rows[5]).toMatchObject({ Opening: '97', 'Used for sending': '2', Closing: '95' })
    expect(rows[6]).toMatchObject({ 'Day (UTC)': '2020-03-07', Opening: '95', Closing: '95', 'First entry': '' })
    expect(rows.at(-1)).toEqual({
      'Day (UTC)': '2020-03',
      Opening: '0',
      Refills: '40',
      Bonuses: '100',
      Adjustments: '5',
      Refunds: '2',
      'Used for generating': '3',
      'Used for sending': '2',
      Closing: '142',
      'First entry': '1',
      'Last entry': '6',
      'Hash of the last entry': heads.rows.at(-1)?.head,
      'Closed at': '',
    })
  })

  test('of the current month says up to when', async () => {
    const scene = await marchLedger(app)
    const admin = await scene.company.as('admin')
    const month = app.services.now().toISOString().slice(0, 7)
    const rows = rowsIn((await admin.get(`/api/credits/closing?month=${month}`)).text)
    expect(rows.at(-1)).toMatchObject({ Opening: '142', 'Used for generating': '1', Closing: '141' })
    expect(rows.at(-1)?.['Day (UTC)']).toMatch(new RegExp(`^${month} until ${month}-\\d\\dT`))
    expect(rows).toHaveLength(Number(app.services.now().toISOString().slice(8, 10)) + 1)
  })

  test('is for admins, of months that have begun', async () => {
    const scene = await marchLedger(app)
    const [admin, editor] = [await scene.company.as('admin'), await scene.company.as('editor')]
    expect((await editor.get('/api/credits/closing?month=2020-03')).status).toBe(403)
    expect((await app.caller().get('/api/credits/closing?month=2020-03')).status).toBe(401)
    for (const month of ['2020-13', '2020-3', '', 'x', '2999-01', '=1+1']) {
      const answer = await admin.get(`/api/credits/closing?month=${month}`)
      expect([month, answer.status, answer.json['errors']]).toMatchObject([month, 400, [{ path: 'month' }]])
    }
  })
})
