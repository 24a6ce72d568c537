import type { Notification } from '@bizamply/contract/notifications'
import { newId } from '../db/ids.ts'
import { storeComments } from '../features/comments/index.ts'
import type { IncomingComment } from '../platforms/platform.ts'
import type { Loose } from './caller.ts'
import { sample, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

/** Comments stored as a webhook or a sync would store them. */
export async function arrive(
  app: TestApp,
  company: TestCompany,
  comments: Partial<IncomingComment>[],
  quiet = false,
): Promise<string[]> {
  const incoming = comments.map((one, n) => ({ ...sample(newId(), app.services.now(), n), ...one }))
  const source = { platform: 'judgeme', timezone: 'UTC', quiet }
  await company.ctx.tx((tx) => storeComments(tx, company.ctx, source, incoming))
  const { rows } = await app.owner.query<{ id: string; external_id: string }>(
    'select id, external_id from app.comments where company_id = $1',
    [company.companyId],
  )
  const ids = new Map(rows.map((row) => [row.external_id, row.id]))
  return incoming.map(({ externalId }) => ids.get(externalId) ?? '')
}

export const listIn = (json: Loose): Notification[] => json['notifications'] as unknown as Notification[]

/** The notifications in a member's menu. */
export async function bell(
  company: TestCompany,
  role: keyof TestCompany['emails'],
): Promise<{ list: Notification[]; unread: unknown }> {
  const { json } = await (await company.as(role)).get('/api/comments/notifications/recent')
  return { list: listIn(json), unread: json['unread'] }
}

/** A send of a comment's reply that failed, due `delay` seconds from now. */
export async function failedDelivery(
  app: TestApp,
  company: TestCompany,
  id: string,
  userId: string,
  delay: number,
): Promise<string> {
  const [deliveryId, holdId] = [newId(), newId()]
  await app.owner.query(
    `insert into app.credit_holds (company_id, id, brand_id, action, credits, state, price_version, comment_id, platform, worker, created_at, closed_at)
     values ($1, $2, $3, 'send', 1, 'released', 1, $4, 'judgeme', 0, now(), now())`,
    [company.companyId, holdId, company.brandId, id],
  )
  await app.owner.query(
    `insert into app.deliveries (company_id, id, brand_id, comment_id, channel, state, version, text, hold_id, key, user_id,
       reason, due_at, created_at)
     values ($1, $2, $3, $4, 'platform', 'failed', 1, 'x', $5, $8, $6, 'The line broke.', now() + $7::int * interval '1 s', now())`,
    [company.companyId, deliveryId, company.brandId, id, holdId, userId, delay, newId()],
  )
  return deliveryId
}
