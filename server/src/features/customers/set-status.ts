import type { CustomerStatus } from '@bizamply/contract/customer-choices'
import type { Actor, Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/index.ts'
import { findCompany } from './find-company.ts'

const actions = {
  active: 'company.activated',
  inactive: 'company.deactivated',
  banned: 'company.banned',
} as const satisfies Record<CustomerStatus, string>

/**
 * Sets a company's status. Banned or inactive: members are signed out in every process within a second and queued
 * replies aren't sent; webhooks are still stored, and data and subscription remain.
 */
export async function setStatus(
  services: Services,
  administrator: Actor,
  { id, status }: { id: string; status: CustomerStatus },
): Promise<{ status: CustomerStatus }> {
  const companyId = await findCompany(services, id)
  return services.db.inCompany(companyId, async (tx) => {
    const [before] = await prepared<{ status: string }>(
      tx,
      'customers.lock-status',
      'select status from app.companies where company_id = $1 for no key update',
      [companyId],
    )
    if (before?.status === 'leaving') {
      throw new AppError('CONFLICT', { message: 'This company is being deleted. Its admins can undo this.' })
    }
    if (before?.status === status) return { status }
    await prepared(tx, 'customers.put-status', 'update app.companies set status = $2 where company_id = $1', [
      companyId,
      status,
    ])
    await recordAudit(
      tx,
      { companyId, brandId: null, now: services.now, actor: administrator },
      {
        action: actions[status],
        subjectId: null,
        details: { before: { status: before?.status ?? null }, after: { status } },
      },
    )
    return { status }
  })
}
