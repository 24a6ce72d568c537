import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany, sample, type TestCompany } from '../../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { IncomingComment } from '../../../platforms/platform.ts'
import { loadConnection } from '../../connections/index.ts'
import { storePage } from './store-page.ts'
import { storeWebhookChanges } from './store-webhook-changes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const at = new Date('2026-11-20T12:00:00Z')
const comment = (id: string, more: Partial<IncomingComment> = {}): IncomingComment => ({
  ...sample(id, at, 0),
  occurredAt: at,
  updatedAt: at,
  ...more,
})

async function connectedCompany() {
  const company = await makeCompany(app)
  const { ctx, companyId } = company
  const { rows } = await app.owner.query<{ id: string }>('select id from app.connections where company_id = $1', [
    companyId,
  ])
  const connection = await ctx.tx((tx) => loadConnection(tx, ctx, rows[0]?.id ?? ''))
  if (!connection) throw new Error('no connection')
  const webhook = (comments: IncomingComment[], unpublished: string[]) =>
    ctx.tx((tx) => storeWebhookChanges(tx, ctx, connection, { dedupeKey: 'x', event: 'x', comments, unpublished }))
  const list = (comments: IncomingComment[], readSince: Date) =>
    ctx.tx((tx) => storePage(tx, ctx, connection, { comments }, { readSince }))
  return { company, webhook, list }
}

test('a comment whose removal arrived first is stored as not public', async () => {
  const { company, webhook } = await connectedCompany()
  await webhook([], ['e1'])
  await webhook([comment('e1', { isFirstVersion: true }), comment('e2', { isFirstVersion: true })], [])
  expect(await published(company)).toEqual({ e1: false, e2: true })
})

test('removals that arrive twice, and with their comment, are applied', async () => {
  const { company, webhook } = await connectedCompany()
  await webhook([], ['e1', 'e1'])
  await webhook([comment('e1', { isFirstVersion: true })], ['e1'])
  await webhook([comment('e2', { isFirstVersion: true })], ['e2'])
  expect(await published(company)).toEqual({ e1: false, e2: false })
})

test('a list stores a comment as not public only if it was requested before the removal arrived', async () => {
  const { company, webhook, list } = await connectedCompany()
  const readSince = company.ctx.now()
  app.advance(1000)
  await webhook([], ['e1', 'e2'])
  app.advance(1000)
  await list([comment('e1')], readSince)
  await list([comment('e2')], company.ctx.now())
  expect(await published(company)).toEqual({ e1: false, e2: true })
})

test('removals of stored comments leave no receipt', async () => {
  const { company, webhook } = await connectedCompany()
  await webhook([comment('e1')], [])
  await webhook([], ['e1'])
  const { rows } = await app.owner.query(`select 1 from app.webhook_receipts where company_id = $1`, [
    company.companyId,
  ])
  expect(rows).toEqual([])
  expect(await published(company)).toEqual({ e1: false })
})

async function published({ companyId }: TestCompany): Promise<Record<string, boolean>> {
  const { rows } = await app.owner.query<{ external_id: string; published: boolean }>(
    'select external_id, published from app.comments where company_id = $1 order by 1',
    [companyId],
  )
  return Object.fromEntries(rows.map((row) => [row.external_id, row.published]))
}
