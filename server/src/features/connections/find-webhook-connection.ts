import { inside, type Services } from '../../context.ts'
import { batchCalls } from '../../db/batch-calls.ts'
import type { Database } from '../../db/database.ts'
import type { OpenAccess } from './find-access.ts'
import { openAccess } from './find-access.ts'

/** The connection of a platform's account, as a webhook needs it. */
export interface WebhookConnection {
  companyId: string
  brandId: string
  connectionId: string
  installedAt: Date | null
  access: OpenAccess
}

interface Account {
  platform: string
  account: string
}

interface Row extends Account {
  company_id: string
  brand_id: string
  connection_id: string
  sealed_credentials: string
  installed_at: Date | null
}

/** Looked up before the company is known, for a burst of webhooks together. */
export async function findWebhookConnection(services: Services, place: Account): Promise<WebhookConnection | null> {
  const row = await batchOf(services)(place)
  if (!row) return null
  const { company_id: companyId, brand_id: brandId, connection_id: connectionId, installed_at: installedAt } = row
  const ctx = inside(services, { companyId, publicId: '', brandId, actor: null })
  const opened = { ...row, id: connectionId, state: '', notify_author: false }
  return { companyId, brandId, connectionId, installedAt, access: openAccess(ctx, row.platform, opened) }
}

const batches = new WeakMap<Database, (account: Account) => Promise<Row | null>>()

function batchOf({ db }: Services): (account: Account) => Promise<Row | null> {
  let batch = batches.get(db)
  if (!batch) batches.set(db, (batch = batchCalls((all: Account[]) => lookUp(db, all), { most: 100 })))
  return batch
}

async function lookUp(db: Database, all: Account[]): Promise<(Row | null)[]> {
  const { rows } = await db.global.$client.query<Row>({
    name: 'webhooks.connections',
    // PostgreSQL doesn't say which columns of a function are never null.
    text: `select * from app.webhook_connections($1, $2) where platform is not null and account is not null
      and company_id is not null and brand_id is not null and connection_id is not null
      and sealed_credentials is not null`,
    values: [all.map(({ platform }) => platform), all.map(({ account }) => account)],
  })
  return all.map(
    ({ platform, account }) => rows.find((row) => row.platform === platform && row.account === account) ?? null,
  )
}
