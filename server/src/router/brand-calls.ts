import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import type { Brand, Bootstrap } from '@bizamply/contract/brands'
import { roleInBrand } from '@bizamply/contract/permissions'
import { idOf, newestPosition } from '../db/event-position.ts'
import { AppError } from '../errors.ts'
import { listBrands, readVoice, removeLogo, saveVoice, selectBrand } from '../features/brands/index.ts'
import { composerKind } from '../features/company-model/index.ts'
import { readBootstrap } from '../features/onboarding/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { inBrand, ok } from './member.ts'
import { visibleBrands, withRole } from './visible-brands.ts'

const os = implement(contract).$context<CallContext>().brands

export function brandCalls(deps: Dependencies) {
  const logosOf = async (context: CallContext, named: { brandName: string; domain?: string | null | undefined }[]) => {
    const brands = context.visitor ? await visibleBrands(deps.services, context.visitor) : []
    return named.map(({ brandName, domain }) => {
      const brand = brands.find((b) => b.BrandName === brandName && (!domain || b.domain === domain))
      return { brandName, domain: brand?.domain ?? domain ?? null, logoUrl: brand?.logoUrl ?? null }
    })
  }
  return {
    list: os.list.handler(async ({ context, input }) => {
      const { companyId = null, selectedBrandId = null, actor } = context.visitor ?? {}
      const who = input.with && companyId && actor ? { companyId, userId: actor.userId } : null
      // Read first: the stream continues from here, so it also has what changes while the rest is read.
      const eventPosition = who && idOf(await newestPosition(deps.services.db))
      const [brands, bootstrap] = await Promise.all([
        context.visitor ? visibleBrands(deps.services, context.visitor) : [],
        who ? readBootstrap(deps.services, who) : undefined,
      ])
      return {
        success: true as const,
        brands,
        data: {
          brands,
          selectedBrandId,
          ...(bootstrap && eventPosition && { bootstrap: { ...among(brands, bootstrap), eventPosition } }),
        },
      }
    }),
    select: os.select.handler(async ({ context, input }) => {
      const { companyId, actor, rights } = context.visitor ?? {}
      if (!companyId || !actor || !rights || !roleInBrand(rights, input.brandId))
        throw new AppError('NOT_FOUND', { message: 'We couldn’t find this brand.' })
      const selected = await selectBrand(deps.services, { companyId, userId: actor.userId }, input.brandId)
      const selectedBrand = withRole(selected, rights)
      deps.sessions.forget()
      return { success: true as const, selectedBrand, data: { success: true as const, selectedBrand } }
    }),
    logo: os.logo.handler(async ({ context, input }) => {
      const [logo] = await logosOf(context, [input])
      if (!logo) throw new AppError('NOT_FOUND')
      return ok(logo)
    }),
    logos: os.logos.handler(async ({ context, input }) => ok(await logosOf(context, input.brands))),
    removeLogo: os.removeLogo.handler(async ({ context, input }) => {
      const ctx = await inBrand(context, input.brandId)
      await removeLogo(ctx)
      const brand = (await listBrands(deps.services, ctx.companyId)).find(({ BrandId }) => BrandId === input.brandId)
      return ok({ logoUrl: brand?.logoUrl ?? null })
    }),
    voice: os.voice.handler(async ({ context, input }) => {
      const ctx = await inBrand(context, input.brandId)
      return ok({ ...(await readVoice(ctx, input.brandId)), composer: await composerKind(ctx) })
    }),
    saveVoice: os.saveVoice.handler(async ({ context, input }) => {
      const ctx = await inBrand(context, input.brandId)
      return ok({ ...(await saveVoice(ctx, input)), composer: await composerKind(ctx) })
    }),
  }
}

function among<Kept extends Pick<Bootstrap, 'unread'>>(brands: Brand[], bootstrap: Kept): Kept {
  const unread = Object.entries(bootstrap.unread).filter(([id]) => brands.some(({ BrandId }) => BrandId === id))
  return { ...bootstrap, unread: Object.fromEntries(unread) }
}
