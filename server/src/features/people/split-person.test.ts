import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { listed, peopleScene, shown, type PeopleScene } from '../../testing/people-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetAuthors } from './index.ts'
import { eraseAuthors } from '../comments/index.ts'

let app: TestApp
let company: TestCompany
let scene: PeopleScene

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  company = await makeCompany(app, { connected: false })
  scene = peopleScene(app, company)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const family = { authorEmail: 'family@example.test', authorName: 'Kim' }

test('split comments stay split when more arrive, and undo puts them back', async () => {
  const ids = await scene.write('judgeme', [family, { ...family, authorName: 'Lee' }, family])
  const [, wrong = ''] = ids
  const personId = await scene.personOf(wrong)
  const editor = await company.as('editor')
  const answer = await editor.post(`/api/people/${personId}/splits`, { commentIds: [wrong] })
  const { personId: splitId } = answer.json['data'] as unknown as { personId: string }
  expect(await shown(company, splitId)).toMatchObject({
    name: 'Lee',
    comments: 1,
    identities: [],
    splitFrom: { personId, name: 'Kim' },
  })
  expect(await shown(company, personId)).toMatchObject({ comments: 2, splits: [{ id: splitId, comments: 1 }] })
  await scene.write('judgeme', [family])
  await app.owner.query('update app.comments set content = content where id = $1', [wrong])
  expect(await scene.personOf(wrong)).toBe(splitId)
  expect((await editor.post(`/api/people/${splitId}/splits`, { commentIds: [wrong] })).status).toBe(409)
  const undone = await editor.call('DELETE', `/api/people/splits/${splitId}`)
  expect(undone.json['data']).toEqual({ personId })
  expect(await shown(company, personId)).toMatchObject({ comments: 4, splits: [] })
  expect((await editor.get(`/api/people/${splitId}`)).status).toBe(404)
  expect((await editor.call('DELETE', `/api/people/splits/${splitId}`)).status).toBe(404)
  const { rows } = await app.owner.query<{ action: string }>(
    `select action from app.audit_entries where company_id = $1 and action like 'person.%' order by created_at, id`,
    [company.companyId],
  )
  expect(rows.map(({ action }) => action)).toEqual(['person.split', 'person.rejoined'])
})

test('splitting the comment that joined two identities separates them', async () => {
  const [mail = '', bridge = '', account = ''] = await scene.write('instagram', [
    { authorEmail: 'two@example.test', authorExternalId: null, authorName: 'Two' },
    { authorEmail: 'two@example.test', authorExternalId: 'two.acc', authorName: 'Two' },
    { authorEmail: null, authorExternalId: 'two.acc', authorName: 'Acc' },
  ])
  const personId = await scene.personOf(bridge)
  expect(await scene.personOf(account)).toBe(personId)
  await (await company.as('editor')).post(`/api/people/${personId}/splits`, { commentIds: [bridge] })
  const people = [await scene.personOf(mail), await scene.personOf(bridge), await scene.personOf(account)]
  expect(new Set(people).size).toBe(3)
  for (const id of people) expect(await shown(company, id)).toMatchObject({ comments: 1 })
})

test("splitting off all comments or another person's is refused, and viewers cannot split", async () => {
  const mail = { authorEmail: 'whole@example.test', authorName: 'Whole' }
  const [one = '', two = ''] = await scene.write('judgeme', [mail, mail])
  const [other = ''] = await scene.write('judgeme', [{ authorEmail: 'else@example.test' }])
  const personId = await scene.personOf(one)
  const [editor, viewer] = [await company.as('editor'), await company.as('viewer')]
  const path = `/api/people/${personId}/splits`
  expect((await editor.post(path, { commentIds: [one, two] })).status).toBe(400)
  expect((await editor.post(path, { commentIds: [other] })).status).toBe(404)
  expect((await viewer.post(path, { commentIds: [one] })).status).toBe(403)
  expect(await shown(company, personId)).toMatchObject({ comments: 2 })
})

test('splits do not affect another company', async () => {
  const there = await makeCompany(app, { connected: false })
  const theirs = peopleScene(app, there)
  const mail = { authorEmail: 'both@example.test', authorName: 'Both' }
  const [ours = ''] = await scene.write('judgeme', [mail])
  const [other = ''] = await theirs.write('judgeme', [mail])
  const [here, elsewhere] = [await scene.personOf(ours), await theirs.personOf(other)]
  expect(elsewhere).not.toBe(here)
  expect((await (await company.as('editor')).get(`/api/people/${elsewhere}`)).status).toBe(404)
  expect((await (await company.as('editor')).call('DELETE', `/api/people/splits/${elsewhere}`)).status).toBe(404)
  expect(await listed(there)).toMatchObject([{ id: elsewhere, comments: 1 }])
})

test('an erased author disappears from people, identities and splits', async () => {
  const mail = { authorEmail: 'gone@example.test', authorName: 'Gone Girl' }
  const ids = await scene.write('judgeme', [mail, mail, mail])
  const personId = await scene.personOf(ids[0] ?? '')
  await (await company.as('editor')).post(`/api/people/${personId}/splits`, { commentIds: [ids[2]] })
  await company.ctx.tx(async (tx) => {
    await eraseAuthors(tx, company.ctx, ids)
    await forgetAuthors(tx, company.ctx, ids)
  })
  const { rows } = await app.owner.query<{ n: number }>(
    `select (select count(*) from app.people where search_text like '%gone%')
       + (select count(*) from app.person_identities where value like 'gone%')
       + (select count(*) from app.person_splits where comment_id = any($1))
       + (select count(*) from app.person_comments where comment_id = any($1) and person_id is not null) as n`,
    [ids],
  )
  expect(Number(rows[0]?.n)).toBe(0)
  await scene.sweep()
  expect(await listed(company, 'search=gone')).toEqual([])
})

test('an undone import removes its comments, and a second sweep finds nothing to do', async () => {
  const mail = { authorEmail: 'undone@example.test', authorName: 'Un' }
  const [one = '', two = ''] = await scene.write('judgeme', [mail, mail])
  const personId = await scene.personOf(one)
  await app.owner.query('delete from app.comments where id = $1', [two])
  await app.owner.query('update app.brand_counts set pending = pending where company_id = $1', [company.companyId])
  await app.owner.query('update app.brand_days set pending = pending where company_id = $1', [company.companyId])
  await scene.sweep()
  expect(await shown(company, personId)).toMatchObject({ comments: 1 })
  expect(await listed(company, 'search=undone')).toMatchObject([{ comments: 1 }])
  const before = await app.owner.query('select xmin, ctid, * from app.people_brands order by company_id, brand_id')
  await scene.sweep()
  const after = await app.owner.query('select xmin, ctid, * from app.people_brands order by company_id, brand_id')
  expect(after.rows).toEqual(before.rows)
})
