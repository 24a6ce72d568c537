import type { ConnectionList } from '@bizamply/contract/connections'
import { services as facts, type ServiceKey } from '@bizamply/contract/platforms'
import type { Actor, Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import { disconnect, listCompanyConnections } from '../connections/index.ts'
import { companyOf } from './company-of.ts'

interface RemovalInput {
  id: string
  platform: ServiceKey
  /** Null for every brand. */
  brandId?: string | undefined
}

/** Like a removal by the company's admin, recorded in their audit log under the administrator's name. */
export async function removeConnection(
  services: Services,
  administrator: Actor,
  { id, platform, brandId }: RemovalInput,
): Promise<ConnectionList> {
  const ctx = await companyOf(services, administrator, id)
  const rows = await ctx.tx((tx) =>
    prepared<{ brandId: string }>(
      tx,
      'customers.connected',
      `select distinct brand_id as "brandId" from app.connections
       where company_id = $1 and platform = $2 and ($3::uuid is null or brand_id = $3)`,
      [ctx.companyId, platform, brandId ?? null],
    ),
  )
  if (facts[platform].canRemove && rows.length === 0)
    throw new AppError('NOT_CONNECTED', { message: `${facts[platform].name} isn’t connected.` })
  const brands = rows.length > 0 ? rows.map((row) => row.brandId) : ['']
  for (const one of brands) await disconnect(await companyOf(services, administrator, ctx.companyId, one), platform)
  return listCompanyConnections(ctx)
}
