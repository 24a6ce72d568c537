import type { Actor, Services } from '../../context.ts'
import { emit } from '../../db/events.ts'
import { recordAudit } from '../audit/index.ts'
import { grantCredits, openAccount, readBalance } from '../credits/index.ts'
import { findCompany } from './find-company.ts'

interface Adjustment {
  id: string
  amount: number
  description?: string | undefined
  /** Idempotency key of this customer: the same key never adds twice. */
  idempotencyKey: string
}

const DESCRIPTION = 'Admin credit adjustment'

/** Writes to the customer's ledger and audit log in one transaction; 409 `KEY_REUSED` if the amount differs. */
export async function addCredits(
  services: Services,
  administrator: Actor,
  { id, amount, description, idempotencyKey }: Adjustment,
): Promise<{ added: boolean; availableCredits: number }> {
  const companyId = await findCompany(services, id)
  const at = services.now()
  return services.db.inCompany(companyId, async (tx) => {
    await openAccount(tx, companyId)
    const words = description || DESCRIPTION
    const added = await grantCredits(tx, {
      companyId,
      type: 'adjustment',
      credits: amount,
      key: `adjustment:${idempotencyKey}`,
      description: words,
      userId: administrator.userId,
      at,
    })
    const where = { companyId, brandId: null, now: () => at }
    if (added) {
      await recordAudit(
        tx,
        { ...where, actor: administrator },
        { action: 'credits.adjusted', subjectId: null, details: { credits: amount, description: words } },
      )
      await emit(tx, where, 'credits', ['balance'])
    }
    return { added, availableCredits: (await readBalance(tx, companyId)).availableCredits }
  })
}
