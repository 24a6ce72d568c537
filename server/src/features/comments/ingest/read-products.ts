import type { Ctx } from '../../../context.ts'
import { MissingPermissionError, type Service } from '../../../platforms/service.ts'
import type { Access } from '../../../platforms/access.ts'
import { recordMissingPermission } from '../../connections/index.ts'
import { syncProducts } from '../../products/index.ts'

/** Syncs the shop’s products. If we lack permission to read them, the connection shows that and the rest of the sync continues. */
export async function readProducts(
  ctx: Ctx,
  service: Service,
  { id, access }: { id: string; access: Access },
  signal: AbortSignal,
): Promise<void> {
  const isMissing = await syncProducts(ctx, service, access, signal).then(
    () => false,
    (error: unknown) => {
      if (!(error instanceof MissingPermissionError)) throw error
      ctx.log.info({ platform: service.key, reason: error.message }, "can't read products")
      return true
    },
  )
  if (service.withoutProducts) await recordMissingPermission(ctx, id, service.withoutProducts, isMissing)
}
