import type { Composer } from '@bizamply/composer'
import type { Ctx } from '../../context.ts'
import { openModel, readModel, type StoredModel } from './stored-model.ts'

interface Kept {
  changedAt: number
  composer: Composer
}

type CompanyComposers = Pick<Ctx, 'companyId' | 'composer' | 'encryption' | 'models'>

/** Keyed by the process's models, so that tests with several servers share none. */
const kept = new WeakMap<Ctx['models'], Map<string, Kept>>()
const MOST = 500

/**
 * The company's composer: its own model, cached with what was learned about it until it changes, or the installation's.
 */
export function composerFor(ctx: CompanyComposers, stored: StoredModel | null): Composer {
  if (!stored) return ctx.composer
  const byCompany = kept.get(ctx.models) ?? new Map<string, Kept>()
  kept.set(ctx.models, byCompany)
  const changedAt = stored.changedAt.getTime()
  const known = byCompany.get(ctx.companyId)
  if (known?.changedAt === changedAt) return known.composer
  const composer = ctx.models.composerOf(openModel(ctx.encryption, ctx.companyId, stored))
  const [oldest] = byCompany.keys()
  if (oldest !== undefined && byCompany.size >= MOST) byCompany.delete(oldest)
  byCompany.set(ctx.companyId, { changedAt, composer })
  return composer
}

export async function composerKind(ctx: Ctx): Promise<Composer['kind']> {
  const stored = await ctx.tx((tx) => readModel(tx, ctx.companyId))
  return composerFor(ctx, stored).kind
}
