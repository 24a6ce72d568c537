import type { CompanyModelInput } from '@bizamply/contract/company-model'
import { modelTrouble } from '@bizamply/composer'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import { changesOf, recordAudit } from '../audit/index.ts'
import { keyBind, openModel, ownModel, readModel, type StoredModel } from './stored-model.ts'

type Typed = Omit<CompanyModelInput, 'id'>

/**
 * Saves a model only after it generated text with exactly these settings. The key is sent only to the URL it was
 * entered for.
 */
export async function saveModel(ctx: Ctx, { apiKey, ...typed }: Typed): Promise<void> {
  const kept = await ctx.tx((tx) => readModel(tx, ctx.companyId))
  const key = apiKey ?? keptKey(ctx, kept, typed)
  const model = ownModel(typed, key)
  const trouble = modelTrouble(await ctx.models.attempt(model), typed.reasoningEffort !== null)
  if (trouble) refuse(fields[trouble.kind] ?? 'model', explain(trouble))
  await ctx.tx(async (tx) => {
    await lockModel(tx, ctx)
    const before = await readModel(tx, ctx.companyId)
    await write(tx, ctx, { ...typed, key })
    const details = {
      ...changesOf(shown(before), shown(typed)),
      keyReplaced: apiKey !== undefined,
      pricesChanged: before?.inputPrice !== typed.inputPrice || before?.outputPrice !== typed.outputPrice,
    }
    await recordAudit(tx, { ...ctx, brandId: null }, { action: 'company.model-saved', subjectId: null, details })
  })
}

export async function removeModel(ctx: Ctx): Promise<void> {
  await ctx.tx(async (tx) => {
    await lockModel(tx, ctx)
    const before = await readModel(tx, ctx.companyId)
    if (!before) throw none()
    await prepared(tx, 'company-model.remove', 'delete from app.company_models where company_id = $1', [ctx.companyId])
    const details = { provider: before.provider, model: before.model }
    await recordAudit(tx, { ...ctx, brandId: null }, { action: 'company.model-removed', subjectId: null, details })
  })
}

/** Checks the saved model. Null if it works. */
export async function checkModel(ctx: Ctx): Promise<string | null> {
  const kept = await ctx.tx((tx) => readModel(tx, ctx.companyId))
  if (!kept) throw none()
  const trial = await ctx.models.attempt(openModel(ctx.encryption, ctx.companyId, kept))
  const trouble = modelTrouble(trial, kept.reasoningEffort !== null)
  return trouble && explain(trouble)
}

const none = () => new AppError('NOT_FOUND', { message: 'This company doesn’t have its own model.' })

function keptKey({ encryption, companyId }: Ctx, kept: StoredModel | null, typed: Omit<Typed, 'apiKey'>): string {
  const isSame = kept?.provider === typed.provider && kept.resource === typed.resource && kept.region === typed.region
  return isSame ? encryption.decrypt(kept.sealedKey, keyBind(companyId)) : refuse('apiKey', 'Enter the API key')
}

/** Serializes changes, so that the log has their order. */
const lockModel = (tx: Tx, { companyId }: Ctx) =>
  prepared(tx, 'company-model.lock', 'select 1 from app.companies where company_id = $1 for no key update', [companyId])

function write(tx: Tx, ctx: Ctx, { key, ...row }: Omit<Typed, 'apiKey'> & { key: string }) {
  const { companyId, actor, now, encryption } = ctx
  return prepared(
    tx,
    'company-model.save',
    `insert into app.company_models (company_id, provider, resource, region, model, sealed_key, key_hint,
       reasoning_effort, input_price, output_price, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (company_id) do update set provider = excluded.provider, resource = excluded.resource,
       region = excluded.region, model = excluded.model, sealed_key = excluded.sealed_key, key_hint = excluded.key_hint,
       reasoning_effort = excluded.reasoning_effort, input_price = excluded.input_price,
       output_price = excluded.output_price, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
    [
      companyId,
      row.provider,
      row.resource,
      row.region,
      row.model,
      encryption.encrypt(key, keyBind(companyId)),
      key.slice(-4),
      row.reasoningEffort,
      row.inputPrice,
      row.outputPrice,
      actor?.userId ?? null,
      now(),
    ],
  )
}

/** What the company may see in its log: where its comments are sent, but not the operator's costs. */
function shown(model: StoredModel | Omit<Typed, 'apiKey'> | null) {
  if (!model) return {}
  const { provider, resource, region, model: name, reasoningEffort } = model
  return { provider, resource, region, model: name, reasoningEffort }
}

type ModelTrouble = NonNullable<ReturnType<typeof modelTrouble>>

const fields: Partial<Record<ModelTrouble['kind'], string>> = { key: 'apiKey', effort: 'reasoningEffort' }

function explain({ kind, detail }: ModelTrouble): string {
  switch (kind) {
    case 'key':
      return 'The service refused this API key'
    case 'quota':
      return 'The key’s quota is used up, or the service is limiting requests'
    case 'model':
      return 'The service doesn’t have this model, or it doesn’t support chat'
    case 'effort':
      return 'The model doesn’t support this reasoning effort'
    case 'slow':
      return 'The model took too long to respond'
    case 'unreachable':
      return `The service can’t be reached (${detail})`
    case 'address':
      return 'There’s no service at this resource or region'
    case 'failing':
      return `The service is having problems (${detail}). Try again later`
    case 'protocol':
      return 'The response isn’t in this provider’s format'
    case 'refused':
      return `The service refused the request (${detail})`
  }
}

function refuse(path: string, message: string): never {
  throw new AppError('BAD_REQUEST', { message, errors: [{ path, message }] })
}
