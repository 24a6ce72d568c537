import { jsonSchema, wrapLanguageModel } from 'ai'
import type { ModelDialect } from '../model-dialect.ts'
import { answerSchema } from '../model-reply.ts'
import type { OpenModel, ProviderSettings } from './provider.ts'

type Model = Parameters<typeof wrapLanguageModel>[0]['model']

/** The temperature, the effort and the answer's schema as the packages take them; each says them in its provider's way. */
export function inPackageTerms(model: Model, dialect: ModelDialect): Pick<OpenModel, 'model' | 'call'> {
  const { reasoningEffort: reasoning } = dialect
  return {
    model: dialect.format === 'structured' ? withSchema(model) : model,
    call: {
      ...(dialect.temperature ? { temperature: TEMPERATURE } : {}),
      ...(reasoning === null ? {} : { reasoning }),
    },
  }
}

/** Not by the library's own output: that holds back text until it parses, and we show it while it is written. */
function withSchema(model: Model): Model {
  const { name, schema } = answerSchema.json_schema
  const responseFormat = { type: 'json' as const, name, schema: jsonSchema(schema).jsonSchema }
  return wrapLanguageModel({
    model,
    middleware: { transformParams: async ({ params }) => ({ ...params, responseFormat }) },
  })
}

/** What every package takes to reach its service. */
export const access = ({ baseUrl, apiKey, fetch }: ProviderSettings) => ({
  baseURL: baseUrl.replace(/\/+$/, ''),
  // Without one a package would read a variable of its own name, which is no setting of ours.
  apiKey: apiKey ?? '',
  ...(fetch ? { fetch } : {}),
})

/**
 * OpenAI keeps answers for 30 days unless it is asked not to. And where an effort is set, the library asks for a summary
 * of the thoughts too, which OpenAI gives to verified organizations only.
 */
export const responsesOptions = { store: false, reasoningSummary: null }

export const TEMPERATURE = 0.4
