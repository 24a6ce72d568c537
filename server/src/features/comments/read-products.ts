import type { Ctx } from '../../context.ts'
import { MissingPermissionError, type Access, type Service } from '../../platforms/service.ts'
import { keepMissing } from '../connections/index.ts'
import { syncProducts } from '../products/index.ts'

/** Products of the shop. Where we have no permission to read them, the connection says so and all else goes on. */
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
      ctx.log.info({ platform: service.key, said: error.message }, 'products can not be read')
      return true
    },
  )
  if (service.withoutProducts) await keepMissing(ctx, id, service.withoutProducts, isMissing)
}
