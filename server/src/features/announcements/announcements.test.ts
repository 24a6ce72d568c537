import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { notifyAnnouncements } from './index.ts'

let app: TestApp
let administrator: Caller
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  administrator = await (await makeStaff(app, 'admin')).as('viewer')
})
beforeEach(() => app.owner.query('delete from app.announcements'))
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const path = '/api/admin/announcements'
const later = (hours: number): string => new Date(app.services.now().getTime() + hours * 3_600_000).toISOString()
const typed = (more: object = {}) => ({
  title: 'Maintenance',
  text: 'On Sunday.\n\n<b>At 8.</b>',
  until: later(24),
  ...more,
})
const write = (more: object = {}, who = administrator): Promise<Answer> => who.call('POST', path, typed(more))
const live = async (who: Caller) => (await who.get('/api/announcements')).json['data'] as unknown as { title: string }[]
const idOf = (answer: Answer): string => String((answer.json['data'] as unknown as { id: string }[])[0]?.id)
const bell = async (who: Caller) => {
  const { json } = await who.get('/api/comments/notifications/recent')
  const data = json['data'] as unknown as { notifications: { kind: string; title: string }[] }
  return data.notifications.filter(({ kind }) => kind === 'announcement')
}

describe('an announcement', () => {
  test('is shown to every signed-in user while it is live, and notifies each of them once', async () => {
    const company = await makeCompany(app, { connected: false })
    const viewer = await company.as('viewer')
    const made = await write({ link: '/plans' })
    expect(made.json['data']).toMatchObject([
      { title: 'Maintenance', state: 'live', link: '/plans', notifiedAt: null, writtenBy: expect.any(String) },
    ])
    expect(await live(viewer)).toMatchObject([
      { title: 'Maintenance', text: 'On Sunday.\n\n<b>At 8.</b>', link: '/plans' },
    ])
    expect(await live(administrator)).toHaveLength(1)
    await notifyAnnouncements(app.services)
    await app.owner.query('update app.announcements set notified_at = null')
    await notifyAnnouncements(app.services)
    expect((await bell(viewer)).map(({ title }) => title)).toEqual(['Maintenance'])
    const list = (await administrator.get(path)).json['data'] as unknown as { notifiedAt: string | null }[]
    expect(list[0]?.notifiedAt).not.toBeNull()
    expect((await app.caller().get('/api/announcements')).status).toBe(401)
  })

  test('is neither shown nor sent before its scheduled time', async () => {
    const company = await makeCompany(app, { connected: false })
    const viewer = await company.as('viewer')
    expect((await write({ from: later(1) })).json['data']).toMatchObject([{ state: 'scheduled' }])
    await notifyAnnouncements(app.services)
    expect([await live(viewer), await bell(viewer)]).toEqual([[], []])
    await app.owner.query(`update app.announcements set from_at = from_at - interval '2 hours'`)
    await notifyAnnouncements(app.services)
    expect([(await live(viewer)).length, (await bell(viewer)).length]).toEqual([1, 1])
  })

  test('reaches every other company when one fails, and that one later', async () => {
    const [broken, company] = [
      await makeCompany(app, { connected: false }),
      await makeCompany(app, { connected: false }),
    ]
    const [first, viewer] = [await broken.as('viewer'), await company.as('viewer')]
    await write()
    await write({ title: 'Second' })
    await app.owner.query(`
      create function app.refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse before insert on app.notifications for each row
        when (new.company_id = '${broken.companyId}') execute function app.refuse()`)
    await expect(notifyAnnouncements(app.services)).rejects.toThrow('2 of 2 failed')
    expect(app.errors.splice(0)).toMatchObject([
      { companyId: broken.companyId },
      {},
      { companyId: broken.companyId },
      {},
    ])
    expect([(await bell(viewer)).length, (await bell(first)).length]).toEqual([2, 0])
    await app.owner.query('drop trigger refuse on app.notifications; drop function app.refuse()')
    await notifyAnnouncements(app.services)
    expect([(await bell(viewer)).length, (await bell(first)).length]).toEqual([2, 2])
  })

  test('can be edited without another notification, and ended early', async () => {
    const company = await makeCompany(app, { connected: false })
    const viewer = await company.as('viewer')
    const id = idOf(await write())
    await notifyAnnouncements(app.services)
    const second = await (await makeStaff(app)).as('viewer')
    const edited = await second.call('PUT', `${path}/${id}`, typed({ title: 'Moved' }))
    expect(edited.json['data']).toMatchObject([{ title: 'Moved', state: 'live' }])
    await notifyAnnouncements(app.services)
    expect([await live(viewer), await bell(viewer)]).toMatchObject([[{ title: 'Moved' }], [{ title: 'Maintenance' }]])
    expect((await administrator.call('POST', `${path}/${id}/end`)).json['data']).toMatchObject([{ state: 'ended' }])
    expect(await live(viewer)).toEqual([])
  })

  test('has limits: it ends in the future and after its start, and at most twenty are active, even under concurrency', async () => {
    expectRefusal(await write({ until: later(-1) }), 'BAD_REQUEST')
    expectRefusal(await write({ from: later(3), until: later(2) }), 'BAD_REQUEST')
    expectRefusal(await administrator.call('PUT', `${path}/00000000-0000-4000-8000-000000000000`, typed()), 'NOT_FOUND')
    for (let n = 0; n < 19; n += 1) expect((await write({ title: `Note ${n}` })).status).toBe(200)
    const both = await Promise.all([write(), write()])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await live(administrator)).toHaveLength(20)
  })

  test('can be written by admins and super admins only', async () => {
    for (const role of ['support', 'billing'] as const) {
      const who = await (await makeStaff(app, role)).as('viewer')
      expectRefusal(await write({}, who), 'FORBIDDEN')
      expectRefusal(await who.get(path), 'FORBIDDEN')
    }
    expectRefusal(await write({}, await (await makeCompany(app, { connected: false })).as('admin')), 'FORBIDDEN')
    expect((await write()).status).toBe(200)
  })
})
