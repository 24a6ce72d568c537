import type { CompanyModelInput, CompanyModelState } from '@bizamply/contract/company-model'
import type { Actor, Ctx, Services } from '../../context.ts'
import { checkModel, readModel, removeModel, saveModel } from '../company-model/index.ts'
import { companyOf } from './company-of.ts'

export const readCustomerModel = async (
  services: Services,
  administrator: Actor,
  id: string,
): Promise<CompanyModelState> => shown(await companyOf(services, administrator, id))

/** Used from the company's next reply on. */
export async function saveCustomerModel(
  services: Services,
  administrator: Actor,
  { id, ...model }: CompanyModelInput,
): Promise<CompanyModelState> {
  const ctx = await companyOf(services, administrator, id)
  await saveModel(ctx, model)
  return shown(ctx)
}

export async function removeCustomerModel(
  services: Services,
  administrator: Actor,
  id: string,
): Promise<CompanyModelState> {
  const ctx = await companyOf(services, administrator, id)
  await removeModel(ctx)
  return shown(ctx)
}

export async function checkCustomerModel(services: Services, administrator: Actor, id: string) {
  return { problem: await checkModel(await companyOf(services, administrator, id)) }
}

async function shown(ctx: Ctx): Promise<CompanyModelState> {
  const stored = await ctx.tx((tx) => readModel(tx, ctx.companyId))
  const installation = ctx.composer.name
  if (!stored) return { model: null, installation }
  const { sealedKey: _, changedAt, ...model } = stored
  return { model: { ...model, changedAt: changedAt.toISOString() }, installation }
}
