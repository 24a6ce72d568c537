import type { CompanyModel } from '@bizamply/contract/company-model'
import { addressOf } from '@bizamply/composer'
import type { OwnModel } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Encryption } from '../../db/encryption.ts'

export interface StoredModel extends Omit<CompanyModel, 'changedAt'> {
  sealedKey: string
  changedAt: Date
}

/** The company's own model, or null if the installation's is used. */
export async function readModel(tx: Tx, companyId: string): Promise<StoredModel | null> {
  const [row] = await prepared<StoredModel>(
    tx,
    'company-model.read',
    `select m.provider, m.resource, m.region, m.model, m.sealed_key as "sealedKey", m.key_hint as "keyHint",
       m.reasoning_effort as "reasoningEffort", m.input_price as "inputPrice", m.output_price as "outputPrice",
       m.changed_at as "changedAt", u.name as "changedBy"
     from app.company_models m left join app.users u on u.id = m.changed_by where m.company_id = $1`,
    [companyId],
  )
  return row ?? null
}

export const keyBind = (companyId: string): string => `company-model:${companyId}`

export const openModel = (encryption: Encryption, companyId: string, stored: StoredModel): OwnModel =>
  ownModel(stored, encryption.decrypt(stored.sealedKey, keyBind(companyId)))

type Settings = Omit<CompanyModel, 'keyHint' | 'changedAt' | 'changedBy'>

export function ownModel(settings: Settings, apiKey: string): OwnModel {
  const { provider, resource, region, model, reasoningEffort, inputPrice: input, outputPrice: output } = settings
  const baseUrl = provider === 'azure' ? `https://${resource}.openai.azure.com/openai/v1` : addressOf(provider, region)
  if (baseUrl === null) throw new Error(`${provider} has no address`)
  return {
    provider,
    baseUrl,
    apiKey,
    model,
    reasoningEffort,
    prices: input === null || output === null ? null : { input, output },
  }
}
