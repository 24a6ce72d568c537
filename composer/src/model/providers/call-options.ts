import { jsonSchema, wrapLanguageModel } from 'ai'
import type { ModelDialect } from '../model-dialect.ts'
import { answerSchema } from '../model-reply.ts'
import type { OpenModel, ProviderSettings } from './provider.ts'

type Model = Parameters<typeof wrapLanguageModel>[0]['model']

/** Temperature, effort, and answer schema, converted by each package to its provider's format. */
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

/** Doesn't use the library's structured output, which delays text until it parses. */
function withSchema(model: Model): Model {
  const { name, schema } = answerSchema.json_schema
  const responseFormat = { type: 'json' as const, name, schema: jsonSchema(schema).jsonSchema }
  return wrapLanguageModel({
    model,
    middleware: { transformParams: async ({ params }) => ({ ...params, responseFormat }) },
  })
}

/** Connection options for every package. */
export const access = ({ baseUrl, apiKey, fetch }: ProviderSettings) => ({
  baseURL: baseUrl.replace(/\/+$/, ''),
  // Otherwise packages would read their own environment variables.
  apiKey: apiKey ?? '',
  ...(fetch ? { fetch } : {}),
})

/**
 * OpenAI stores responses for 30 days unless disabled. With an effort, the library requests reasoning summaries, which
 * OpenAI gives only to verified organizations.
 */
export const responsesOptions = { store: false, reasoningSummary: null }

export const TEMPERATURE = 0.4
