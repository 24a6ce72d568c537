import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { storeComments } from '../features/comments/index.ts'
import { makeCompany, sample, type TestCompany } from '../testing/make-company.ts'
import { receivedUntil, idsOf, kindsIn, listenAs, type EventStream } from '../testing/stream.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { makeDatabase } from '../testing/test-database.ts'
import { until } from '../testing/until.ts'

let app: TestApp
const open: EventStream[] = []
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  app.expectNoErrors()
})
afterAll(() => app.stop())

async function listening(company: TestCompany, after: string | null = null): Promise<EventStream> {
  const one = await listenAs(await company.as('viewer'), after)
  open.push(one)
  return one
}

async function arrive(company: TestCompany, name: string): Promise<string> {
  const comment = sample(name, app.services.now(), 0)
  await company.ctx.tx((tx) => storeComments(tx, company.ctx, { platform: 'judgeme', timezone: 'UTC' }, [comment]))
  const { rows } = await app.owner.query<{ id: string }>(
    'select id from app.comments where company_id = $1 and external_id = $2',
    [company.companyId, name],
  )
  return rows[0]?.id ?? ''
}

describe('a listening browser', () => {
  test("gets a new comment's id, without its text", async () => {
    const company = await makeCompany(app, { connected: false })
    const stream = await listening(company)
    const id = await arrive(company, 'one')
    const [event] = await stream.received('comment')
    expect(event?.data).toEqual({ brandId: company.brandId, id })
  })

  test('gets events of replies, credits and connections', async () => {
    const company = await makeCompany(app)
    const [id] = await company.comments(['The zip broke.'])
    const stream = await listening(company)
    const admin = await company.as('admin')
    await admin.post('/api/comments/generate', { commentId: id })
    expect(idsOf(await stream.received('reply'))).toEqual([id])
    expect(idsOf(await stream.received('credits'))).toEqual(['balance'])
    await admin.post(`/api/comments/${id}/send`, { version: 1 })
    await stream.received('reply', 3)
    await admin.call('POST', '/api/connections/judgeme', { shopDomain: company.shop, token: `jm_test_${company.shop}` })
    await stream.received('job')
  })

  test('gets nothing of another company', async () => {
    const [ours, theirs] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
    const [here, there] = [await listening(ours), await listening(theirs)]
    const id = await arrive(theirs, 'theirs')
    await there.received('comment')
    await arrive(ours, 'ours')
    await here.received('comment')
    expect(kindsIn(here)).toEqual(['ready', 'comment'])
    expect(JSON.stringify(here.events)).not.toContain(id)
    expect(JSON.stringify(here.events)).not.toContain(theirs.brandId)
  })

  test('is disconnected when its user signs out or is banned', async () => {
    const company = await makeCompany(app, { connected: false })
    const caller = await company.as('viewer')
    const stream = await listenAs(caller)
    const other = await listening(company)
    await caller.call('POST', '/auth/logout')
    await until('the stream ends', async () => stream.isOver)
    expect(other.isOver).toBe(false)
    await app.owner.query(`update app.users set status = 'banned' where email = $1`, [company.emails.viewer])
    await until('the other stream ends', async () => other.isOver)
  })

  test('gets a thousand concurrent events, each once and in order', async () => {
    const company = await makeCompany(app, { connected: false })
    const stream = await listening(company)
    const refs = Array.from({ length: 1200 }, (_, n) => `r${n}`)
    await company.ctx.tx((tx) =>
      tx.$client.query('select app.emit($1, null, $2, $3, now())', [company.companyId, 'reply', refs]),
    )
    expect(idsOf(await stream.received('reply', 1200))).toEqual(refs)
  })
})

describe('a reconnecting browser', () => {
  test('gets missed events, once and in order, and then new ones', async () => {
    const company = await makeCompany(app, { connected: false })
    const before = await listening(company)
    const first = await arrive(company, 'first')
    const [seen] = await before.received('comment')
    await before.close()
    const missed = [await arrive(company, 'second'), await arrive(company, 'third')]
    const after = await listening(company, seen?.id)
    expect(after.events[0]?.event).toBe('ready')
    await after.received('comment', 2)
    const fresh = await arrive(company, 'fourth')
    expect(idsOf(await after.received('comment', 3))).toEqual([...missed, fresh])
    expect(JSON.stringify(after.events)).not.toContain(first)
    const nothing = await listening(company, after.events.at(-1)?.id)
    await arrive(company, 'fifth')
    expect(await nothing.received('comment')).toHaveLength(1)
  })

  test('must refetch everything after too long a time', async () => {
    const company = await makeCompany(app, { connected: false })
    const before = await listening(company)
    await arrive(company, 'first')
    const [seen] = await before.received('comment')
    await before.close()
    await arrive(company, 'second')
    await app.owner.query('delete from app.events')
    const third = await arrive(company, 'third')
    const after = await listening(company, seen?.id)
    expect(after.events[0]?.event).toBe('reset')
    const fresh = await arrive(company, 'fourth')
    expect([[fresh], [third, fresh]]).toContainEqual(await receivedUntil(after, fresh))
  })

  test('must refetch everything if its position is from an earlier database', async () => {
    const company = await makeCompany(app, { connected: false })
    const first = await arrive(company, 'first')
    const stream = await listening(company, '9999999999-5')
    expect(stream.events[0]?.event).toBe('reset')
    const fresh = await arrive(company, 'second')
    const heard = await receivedUntil(stream, fresh)
    expect([[fresh], [first, fresh]]).toContainEqual(heard)
  })

  test.each(['', 'x', '-', '1-', '0-0', '99999999999999999999-1', '1-1; drop table x', '1'.repeat(500)])(
    'with the invalid id %s gets new events only',
    async (id) => {
      const company = await makeCompany(app, { connected: false })
      const stream = await listening(company, id)
      expect(stream.status).toBe(200)
      const fresh = await arrive(company, 'fresh')
      expect(idsOf(await stream.received('comment'))).toContain(fresh)
    },
  )
})

describe('an event', () => {
  test('of a transaction that commits after a newer one is not skipped', async () => {
    const company = await makeCompany(app, { connected: false })
    const stream = await listening(company)
    const [slow, quick] = [new pg.Client({ connectionString: app.url }), new pg.Client({ connectionString: app.url })]
    for (const client of [slow, quick]) {
      await client.connect()
      await client.query(`begin; set local role app_tenant; set local app.company_id = '${company.companyId}'`)
    }
    const emit = (client: pg.Client, ref: string) =>
      client.query('select app.emit($1, null, $2, $3, now())', [company.companyId, 'reply', [ref]])
    await emit(slow, 'slow')
    await emit(quick, 'quick')
    await quick.query('commit')
    await new Promise((resume) => setTimeout(resume, 150))
    expect(stream.events.map(({ event }) => event)).toEqual(['ready'])
    await slow.query('commit')
    const received = await stream.received('reply', 2)
    expect(idsOf(received)).toEqual(['slow', 'quick'])
    const back = await listening(company, received[0]?.id)
    expect(idsOf(await back.received('reply'))).toEqual(['quick'])
    await slow.end()
    await quick.end()
  })

  test('is never skipped when the transaction that it waited for commits at that very moment', async () => {
    const company = await makeCompany(app, { connected: false })
    const stream = await listening(company)
    const other = new pg.Client({ connectionString: app.ownerUrl })
    await other.connect()
    for (let n = 0; n < 30; n++) {
      await other.query('begin')
      await other.query('select pg_current_xact_id()')
      await company.ctx.tx((tx) =>
        tx.$client.query('select app.emit($1, null, $2, $3, now())', [company.companyId, 'reply', [`r${n}`]]),
      )
      await new Promise((resume) => setTimeout(resume, n / 6))
      await other.query('rollback')
      await stream.received('reply', n + 1)
    }
    await other.end()
    expect(idsOf(await stream.received('reply', 30))).toEqual(Array.from({ length: 30 }, (_, n) => `r${n}`))
  })

  test("doesn't wait for a long transaction in another database of the cluster, but does for one in its own", async () => {
    const company = await makeCompany(app, { connected: false })
    const stream = await listening(company)
    const neighbour = await makeDatabase()
    const [stranger, slow] = [
      new pg.Client({ connectionString: neighbour.ownerUrl }),
      new pg.Client({ connectionString: app.url }),
    ]
    await Promise.all([stranger.connect(), slow.connect()])
    await stranger.query('begin')
    await stranger.query(`insert into app.limits (bucket, window_at, count) values ('x', now(), 1)`)
    const first = await arrive(company, 'next to a stranger')
    expect(idsOf(await stream.received('comment'))).toEqual([first])
    await slow.query(`begin; set local role app_tenant; set local app.company_id = '${company.companyId}'`)
    await slow.query('select app.emit($1, null, $2, $3, now())', [company.companyId, 'reply', ['slow']])
    const second = await arrive(company, 'behind our own')
    await new Promise((resume) => setTimeout(resume, 5000))
    expect(kindsIn(stream)).toEqual(['ready', 'comment'])
    await slow.query('commit')
    expect(idsOf(await stream.received('reply'))).toEqual(['slow'])
    expect(idsOf(await stream.received('comment', 2))).toEqual([first, second])
    await stranger.query('rollback')
    await Promise.all([stranger.end(), slow.end()])
    await neighbour.drop()
  })

  test('of a rolled-back transaction is never sent', async () => {
    const company = await makeCompany(app, { connected: false })
    const stream = await listening(company)
    const failed = company.ctx.tx(async (tx) => {
      await tx.$client.query('select app.emit($1, null, $2, $3, now())', [company.companyId, 'reply', ['never']])
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await arrive(company, 'one')
    await stream.received('comment')
    expect(kindsIn(stream)).toEqual(['ready', 'comment'])
  })

  test('arrives even after PostgreSQL dropped the listening connection', async () => {
    const company = await makeCompany(app, { connected: false })
    const stream = await listening(company)
    const cut = await app.db.global.$client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen bizamply%'`,
    )
    expect(cut.rowCount).toBe(1)
    const id = await arrive(company, 'after the cut')
    expect(idsOf(await stream.received('comment'))).toEqual([id])
  })
})
