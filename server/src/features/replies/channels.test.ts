import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Channels } from '@bizamply/contract/sent-replies'
import type { Answer, Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { twoChannels, WHATSAPP_ENV } from '../../testing/two-channels.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: WHATSAPP_ENV })
})
afterAll(() => app.stop())

const outcome = ({ status, json }: Answer) => [status, json['code'], json['message']]
const ask = async (caller: Caller, ...commentIds: string[]): Promise<Channels[]> =>
  (await caller.post('/api/comments/channels', { commentIds })).json['data'] as unknown as Channels[]
const note = (caller: Caller, id: string, more = {}) =>
  caller.call('PUT', `/api/comments/${id}/phone`, {
    phone: '+49 151 2345 6789',
    source: 'told us on the phone',
    agreed: true,
    ...more,
  })

test('missing WhatsApp, number, consent, or open window each gives its reason before credits are held', async () => {
  const unconnected = await makeCompany(app)
  const [lonely = ''] = await unconnected.comments(['The zip broke.'])
  const [first] = await ask(await unconnected.as('editor'), lonely)
  expect(first).toMatchObject({
    platform: { ok: true, reason: null },
    whatsapp: { ok: false, reason: 'WhatsApp isn’t connected for this brand.', kind: null, phone: null },
  })

  const unreachable = await twoChannels(app, { known: false })
  await unreachable.draft()
  const stranger = 'There’s no phone number for this customer.'
  expect((await ask(unreachable.editor, unreachable.id))[0]?.whatsapp).toMatchObject({ ok: false, reason: stranger })
  expect(outcome(await unreachable.send({ target: 'both' }))).toEqual([409, 'CHANNEL_UNAVAILABLE', stranger])

  await app.owner.query(`update app.comments set author_phone = '+49 151 1111111' where company_id = $1`, [
    unreachable.company.companyId,
  ])
  const silent = 'This customer hasn’t agreed to WhatsApp messages.'
  expect((await ask(unreachable.editor, unreachable.id))[0]?.whatsapp).toMatchObject({
    ok: false,
    reason: silent,
    phone: '+491511111111',
  })
  expect(outcome(await unreachable.send({ target: 'whatsapp' }))).toEqual([409, 'CHANNEL_UNAVAILABLE', silent])

  const closed = await twoChannels(app)
  await closed.draft('Merci beaucoup, nous sommes vraiment désolés pour la fermeture de votre sac.')
  const reason =
    'It’s been more than 24 hours since the customer’s last message, and you have no approved WhatsApp template in this language (fr).'
  expect((await ask(closed.editor, closed.id))[0]?.whatsapp).toMatchObject({ ok: false, reason })
  expect(outcome(await closed.send({ target: 'both' }))).toEqual([409, 'CHANNEL_UNAVAILABLE', reason])
  for (const { company } of [unreachable, closed]) {
    const { rows } = await app.owner.query('select 1 from app.deliveries where company_id = $1', [company.companyId])
    expect(rows).toEqual([])
  }
})

test('free text is allowed within the window, a template outside it, and sent channels say so', async () => {
  const scene = await twoChannels(app)
  await scene.draft()
  expect((await ask(scene.editor, scene.id))[0]).toEqual({
    commentId: scene.id,
    platform: { ok: true, reason: null },
    whatsapp: {
      ok: true,
      reason: null,
      kind: 'template',
      phone: `+${scene.phone}`,
      source: 'checkout',
      agreed: true,
      optedOutAt: null,
    },
  })
  await app.owner.query(`update app.contacts set window_until = now() + interval '1 hour' where company_id = $1`, [
    scene.company.companyId,
  ])
  expect((await ask(scene.editor, scene.id))[0]?.whatsapp.kind).toBe('text')
  await scene.send()
  expect((await ask(scene.editor, scene.id))[0]).toMatchObject({
    platform: { ok: false, reason: 'The reply was already sent via Judge.me.' },
    whatsapp: { ok: true },
  })
})

test("a viewer sees only a number's last digits, and another brand’s comment isn't found", async () => {
  const scene = await twoChannels(app)
  const [shown] = await ask(await scene.company.as('viewer'), scene.id)
  expect(shown?.whatsapp.phone).toBe(`${'•'.repeat(scene.phone.length - 4)}${scene.phone.slice(-4)}`)
  const other = await twoChannels(app)
  const mixed = await scene.editor.post('/api/comments/channels', { commentIds: [scene.id, other.id] })
  expect(mixed.status).toBe(404)
})

test('a hundred comments are returned in order', async () => {
  const scene = await twoChannels(app)
  const ids = [scene.id, ...(await scene.company.comments(Array.from({ length: 99 }, (_, n) => `Broke after ${n}`)))]
  const all = await ask(scene.editor, ...ids)
  expect(all.map(({ commentId }) => commentId)).toEqual(ids)
  expect(all.every(({ whatsapp }) => whatsapp.ok)).toBe(true)
})

test('an entered number with consent makes WhatsApp available, but not without a country code', async () => {
  const scene = await twoChannels(app, { known: false })
  await scene.draft()
  const bad = await note(scene.editor, scene.id, { phone: '0151 2345 6789' })
  expect(outcome(bad)).toEqual([400, 'BAD_REQUEST', 'Include the country code, like +1 415 555 0132.'])
  const long = await note(scene.editor, scene.id, { phone: '+49 30 5550 1234 5678 9012' })
  expect(outcome(long)).toEqual([400, 'BAD_REQUEST', 'Phone numbers have up to 15 digits.'])
  const unsure = await note(scene.editor, scene.id, { agreed: false })
  expect(unsure.json['data']?.['whatsapp']).toMatchObject({ ok: false, phone: '+4915123456789' })
  const noted = await note(scene.editor, scene.id, { source: 'wrote it on the order form' })
  expect(noted.json['data']?.['whatsapp']).toMatchObject({ ok: true, kind: 'template', phone: '+4915123456789' })
  const { rows } = await app.owner.query(
    'select source, opt_in_source, opted_in_at is not null as agreed from app.contacts where company_id = $1',
    [scene.company.companyId],
  )
  expect(rows).toEqual([{ source: 'member', opt_in_source: 'wrote it on the order form', agreed: true }])
  expect((await scene.editor.get(`/api/comments/${scene.id}`)).json['data']?.['hasPhone']).toBe(true)
  expect((await scene.send({ target: 'both' })).status).toBe(200)
  expect(await scene.messages()).toHaveLength(1)
})

test('consent is withdrawn by saving without it, and nothing can be sent then', async () => {
  const scene = await twoChannels(app, { known: false })
  await scene.draft()
  expect((await note(scene.editor, scene.id)).json['data']?.['whatsapp']).toMatchObject({ ok: true, agreed: true })
  const withdrawn = await note(scene.editor, scene.id, { agreed: false, source: 'asked us to stop' })
  expect(withdrawn.json['data']?.['whatsapp']).toMatchObject({
    ok: false,
    reason: 'This customer asked not to get WhatsApp messages.',
    phone: '+4915123456789',
    source: 'asked us to stop',
    agreed: false,
  })
  expect((await scene.send({ target: 'both' })).status).toBe(409)
  expect(await scene.messages()).toEqual([])
  // Also not in the 24 hours after a message of theirs.
  await app.owner.query(`update app.contacts set window_until = now() + interval '1 hour' where company_id = $1`, [
    scene.company.companyId,
  ])
  expect((await ask(scene.editor, scene.id))[0]?.whatsapp).toMatchObject({ ok: false, agreed: false })
  expect((await note(scene.editor, scene.id)).json['data']?.['whatsapp']).toMatchObject({ ok: true, agreed: true })
})

test('a corrected number is the only one of this customer, also for another of their reviews', async () => {
  const scene = await twoChannels(app, { known: false })
  const [other = ''] = await scene.company.comments(['Still waiting.'])
  await app.owner.query(`update app.comments set author_email = 'nora@example.org' where company_id = $1`, [
    scene.company.companyId,
  ])
  await note(scene.editor, scene.id, { phone: '+49 151 0000000' })
  expect((await ask(scene.editor, other))[0]?.whatsapp.phone).toBe('+491510000000')
  await note(scene.editor, scene.id, { phone: '+49 151 2345 6789' })
  expect((await ask(scene.editor, other))[0]?.whatsapp.phone).toBe('+4915123456789')
  const { rows } = await app.owner.query('select phone from app.contacts where company_id = $1', [
    scene.company.companyId,
  ])
  expect(rows).toEqual([{ phone: '4915123456789' }])
})

test('an empty number removes it with its consent; a viewer sees no source', async () => {
  const scene = await twoChannels(app, { known: false })
  await note(scene.editor, scene.id)
  const viewer = await scene.company.as('viewer')
  expect((await ask(viewer, scene.id))[0]?.whatsapp).toMatchObject({ source: null, agreed: true })
  const removed = await note(scene.editor, scene.id, { phone: '', agreed: false })
  expect(removed.json['data']?.['whatsapp']).toMatchObject({ ok: false, phone: null, source: null, agreed: false })
  const { rows } = await app.owner.query('select 1 from app.contacts where company_id = $1', [scene.company.companyId])
  expect(rows).toEqual([])
  expect((await scene.editor.get(`/api/comments/${scene.id}`)).json['data']?.['hasPhone']).toBe(false)
})
