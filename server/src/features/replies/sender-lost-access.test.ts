import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { postsOf, stateOf } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true, builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const changes: [string, string][] = [
  ['is banned', `update app.users set status = 'banned' where email = $1 and $2::uuid is not null`],
  [
    'is made a viewer',
    `update app.members set role = 'viewer' where company_id = $2 and user_id = (select id from app.users where email = $1)`,
  ],
  [
    'gets a custom role without sending',
    `with role as (insert into app.custom_roles (company_id, id, name, permissions, created_at, updated_at)
       values ($2, gen_random_uuid(), 'Drafts', '{replies.write}', now(), now()) returning id)
     update app.members set custom_role_id = (select id from role) where company_id = $2
       and user_id = (select id from app.users where email = $1)`,
  ],
  [
    'is banned with their company',
    `update app.companies set status = 'banned' where company_id = $2 and $1::text is not null`,
  ],
  [
    'is removed',
    `delete from app.members where company_id = $2 and user_id = (select id from app.users where email = $1)`,
  ],
]

test.each(changes)(
  "a scheduled reply isn't sent when its sender %s, and its credits are released",
  async (_how, text) => {
    const scene = await replyScene(app)
    await scene.draft()
    expect((await scene.send({ delaySeconds: 2 })).status).toBe(200)
    await app.owner.query(text, [scene.company.emails.editor, scene.company.companyId])
    await until('it ended', async () => (await stateOf(app, scene.company, scene.id)).delivery !== 'queued')
    expect((await stateOf(app, scene.company, scene.id)).delivery).toBe('failed')
    expect(await postsOf(app, scene.company, scene.id)).toEqual([])
    const { rows } = await app.owner.query<{ state: string; reason: string }>(
      `select h.state, d.reason from app.deliveries d join app.credit_holds h on h.company_id = d.company_id and h.id = d.hold_id
     where d.company_id = $1`,
      [scene.company.companyId],
    )
    expect(rows).toEqual([
      { state: 'released', reason: 'The member who sent this reply can no longer send replies. Send it yourself.' },
    ])
  },
)
