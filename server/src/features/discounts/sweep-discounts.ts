import { setTimeout as wait } from 'node:timers/promises'
import { inside, type Services } from '../../context.ts'
import { notLeaving } from '../../db/offboarding.ts'
import { prepared } from '../../db/prepared.ts'
import { forEachIsolated, isolate } from '../../jobs/isolate.ts'
import { requestDiscounts } from './request-discounts.ts'
import { readShop } from './read-shop.ts'

interface Place {
  company_id: string
  brand_id: string
}

const AT_ONCE = 8
const RECHECK_MS = 1000

/** Reads the shops that are due. A slow one doesn't delay those that become due meanwhile. */
export async function sweepDiscounts(services: Services): Promise<void> {
  const running = new Map<string, Promise<void>>()
  for (;;) {
    const due = await listDue(services)
    for (const place of due.filter(({ brand_id: id }) => !running.has(id))) {
      if (running.size >= AT_ONCE) await Promise.race(running.values())
      const { brand_id: id } = place
      running.set(
        id,
        readOne(services, place).finally(() => running.delete(id)),
      )
    }
    const all = Promise.all(running.values()).then(() => true)
    if (await Promise.race([all, wait(RECHECK_MS, false)])) return
  }
}

const listDue = ({ db, now }: Services): Promise<Place[]> =>
  db.asAdmin((tx) =>
    prepared<Place>(
      tx,
      'discounts.due',
      `select r.company_id, r.brand_id from app.discount_reads r where r.due_at <= $1 and ${notLeaving('r')}
       order by r.due_at limit 100`,
      [now()],
    ),
  )

/** Shops that were never read. */
export async function enqueueDiscountReads(services: Services): Promise<void> {
  const places = await services.db.asAdmin((tx) =>
    prepared<Place>(
      tx,
      'discounts.unread',
      `select c.company_id, c.brand_id from app.connections c where c.platform = 'shopify' and not exists (select 1
         from app.discount_reads r where r.company_id = c.company_id and r.brand_id = c.brand_id) limit 500`,
      [],
    ),
  )
  const about = ({ company_id: companyId, brand_id: brandId }: Place) => ({ companyId, brandId })
  const failure = { log: services.log, message: 'could not request the discounts of a shop', about }
  await forEachIsolated(places, failure, (place) => {
    const ctx = contextOf(services, place)
    return ctx.tx((tx) => requestDiscounts(tx, ctx))
  })
}

async function readOne(services: Services, place: Place): Promise<void> {
  const message = 'the discounts of a shop could not be read'
  await isolate({ log: services.log, message, about: { brand: place.brand_id } }, () =>
    readShop(contextOf(services, place)),
  )
}

const contextOf = (services: Services, { company_id: companyId, brand_id: brandId }: Place) =>
  inside(services, { companyId, publicId: '', brandId, actor: null })
