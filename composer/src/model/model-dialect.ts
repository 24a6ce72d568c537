import type { ComposeRequest } from '../composer.ts'
import { isTooLong, type Refused, refusedRequest } from './model-failure.ts'
import type { ModelProvider } from '@bizamply/contract/company-model-choices'
import type { ReasoningEffort } from '@bizamply/contract/company-model-choices'

/** How the configured model wants to be asked; learned from what it refuses, and kept for as long as the process runs. */
export interface ModelDialect {
  format: 'structured' | 'plain'
  limitName: 'max_tokens' | 'max_completion_tokens'
  temperature: boolean
  reasoningEffort: ReasoningEffort | null
  /** Grows when a model spends all of its output on thoughts, shrinks when the server has not so much room. */
  roomFactor: number
}

export const firstDialect = (provider: ModelProvider, reasoningEffort: ReasoningEffort | null): ModelDialect => ({
  format: 'structured',
  // The packages know what their provider calls it.
  limitName: provider === 'compatible' ? 'max_tokens' : 'max_completion_tokens',
  temperature: true,
  reasoningEffort,
  roomFactor: 1,
})

/** The dialect to try next after a refusal; null where nothing is left to change. `sure`: the server named the parameter. */
export function dialectAfter(tried: ModelDialect, error: unknown): { dialect: ModelDialect; sure: boolean } | null {
  const refused = refusedRequest(error)
  if (!refused) return null
  const named = withoutNamed(tried, refused)
  if (named) return { dialect: named, sure: true }
  return tried.format === 'structured' ? { dialect: { ...tried, format: 'plain' }, sure: false } : null
}

/** The request as this dialect says it. */
export function inDialect(
  body: Record<string, unknown>,
  dialect: ModelDialect,
  schema: object,
): Record<string, unknown> {
  const { max_tokens: limit, temperature, ...rest } = body
  return {
    ...rest,
    [dialect.limitName]: limit,
    ...(dialect.temperature ? { temperature } : {}),
    ...(dialect.reasoningEffort === null ? {} : { reasoning_effort: dialect.reasoningEffort }),
    ...(dialect.format === 'structured' ? { response_format: schema } : {}),
  }
}

/** Most tokens that an answer may take. Thoughts count: a model can spend hundreds on a reply of two sentences. */
export const outputLimit = ({ maxLength }: ComposeRequest, { roomFactor }: ModelDialect): number =>
  Math.ceil((Math.min(Math.max(maxLength, 300) + 60, 2000) + THOUGHT_TOKENS) * roomFactor)

const THOUGHT_TOKENS = 2000
export const MORE_ROOM = 4
const LESS_ROOM = 0.25

// Texts of OpenAI: github.com/vercel/ai/issues/7863 and github.com/sst/opencode/issues/5421; of Anthropic:
// github.com/vogler75/monster-mq/issues/168.
function withoutNamed(tried: ModelDialect, { param, text }: Refused): ModelDialect | null {
  if (isTooLong(text)) return tried.roomFactor === 1 ? { ...tried, roomFactor: LESS_ROOM } : null
  const isNamed = (name: RegExp): boolean => name.test(param ?? text)
  if (tried.limitName === 'max_tokens' && isNamed(/max_tokens/)) return { ...tried, limitName: 'max_completion_tokens' }
  if (tried.temperature && isNamed(/temperature/)) return { ...tried, temperature: false }
  if (tried.reasoningEffort !== null && isNamed(/reasoning|thinking|effort/i))
    return { ...tried, reasoningEffort: null }
  return null
}
