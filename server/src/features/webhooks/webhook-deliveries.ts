import { AppError } from '../../errors.ts'
import type { Ctx, Services } from '../../context.ts'
import { batchCalls } from '../../db/batch-calls.ts'
import type { Database, Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'

/** Characters of encrypted content; a webhook's body is a megabyte at most, and encryption adds a third. */
const LONGEST = 4 * 1024 * 1024

interface Row {
  id: string
  connection_id: string
  sealed_content: string
}

export interface Delivery {
  companyId: string
  connectionId: string
  /** With a key, the same webhook is stored once. */
  receiptKey: string | null
  /** Plain values, arrays and dates are restored as they were. */
  content: object
}

/**
 * Stores what a verified webhook says about one connection, with its job. A burst is stored
 * together.
 */
export function storeDelivery(services: Services, { content, ...delivery }: Delivery): Promise<void> {
  const id = newId()
  const sealed = encryptContent(services, { companyId: delivery.companyId, id }, content)
  return batchOf(services)({ ...delivery, id, sealed })
}

interface Sealed extends Omit<Delivery, 'content'> {
  id: string
  sealed: string
}

const batches = new WeakMap<Database, (one: Sealed) => Promise<void>>()

function batchOf(services: Services): (one: Sealed) => Promise<void> {
  let batch = batches.get(services.db)
  if (!batch) {
    const largest = { sum: 2 * LONGEST, sizeOf: ({ sealed }: Sealed) => sealed.length }
    batches.set(services.db, (batch = batchCalls((all: Sealed[]) => storeAll(services, all), { most: 100, largest })))
  }
  return batch
}

async function storeAll({ db, queue, now }: Services, all: Sealed[]): Promise<void[]> {
  await db.inServer(async (tx) => {
    const stored = await prepared<{ id: string }>(
      tx,
      'webhook-deliveries.store',
      'select id from app.store_webhooks($1, $2, $3, $4, $5, $6) as id where id is not null',
      [
        all.map(({ companyId }) => companyId),
        all.map(({ id }) => id),
        all.map(({ connectionId }) => connectionId),
        all.map(({ sealed }) => sealed),
        all.map(({ receiptKey }) => receiptKey),
        now(),
      ],
    )
    const ids = new Set(stored.map(({ id }) => id))
    const jobs = all.filter(({ id }) => ids.has(id)).map(({ companyId, id: deliveryId }) => ({ companyId, deliveryId }))
    await queue.addMany(tx, 'webhook', jobs)
  })
  return all.map(() => undefined)
}

/** Reads a webhook without deleting it; null once its work is done. */
export async function readDelivery<Content>(
  tx: Tx,
  ctx: Ctx,
  deliveryId: string,
): Promise<{ connectionId: string; content: Content } | null> {
  const [row] = await prepared<Row>(
    tx,
    'webhook-deliveries.read',
    `select id, connection_id, sealed_content from app.webhook_deliveries where company_id = $1 and id = $2`,
    [ctx.companyId, deliveryId],
  )
  return row ? { connectionId: row.connection_id, content: open<Content>(ctx, row) } : null
}

/** Deletes it in the transaction that does its work; false if the work is already done. */
export async function takeDelivery(tx: Tx, ctx: Ctx, deliveryId: string): Promise<boolean> {
  const rows = await prepared(
    tx,
    'webhook-deliveries.take',
    'delete from app.webhook_deliveries where company_id = $1 and id = $2 returning id',
    [ctx.companyId, deliveryId],
  )
  return rows.length > 0
}

/** Rewrites every stored webhook of the company for which `change` returns new content; null leaves it. */
export async function changeDeliveries<Content extends object>(
  tx: Tx,
  ctx: Ctx,
  change: (content: Content) => Content | null,
): Promise<void> {
  const rows = await prepared<Row>(
    tx,
    'webhook-deliveries.lock-all',
    `select id, connection_id, sealed_content from app.webhook_deliveries where company_id = $1 order by id for update`,
    [ctx.companyId],
  )
  for (const row of rows) {
    const changed = change(open<Content>(ctx, row))
    if (!changed) continue
    await prepared(
      tx,
      'webhook-deliveries.change',
      'update app.webhook_deliveries set sealed_content = $3 where company_id = $1 and id = $2',
      [ctx.companyId, row.id, encryptContent(ctx, { companyId: ctx.companyId, id: row.id }, changed)],
    )
  }
}

/** Deletes stored webhooks of a brand's connections to these platforms, without processing them. */
export async function dropDeliveries(tx: Tx, ctx: Ctx, platforms: string[]): Promise<void> {
  await prepared(
    tx,
    'webhook-deliveries.drop',
    `delete from app.webhook_deliveries d using app.connections c
     where d.company_id = $1 and c.company_id = $1 and c.id = d.connection_id and c.brand_id = $2 and c.platform = any($3)`,
    [ctx.companyId, ctx.brandId, platforms],
  )
}

/**
 * Queues webhooks again whose job was lost or failed at every attempt. Their order differs each time, so that
 * webhooks that always fail don't hold back the others.
 */
export async function enqueueDeliveries({ db, queue, now }: Pick<Ctx, 'db' | 'queue' | 'now'>): Promise<void> {
  const waiting = (await queue.open('webhook')).map(({ deliveryId }) => deliveryId)
  const rows = await db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string }>(
      tx,
      'webhook-deliveries.late',
      `select company_id, id from app.webhook_deliveries where received_at < $1 and id <> all($2::uuid[])
       order by md5(id::text || $3) limit 200`,
      [new Date(now().getTime() - LATE_MS), waiting, now().toISOString()],
    ),
  )
  await queue.addAll(
    'webhook',
    rows.map(({ company_id: companyId, id: deliveryId }) => ({ companyId, deliveryId })),
  )
}

const LATE_MS = 10 * 60_000

const bindOf = (companyId: string, id: string): string => `webhook:${companyId}:${id}`

function encryptContent(
  services: Services,
  { companyId, id }: { companyId: string; id: string },
  content: object,
): string {
  const sealed = services.encryption.encrypt(JSON.stringify(content, tagDates), bindOf(companyId, id))
  if (sealed.length > LONGEST) throw new AppError('TOO_LARGE')
  return sealed
}

const open = <Content>(ctx: Ctx, row: Row): Content =>
  JSON.parse(ctx.encryption.decrypt(row.sealed_content, bindOf(ctx.companyId, row.id)), readDates) as Content

// The replacer receives dates already as text; the containing object still has the date.
function tagDates(this: unknown, key: string, value: unknown): unknown {
  const plain = (this as Record<string, unknown>)[key]
  return plain instanceof Date ? { [DATE]: plain.getTime() } : value
}

function readDates(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !(DATE in value)) return value
  return new Date((value as Record<string, number>)[DATE] ?? 0)
}

const DATE = '$date'
