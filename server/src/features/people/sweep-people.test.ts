import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Services } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { peopleScene } from '../../testing/people-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { removeImported } from '../comments/index.ts'
import { forgetEmptyRollups } from '../rollups/index.ts'
import { forgetAuthors, sweepPeople } from './index.ts'

let app: TestApp
let company: TestCompany
let scene: ReturnType<typeof peopleScene>

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  company = await makeCompany(app, { connected: false })
  scene = peopleScene(app, company)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

/** More comments of one day than a step of the sweep groups. */
const MANY = 600

async function importMany({ others = [], count = MANY }: { others?: string[]; count?: number } = {}): Promise<{
  importId: string
  ids: string[]
}> {
  const occurredAt = new Date(app.services.now().getTime() - 3 * 86_400_000)
  const ids = await scene.write(
    'judgeme',
    Array.from({ length: count }, (_, n) => ({
      occurredAt,
      authorName: `Ada ${n}`,
      authorEmail: `ada-${n}@example.test`,
    })),
  )
  const importId = newId()
  await app.owner.query('update app.comments set import_id = $2 where company_id = $1 and id = any($3)', [
    company.companyId,
    importId,
    [...ids, ...others],
  ])
  return { importId, ids }
}

const undo = (importId: string, comments = MANY): Promise<void> =>
  company.ctx.tx(async (tx) => {
    expect(await removeImported(tx, company.ctx, importId, comments)).toBe(comments)
    await forgetEmptyRollups(tx, company.companyId, company.brandId)
  })

async function left(): Promise<Record<string, number>> {
  const { rows } = await app.owner.query<Record<string, number>>(
    `select (select count(*)::int from app.people where company_id = $1) as people,
       (select count(*)::int from app.person_comments where company_id = $1) as comments,
       (select count(*)::int from app.person_identities where company_id = $1) as identities,
       (select count(*)::int from app.people_days where company_id = $1) as days,
       (select count(*)::int from app.people_brands where company_id = $1) as brands`,
    [company.companyId],
  )
  return rows[0] ?? {}
}

const none = { people: 0, comments: 0, identities: 0, days: 0, brands: 0 }

/** Services whose sweep does this after its first step. */
function afterFirstStep(meanwhile: () => Promise<unknown>, { db }: Services = app.services): Services {
  let steps = 0
  const inCompany: typeof db.inCompany = async (...given) => {
    const done = await db.inCompany(...given)
    if (steps++ === 0) await meanwhile()
    return done
  }
  return { ...app.services, db: { ...db, inCompany } }
}

/** Services whose first step does this once it has read which days changed. */
function afterFirstDays(meanwhile: () => Promise<unknown>): Services {
  const { db } = app.services
  let reads = 0
  const inCompany: typeof db.inCompany = (companyId, work) =>
    db.inCompany(companyId, (tx) => {
      const client = tx.$client
      const query = async (asked: { text: string }): Promise<unknown> => {
        const answer: unknown = await client.query(asked)
        if (asked.text.includes('full join') && reads++ === 0) await meanwhile()
        return answer
      }
      return work({ ...tx, $client: { ...client, query } } as unknown as typeof tx)
    })
  return { ...app.services, db: { ...db, inCompany } }
}

test('an import undone while the sweep is in the middle of its day leaves no people', async () => {
  const { importId } = await importMany()
  let halfway = {}
  await sweepPeople(
    afterFirstStep(async () => {
      halfway = await left()
      await undo(importId)
    }),
  )
  expect(halfway).toMatchObject({ people: 500, comments: 500 })
  await scene.sweep()
  expect(await left()).toEqual(none)
})

test('an import that came and was undone between two sweeps leaves no people, though the counts are as before', async () => {
  await scene.write('instagram', [{ authorName: 'Ben' }])
  let importId = ''
  await sweepPeople(afterFirstStep(async () => ({ importId } = await importMany())))
  await undo(importId, MANY)
  await scene.sweep()
  expect(await left()).toMatchObject({ people: 1, comments: 1, brands: 1 })
})

test('a day that is empty, full and empty again around one step leaves no people', async () => {
  const first = await importMany({ count: 3 })
  await scene.sweep()
  await undo(first.importId, 3)
  let second = ''
  const importing = afterFirstDays(async () => ({ importId: second } = await importMany({ count: 3 })))
  await sweepPeople(afterFirstStep(() => undo(second, 3), importing))
  await scene.sweep()
  expect(await left()).toEqual(none)
})

test('comments of erased authors that are deleted before the first sweep leave no rows', async () => {
  const { importId, ids } = await importMany()
  await company.ctx.tx((tx) => forgetAuthors(tx, company.ctx, ids.slice(0, 3)))
  await undo(importId)
  await scene.sweep()
  expect(await left()).toEqual(none)
})

test('a brand whose comments are all deleted while the sweep groups new ones is done at once', async () => {
  const ben = await scene.write('judgeme', [{ authorName: 'Ben' }])
  await scene.sweep()
  const { importId } = await importMany({ others: ben })
  await sweepPeople(afterFirstStep(() => undo(importId, MANY + 1)))
  await scene.sweep()
  expect(await left()).toEqual(none)
})

test('a brand that fails goes to the end of the line', async () => {
  await scene.write('judgeme', [{ authorName: 'Ben' }])
  // No customer can be made of it.
  await app.owner.query(
    `create function app.refuse_ben() returns trigger language plpgsql as $$ begin
       if new.company_id = '${company.companyId}' then raise 'refused'; end if; return new; end $$;
     create trigger refuse_ben before insert on app.people for each row execute function app.refuse_ben()`,
  )
  await sweepPeople(app.services)
  await app.owner.query('drop function app.refuse_ben() cascade')
  expect(app.errors.splice(0)).toHaveLength(1)
  const at = async () =>
    (
      await app.owner.query<{ swept_at: Date }>('select swept_at from app.people_brands where company_id = $1', [
        company.companyId,
      ])
    ).rows[0]?.swept_at
  expect(await at()).toBeInstanceOf(Date)
  await scene.sweep()
  expect(await left()).toMatchObject({ people: 1, comments: 1 })
})

test('the migration finds customers that earlier releases left behind', async () => {
  await scene.write('judgeme', [{ authorName: 'Ben' }])
  const { importId } = await importMany()
  await scene.sweep()
  await app.owner.query(
    `delete from app.people_days where company_id = $1 and day < (select max(day) from app.people_days where company_id = $1)`,
    [company.companyId],
  )
  await undo(importId)
  await scene.sweep()
  expect(await left()).toMatchObject({ people: MANY + 1 })
  await app.owner.query(readFileSync(new URL('../../db/migrations/0051_left_customers.sql', import.meta.url), 'utf8'))
  await scene.sweep()
  expect(await left()).toMatchObject({ people: 1, comments: 1, days: 1, brands: 1 })
})
