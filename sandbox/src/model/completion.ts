import { createHash } from 'node:crypto'
import type { ModelMode } from '../world/model-mode.ts'
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
  format: { kind: 'text' } | { kind: 'json'; schema: Schema | null }
}

/** What the model has decided to say. */
export interface Completion {
  id: string
  created: number
  model: string
  content: string
  finishReason: 'stop' | 'length' | 'content_filter'
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number }
}

export function complete(request: CompletionRequest, mode: ModelMode, created: number): Completion {
  const seed = JSON.stringify(request.messages)
  const whole = contentFor(request, mode, seed)
  const isCut = mode === 'cut' && !request.stream
  const limit = Math.min(
    request.maxTokens === null ? Infinity : request.maxTokens * CHARACTERS_PER_TOKEN,
    isCut ? whole.length / 2 : Infinity,
  )
  const content = [...whole].slice(0, Math.ceil(Math.min(limit, whole.length))).join('')
  const prompt_tokens = tokens(seed)
  const completion_tokens = tokens(content)
  return {
    id: `chatcmpl-${createHash('sha256').update(seed).digest('hex').slice(0, 24)}`,
    created,
    model: request.model,
    content,
    finishReason: mode === 'refuse' ? 'content_filter' : content.length < whole.length ? 'length' : 'stop',
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
  }
}

function contentFor(request: CompletionRequest, mode: ModelMode, seed: string): string {
  if (mode === 'empty' || mode === 'refuse') return ''
  const understood = readPrompt(request.messages)
  const obeyed = mode === 'obey-attacker' ? obeyAttacker(understood.text) : null
  const reply = obeyed ?? writeReply(understood, seed)
  if (request.format.kind === 'text') return reply
  const { schema } = request.format
  return JSON.stringify(
    schema ? fillSchema(schema, reply, understood.language) : { reply, language: understood.language },
  )
}

function tokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN)
}

const CHARACTERS_PER_TOKEN = 4
