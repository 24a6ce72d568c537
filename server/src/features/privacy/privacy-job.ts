import type { PrivacyResult } from './privacy-result.ts'
import { inside, type Ctx, type Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { forgetShop } from '../connections/index.ts'
import { normalPhone } from '../messaging/index.ts'
import { forgetPerson } from './forget-person.ts'
import { forgetWholeShop } from './forget-whole-shop.ts'
import { bindOfRequest, type Subject } from './subject.ts'
import { mailPersonalData } from './mail-personal-data.ts'

interface Row {
  id: string
  topic: 'data-request' | 'redact-customer' | 'redact-shop'
  shop: string
  /** The shop's brand; any brand of the company if it is no longer known. */
  brand_id: string | null
  known: boolean
  sealed_subject: string | null
}

/** Handles a request once; its result is recorded in the same transaction. */
export async function privacyJob(services: Services, payload: { companyId: string; requestId: string }): Promise<void> {
  const outer = inside(services, { companyId: payload.companyId, publicId: '', brandId: '', actor: null })
  const row = await outer.tx((tx) => load(tx, outer, payload.requestId))
  if (!row) return
  if (row.brand_id === null) throw new Error('a company without a brand')
  const ctx = { ...outer, brandId: row.brand_id }
  // Many rows are erased in several transactions; the last one marks the request complete.
  const before = row.topic === 'redact-shop' && row.known ? await forgetWholeShop(ctx) : {}
  await ctx.tx(async (tx) => {
    const again = await load(tx, ctx, row.id, true)
    if (!again) return
    const result = { ...before, ...(await answer(tx, ctx, again)) }
    await prepared(
      tx,
      'privacy.done',
      `update app.privacy_requests set done_at = $3, result = $4, sealed_subject = null where company_id = $1 and id = $2`,
      [ctx.companyId, row.id, ctx.now(), JSON.stringify(result)],
    )
    await recordAudit(tx, ctx, {
      action: actions[row.topic],
      subjectId: row.id,
      details: { shop: row.shop, ...result },
    })
  })
}

const actions = {
  'data-request': 'privacy.data-requested',
  'redact-customer': 'privacy.person-erased',
  'redact-shop': 'privacy.shop-erased',
} as const

async function load(tx: Tx, ctx: Ctx, id: string, lock = false): Promise<Row | null> {
  const [row] = await prepared<Row>(
    tx,
    lock ? 'privacy.lock' : 'privacy.load',
    `select r.id, r.topic, r.shop, r.sealed_subject, c.brand_id is not null as known,
       coalesce(c.brand_id, (select id from app.brands where company_id = $1 order by created_at limit 1)) as brand_id
     from app.privacy_requests r left join app.connections c
       on c.company_id = $1 and c.platform = 'shopify' and c.account = r.shop
     where r.company_id = $1 and r.id = $2 and r.done_at is null limit 1 ${lock ? 'for update of r' : ''}`,
    [ctx.companyId, id],
  )
  return row ?? null
}

async function answer(tx: Tx, ctx: Ctx, row: Row): Promise<PrivacyResult> {
  if (row.topic === 'redact-shop') {
    await forgetShop(tx, ctx, row.shop)
    return {}
  }
  const subject = subjectOf(ctx, row)
  const person = { email: subject.email, phone: normalPhone(subject.phone) }
  if (row.topic === 'redact-customer') return forgetPerson(tx, ctx, person)
  return mailPersonalData(tx, ctx, { shop: row.shop, person, called: subject.email ?? subject.phone ?? '' })
}

function subjectOf(ctx: Ctx, { id, sealed_subject }: Row): Subject {
  if (sealed_subject === null) return { email: null, phone: null }
  return JSON.parse(ctx.encryption.decrypt(sealed_subject, bindOfRequest(ctx.companyId, id))) as Subject
}
