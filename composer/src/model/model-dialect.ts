import type { ComposeRequest } from '../composer.ts'
import { isTooLong, type Refused, refusedRequest } from './model-failure.ts'
import type { ModelProvider } from '@bizamply/contract/company-model-choices'
import type { ReasoningEffort } from '@bizamply/contract/company-model-choices'

/** Request options that the model supports, learned from its errors and kept for the process's lifetime. */
export interface ModelDialect {
  format: 'structured' | 'plain'
  limitName: 'max_tokens' | 'max_completion_tokens'
  temperature: boolean
  reasoningEffort: ReasoningEffort | null
  /** Increased if reasoning uses up all output; reduced if the server allows less. */
  roomFactor: number
}

export const firstDialect = (provider: ModelProvider, reasoningEffort: ReasoningEffort | null): ModelDialect => ({
  format: 'structured',
  // The packages map it to the provider's name.
  limitName: provider === 'compatible' ? 'max_tokens' : 'max_completion_tokens',
  temperature: true,
  reasoningEffort,
  roomFactor: 1,
})

/** The dialect to try after a rejection, or null if none is left. `sure`: the server named the parameter. */
export function dialectAfter(tried: ModelDialect, error: unknown): { dialect: ModelDialect; sure: boolean } | null {
  const refused = refusedRequest(error)
  if (!refused) return null
  const named = withoutNamed(tried, refused)
  if (named) return { dialect: named, sure: true }
  return tried.format === 'structured' ? { dialect: { ...tried, format: 'plain' }, sure: false } : null
}

/** The request in this dialect. */
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

/** Maximum output tokens. Reasoning counts: a model may use hundreds for a short reply. */
export const outputLimit = ({ maxLength }: ComposeRequest, { roomFactor }: ModelDialect): number =>
  Math.ceil((Math.min(Math.max(maxLength, 300) + 60, 2000) + THOUGHT_TOKENS) * roomFactor)

const THOUGHT_TOKENS = 2000
export const MORE_ROOM = 4
const LESS_ROOM = 0.25

// Error messages of OpenAI: github.com/vercel/ai/issues/7863 and github.com/sst/opencode/issues/5421; of Anthropic:
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
