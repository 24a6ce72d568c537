import { inside, type Services } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import { sendingPause } from '../../db/sending-pause.ts'
import { isDatabaseAway } from '../../db/sql-errors.ts'
import { workerIsGone } from '../../db/worker-is-gone.ts'
import { isolate } from '../../jobs/isolate.ts'
import { deliver } from './deliver.ts'
import { endDelivery } from './end-delivery.ts'
import { requeueSendsOnOutage } from './requeue-delivery.ts'
import { findPostedDelivery } from './find-posted-reply.ts'

interface Left {
  company_id: string
  brand_id: string
  id: string
  state: 'queued' | 'sending'
  worker: number | null
}

/** No send takes this long, even with retries, so its process has failed or abandoned it. */
const LONGEST_MS = 5 * 60_000

/** The oldest go first. Those older than this go in a different order each time: ones that always fail block no others. */
const ROTATE_MS = 10 * 60_000

/**
 * Recovers deliveries whose process died. Queued ones never began, so they are sent. Sending ones are checked on the
 * platform if possible; otherwise they become unknown and a person decides. Never posts twice.
 */
export async function recoverDeliveries(services: Services): Promise<number> {
  const ago = (milliseconds: number): Date => new Date(services.now().getTime() - milliseconds)
  // Queued ones wait while sending is paused; there may be more of them than one run takes.
  const states = (await sendingPause(services.db)) ? ['sending'] : ['queued', 'sending']
  const left = await services.db.asAdmin((tx) =>
    prepared<Left>(
      tx,
      'deliveries.left',
      `select d.company_id, d.brand_id, d.id, d.state, d.worker from app.deliveries d
       where d.state in ('queued', 'sending') and d.state = any($1::text[]) and (
         (d.worker is not null and d.worker <> $2 and ${workerIsGone('d.worker')})
         or (d.state = 'queued' and d.worker is null and d.due_at < $3)
         or (d.worker is not null and coalesce(d.begun_at, d.due_at) < $4))
       order by greatest(coalesce(d.begun_at, d.due_at), $5), md5(d.id::text || $6::text) limit 500`,
      [states, services.db.worker, ago(3000), ago(LONGEST_MS), ago(ROTATE_MS), ago(0).toISOString()],
    ),
  )
  const count = left.length
  const recover = async (): Promise<void> => {
    for (let row = left.shift(); row; row = left.shift()) await recoverOne(services, row)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, recover))
  return count
}

const AT_ONCE = 12

async function recoverOne(services: Services, row: Left): Promise<void> {
  const about = { companyId: row.company_id, deliveryId: row.id }
  const failure = { log: services.log, message: 'could not recover a delivery', about, except: isDatabaseAway }
  await isolate(failure, () => (row.state === 'sending' ? declareUnknown(services, row) : sendAgain(services, row)))
}

async function declareUnknown(services: Services, row: Left): Promise<void> {
  const ctx = inside(services, { companyId: row.company_id, publicId: '', brandId: row.brand_id, actor: null })
  const reason = 'The server stopped while sending the reply.'
  const found = await findPostedDelivery(ctx, row.id)
  await endDelivery(ctx, row.id, found ?? { kind: 'unknown', reason })
}

// Not through the queue: a killed process's job stays there until its heartbeat expires.
async function sendAgain(services: Services, row: Left): Promise<void> {
  await services.db.inCompany(row.company_id, (tx) =>
    prepared(
      tx,
      'deliveries.orphan',
      `update app.deliveries set worker = null
       where company_id = $1 and id = $2 and state = 'queued' and worker is not distinct from $3`,
      [row.company_id, row.id, row.worker],
    ),
  )
  await deliverJob(services, { companyId: row.company_id, deliveryId: row.id })
}

/** The job for a delayed or recovered send: claims the delivery, then sends it. */
export async function deliverJob(
  services: Services,
  payload: { companyId: string; deliveryId: string },
): Promise<void> {
  // It stays queued, and the sweep sends it when sending resumes.
  if (await sendingPause(services.db)) return
  const taken = await services.db.inCompany(payload.companyId, (tx) =>
    prepared<{ brand_id: string; comment_id: string; key: string }>(
      tx,
      'deliveries.take',
      `update app.deliveries set worker = $3 where company_id = $1 and id = $2 and state = 'queued' and worker is null
         and due_at <= $4 returning brand_id, comment_id, key`,
      [payload.companyId, payload.deliveryId, services.db.worker, services.now()],
    ),
  )
  const [claimed] = taken
  if (!claimed) return
  const { brand_id: brandId, comment_id: commentId, key } = claimed
  const ctx = inside(services, { companyId: payload.companyId, publicId: '', brandId, actor: null })
  await requeueSendsOnOutage(ctx, { commentId, key }, () => deliver(ctx, payload.deliveryId)).catch(expected)
}

// An AppError means that another process has it. Anything else is a bug.
function expected(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}
