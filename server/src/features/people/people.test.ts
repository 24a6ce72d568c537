import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person, PersonRow } from '@bizamply/contract/people'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { addContact, listed, peopleScene, shown } from '../../testing/people-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let scene: ReturnType<typeof peopleScene>

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  company = await makeCompany(app, { connected: false })
  scene = peopleScene(app, company)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const commentsOf = ({ items }: Person): string[] =>
  items.flatMap((one) => (one.kind === 'comment' ? [one.commentId] : []))

test('comments with the same address in any notation are one person, with the evidence', async () => {
  const [newer = '', older = ''] = await scene.write('judgeme', [
    { authorEmail: ' NORA@example.test', authorName: 'N. V.', rating: 5 },
    { authorEmail: 'nora@example.test', authorName: 'Nora', rating: 2 },
  ])
  await scene.write('judgeme', [{ authorEmail: 'other@example.test', authorName: 'Nora' }])
  const person = await shown(company, await scene.personOf(older))
  expect(person).toMatchObject({ name: 'N. V.', email: 'nora@example.test', comments: 2, rated: 2, rating: 3.5 })
  expect(commentsOf(person)).toEqual([newer, older])
  expect(person.identities).toMatchObject([
    { kind: 'email', value: 'nora@example.test', comments: 2, evidence: { commentId: older, platform: 'judgeme' } },
  ])
  expect(person.matches).toEqual({ [newer]: [expect.objectContaining({ kind: 'email' })] })
  expect(person.matches[newer]?.[0]?.with).toMatchObject({ commentId: older, rated: true })
})

test('an account joins comments on its own platform only, and a name never does', async () => {
  const nameless = { authorEmail: null, authorName: 'olu' }
  const [one = '', two = ''] = await scene.write('instagram', [
    { ...nameless, authorExternalId: 'acc-1' },
    { ...nameless, authorExternalId: 'acc-1' },
  ])
  const [elsewhere = ''] = await scene.write('judgeme', [{ ...nameless, authorExternalId: 'acc-1' }])
  const [name = '', again = ''] = await scene.write('judgeme', [
    { ...nameless, authorExternalId: null },
    { ...nameless, authorExternalId: null },
  ])
  expect(await scene.personOf(one)).toBe(await scene.personOf(two))
  expect(await scene.personOf(elsewhere)).not.toBe(await scene.personOf(one))
  expect(await scene.personOf(again)).not.toBe(await scene.personOf(name))
  expect(await shown(company, await scene.personOf(name))).toMatchObject({ comments: 1, identities: [] })
  const [unknown = ''] = await scene.write('judgeme', [{ authorEmail: null, authorName: null, authorExternalId: null }])
  expect(await scene.personOf(unknown)).toBe('')
})

test('a comment with two identities joins the people who had one each', async () => {
  const [byMail = ''] = await scene.write('judgeme', [{ authorEmail: 'ada@example.test', authorName: 'Ada' }])
  const [byAccount = ''] = await scene.write('instagram', [{ authorEmail: null, authorExternalId: 'ada.b' }])
  const before = await scene.personOf(byMail)
  expect(await scene.personOf(byAccount)).not.toBe(before)
  const [bridge = ''] = await scene.write('instagram', [
    { authorEmail: 'ada@example.test', authorExternalId: 'ada.b', authorName: 'Ada B' },
  ])
  const person = await shown(company, await scene.personOf(bridge))
  expect(commentsOf(person).toSorted()).toEqual([byMail, byAccount, bridge].toSorted())
  expect(person.identities.map(({ kind, comments }) => [kind, comments])).toEqual(
    expect.arrayContaining([
      ['email', 2],
      ['account', 2],
    ]),
  )
  expect(person.platforms).toEqual(['instagram', 'judgeme'])
})

test('a phone number joins comments and includes the WhatsApp conversation', async () => {
  const [one = '', two = ''] = await scene.write('judgeme', [
    { authorEmail: null, authorPhone: '+49 (151) 1234-5678', authorName: 'Jo' },
    { authorEmail: 'jo@example.test', authorPhone: '004915112345678', authorName: 'Jo' },
  ])
  await addContact(app, company, { phone: '4915112345678', name: 'Jo M', message: 'Thank you!' })
  await addContact(app, company, { phone: '4915100000000', name: 'Not Jo', message: 'Hello?' })
  const person = await shown(company, await scene.personOf(one))
  expect(await scene.personOf(two)).toBe(person.id)
  expect(person.contacts).toEqual([{ phone: '4915112345678', name: 'Jo M', by: 'phone' }])
  expect(person.items.filter(({ kind }) => kind === 'message')).toMatchObject([{ text: 'Thank you!' }])
})

test('replies, codes and internal notes are in the same timeline', async () => {
  const [id = ''] = await scene.write('judgeme', [{ authorEmail: 'jonas@example.test', rating: 2 }])
  const editor = await company.as('editor')
  await editor.post(`/api/comments/${id}/notes`, { text: 'Called twice already.' })
  await app.owner.query(
    `update app.comments set status = 'sent', reply_text = 'Sorry, Jonas.', responded_at = $2, discount_code = 'SORRY15'
     where id = $1`,
    [id, app.services.now()],
  )
  const { items, sent } = await shown(company, await scene.personOf(id))
  expect(sent).toBe(1)
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['code', 'comment', 'note', 'reply'])
})

test('the same complaint in three comments is a repeated complaint', async () => {
  const text = 'The zip got stuck after I got it home.'
  const mail = { authorEmail: 'zip@example.test', authorName: 'Zoe', rating: 1, text }
  const two = await scene.write('judgeme', [mail, mail])
  expect(await shown(company, await scene.personOf(two[0] ?? ''))).toMatchObject({ repeatedTopic: null })
  await scene.write('instagram', [{ ...mail, rating: null }])
  const person = await shown(company, await scene.personOf(two[0] ?? ''))
  expect(person.repeatedTopic).toBe('zip')
  expect((await listed(company, 'repeated=yes')).map(({ id }) => id)).toEqual([person.id])
})

test('the list counts match each page, search covers names and addresses, and pages continue', async () => {
  await scene.sweep()
  const all = await listed(company)
  for (const row of all) {
    const person = await shown(company, row.id)
    const comments = person.items.filter((one) => one.kind === 'comment')
    expect(row).toMatchObject({
      comments: comments.length,
      sent: comments.filter((one) => one.status === 'sent').length,
    })
    expect(row.pending).toBe(comments.filter((one) => one.status === 'pending').length)
    expect(row.rated).toBe(comments.filter((one) => one.rating !== null).length)
    expect(person.draft).toBe(comments.filter((one) => one.status === 'draft').length)
    const { id, name, comments: count, pending, rating, repeatedTopic, lastAt } = person
    expect(row).toMatchObject({ id, name, comments: count, pending, rating, repeatedTopic, lastAt })
  }
  const waiting = all.find(({ pending }) => pending > 0)?.id ?? ''
  const { items } = await shown(company, waiting)
  const [commentId = ''] = items.flatMap((one) =>
    one.kind === 'comment' && one.status === 'pending' ? [one.commentId] : [],
  )
  const editor = await company.as('editor')
  await editor.call('PUT', `/api/comments/${commentId}/draft`, { text: 'Thank you.', version: 0 })
  expect(await shown(company, waiting)).toMatchObject({ draft: 1 })
  for (const sort of ['last', 'comments', 'rating']) {
    const paged: PersonRow[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { json } = await (
        await company.as('viewer')
      ).get(`/api/people?sort=${sort}&limit=3${cursor ? `&cursor=${cursor}` : ''}`)
      paged.push(...(json['data'] as unknown as PersonRow[]))
      cursor = (json['pagination'] as unknown as { nextCursor: string | null }).nextCursor
    }
    expect(paged.map(({ id }) => id)).toEqual((await listed(company, `sort=${sort}`)).map(({ id }) => id))
    expect(new Set(paged.map(({ id }) => id)).size).toBe(all.length)
  }
  expect(await listed(company, 'search=NORA%40exam')).toMatchObject([{ email: 'nora@example.test' }])
  expect((await listed(company, 'search=ada')).map(({ name }) => name)).toEqual(['Ada B'])
})

test('hidden comments are never counted, and an edited rating is picked up within the hour', async () => {
  const mail = { authorEmail: 'hidden@example.test', authorName: 'Hid', rating: 1 }
  const [one = '', two = ''] = await scene.write('judgeme', [mail, mail])
  const personId = await scene.personOf(one)
  await (await company.as('editor')).post('/api/comments/triage-state', { commentIds: [two], triageState: 'hidden' })
  await scene.sweep()
  expect(await listed(company, 'search=hidden@')).toMatchObject([{ comments: 1 }])
  expect(commentsOf(await shown(company, personId))).toEqual([one])
  await app.owner.query('update app.comments set rating = 5 where id = $1', [one])
  await app.owner.query('update app.brand_days set star_1 = star_1 where company_id = $1', [company.companyId])
  expect(await listed(company, 'search=hidden@')).toMatchObject([{ rating: 1 }])
  app.advance(3_700_000)
  await scene.sweep()
  expect(await listed(company, 'search=hidden@')).toMatchObject([{ rating: 5 }])
})
