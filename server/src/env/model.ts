import { z } from 'zod'
import { addressOf, createComposer, tryModel } from '@bizamply/composer'
import { type ModelProvider, modelProviders, reasoningEfforts } from '@bizamply/contract/company-model-choices'
import type { ComposerConfig, Models } from '../context.ts'
import { oneOf, price, seconds, withoutSlash } from './values.ts'

/** The environment's settings of the model that writes replies. */
export const modelVariables = {
  AI_PROVIDER: oneOf(modelProviders).optional(),
  AI_BASE_URL: withoutSlash.optional(),
  AI_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be a region, such as us-east-1')
    .optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_TIMEOUT: seconds(15),
  AI_REASONING_EFFORT: oneOf(reasoningEfforts).optional(),
  AI_INPUT_PRICE: price,
  AI_OUTPUT_PRICE: price,
  AI_CACHE_READ_PRICE: price,
  AI_CACHE_WRITE_PRICE: price,
  AI_FALLBACK: oneOf(['built-in', 'none']).default('none'),
}

type ModelEnv = z.infer<z.ZodObject<typeof modelVariables>>
type Given = Record<string, string | undefined>
type Needs = (name: string, because: string) => string[]

/** Settings missing for the configured model, as `NAME: reason`. */
export function modelProblems(given: Given): string[] {
  const needs: Needs = (name, because) => (given[name] ? [] : [`${name}: is required when ${because}`])
  const pairs = [
    ['AI_INPUT_PRICE', 'AI_OUTPUT_PRICE'],
    ['AI_OUTPUT_PRICE', 'AI_INPUT_PRICE'],
    ['AI_CACHE_READ_PRICE', 'AI_INPUT_PRICE'],
    ['AI_CACHE_WRITE_PRICE', 'AI_INPUT_PRICE'],
  ] as const
  return [
    ...(given['AI_BASE_URL'] && !given['AI_PROVIDER'] ? needs('AI_MODEL', 'AI_BASE_URL is set') : []),
    ...(given['AI_PROVIDER'] ? providerNeeds(given['AI_PROVIDER'], needs) : []),
    ...pairs.flatMap(([one, other]) => (given[one] ? needs(other, `${one} is set`) : [])),
  ]
}

function providerNeeds(provider: string, needs: Needs): string[] {
  const because = `AI_PROVIDER is ${provider}`
  return [
    ...needs('AI_MODEL', because),
    ...(provider === 'compatible' ? [] : needs('AI_API_KEY', because)),
    ...(provider === 'compatible' || provider === 'azure' ? needs('AI_BASE_URL', because) : []),
    ...(provider === 'bedrock' ? needs('AI_REGION', because) : []),
  ]
}

/** The model's protocol and URL; null if no model is configured. */
export function configuredModel(env: ModelEnv): { provider: ModelProvider; baseUrl: string } | null {
  const provider = env.AI_PROVIDER ?? 'compatible'
  const baseUrl = env.AI_BASE_URL ?? addressOf(provider, env.AI_REGION ?? null)
  return baseUrl === null ? null : { provider, baseUrl }
}

export function composerConfig(env: ModelEnv): ComposerConfig {
  return {
    model: configuredModel(env),
    aiApiKey: env.AI_API_KEY ?? null,
    aiModel: env.AI_MODEL ?? null,
    timeoutMs: env.AI_TIMEOUT * 1000,
    reasoningEffort: env.AI_REASONING_EFFORT ?? null,
    prices: pricesOf(env),
    fallback: env.AI_FALLBACK,
  }
}

/** Companies' own models, with the installation's timeouts. */
export function createModels(
  env: ModelEnv,
  { rewrite, ...watched }: Pick<ComposerConfig, 'rewrite' | 'log' | 'watch'>,
): Models {
  const shared = { ...composerConfig(env), rewrite, ...watched }
  const address = (url: string): string => rewrite?.(url) ?? url
  return {
    composerOf: ({ provider, baseUrl, apiKey, model, reasoningEffort, prices }) =>
      createComposer({
        ...shared,
        model: { provider, baseUrl },
        aiApiKey: apiKey,
        aiModel: model,
        reasoningEffort,
        prices,
      }),
    attempt: (model) => tryModel({ ...model, baseUrl: address(model.baseUrl), timeoutMs: shared.timeoutMs }),
  }
}

function pricesOf(env: ModelEnv): ComposerConfig['prices'] {
  const { AI_INPUT_PRICE: input, AI_OUTPUT_PRICE: output } = env
  if (input === undefined || output === undefined) return null
  return { input, output, cacheRead: env.AI_CACHE_READ_PRICE, cacheWrite: env.AI_CACHE_WRITE_PRICE }
}
