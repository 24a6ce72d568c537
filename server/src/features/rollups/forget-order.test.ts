import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { blocked } from '../../testing/pause.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetEmptyRollups } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('empty rows are deleted in the order in which arriving comments lock them', async () => {
  const { companyId, brandId, ctx } = await makeCompany(app, { connected: false })
  // Stored in another order than the keys'.
  for (const platform of ['yotpo', 'Facebook', 'instagram']) {
    await app.owner.query(
      'insert into app.brand_counts (company_id, brand_id, platform, pending, draft, sent) values ($1, $2, $3, 0, 0, 0)',
      [companyId, brandId, platform],
    )
  }
  const arriving = new pg.Client({ connectionString: app.ownerUrl, application_name: 'pause' })
  await arriving.connect()
  await arriving.query('begin')
  const count = `update app.brand_counts set pending = pending + 1 where company_id = $1 and platform = $2`
  await arriving.query(count, [companyId, 'Facebook'])
  const forgetting = ctx.tx(async (tx) => {
    await tx.$client.query('set local enable_indexscan = off')
    await tx.$client.query('set local enable_bitmapscan = off')
    await forgetEmptyRollups(tx, companyId, brandId)
  })
  await blocked(app, 1)
  await arriving.query(`set local lock_timeout = '5s'`)
  await arriving.query(count, [companyId, 'instagram'])
  await arriving.query('commit')
  await forgetting
  await arriving.end()
  const { rows } = await app.owner.query(
    'select platform, pending from app.brand_counts where company_id = $1 order by platform collate "C"',
    [companyId],
  )
  expect(rows).toEqual([
    { platform: 'Facebook', pending: 1 },
    { platform: 'instagram', pending: 1 },
  ])
})
