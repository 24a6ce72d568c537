import { createHash } from 'node:crypto'
import type { ModelMode } from '../store/model-mode.ts'
import { fillSchema, type Schema } from './fill-schema.ts'
import { obeyAttacker } from './obey.ts'
import { readPrompt, type Message } from './read-prompt.ts'
import { writeReply } from './write-reply.ts'

export interface CompletionRequest {
  model: string
  messages: Message[]
  stream: boolean
  includeUsage: boolean
  maxTokens: number | null
  effort: (typeof EFFORTS)[number]
  format: { kind: 'text' } | { kind: 'json'; schema: Schema | null }
  /** The tool that requests JSON, where the service uses one. */
  tool?: string
}

/** The model's response, before it's formatted for a protocol. */
export interface Completion {
  id: string
  created: number
  model: string
  content: string
  /** Set, with no content, when the model declines the request. */
  refusal: string | null
  /** Sent before the content by services that show reasoning. */
  thoughts: string | null
  /** The tool that the content is meant for. */
  tool: string | null
  finishReason: 'stop' | 'length' | 'content_filter'
  usage: {
    prompt_tokens: number
    completion_tokens: number
    total_tokens: number
    completion_tokens_details: { reasoning_tokens: number }
  }
}

export function complete(request: CompletionRequest, mode: ModelMode, created: number): Completion {
  const seed = JSON.stringify(request.messages)
  const written = contentFor(request, mode, seed)
  const whole = written ?? ''
  const isCut = mode === 'cut' && !request.stream
  const cap = request.maxTokens ?? Infinity
  const thinks = mode === 'thinking' || mode === 'reasoning-field'
  const reasoning_tokens = thinks ? Math.min(THOUGHT_TOKENS[request.effort], cap) : 0
  const limit = Math.min((cap - reasoning_tokens) * CHARACTERS_PER_TOKEN, isCut ? whole.length / 2 : Infinity)
  const content = [...whole].slice(0, Math.ceil(Math.min(limit, whole.length))).join('')
  const prompt_tokens = tokens(seed)
  const completion_tokens = reasoning_tokens + tokens(content)
  return {
    id: `chatcmpl-${createHash('sha256').update(seed).digest('hex').slice(0, 24)}`,
    created,
    model: request.model,
    content,
    refusal: written === null ? 'I can’t write that.' : null,
    thoughts: mode === 'reasoning-field' ? 'What does the comment say?' : null,
    tool: request.tool ?? null,
    finishReason: mode === 'refuse' ? 'content_filter' : content.length < whole.length ? 'length' : 'stop',
    usage: {
      prompt_tokens,
      completion_tokens,
      total_tokens: prompt_tokens + completion_tokens,
      completion_tokens_details: { reasoning_tokens },
    },
  }
}

function contentFor(request: CompletionRequest, mode: ModelMode, seed: string): string | null {
  if (mode === 'empty' || mode === 'refuse') return ''
  const prompt = readPrompt(request.messages)
  const obeyed = mode === 'obey-attacker' ? obeyAttacker(prompt.text) : null
  const reply = obeyed ?? writeReply(prompt, seed)
  if (reply === null || request.format.kind === 'text') return reply
  const { schema } = request.format
  return JSON.stringify(schema ? fillSchema(schema, reply, prompt.language) : { reply, language: prompt.language })
}

export function tokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN)
}

const CHARACTERS_PER_TOKEN = 4

export const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const

// A short answer can cost many times its length: 478 of 500 tokens in github.com/vectorize-io/hindsight/pull/3365.
const THOUGHT_TOKENS = { none: 0, minimal: 200, low: 1500, medium: 6000, high: 12_000, xhigh: 24_000 }
