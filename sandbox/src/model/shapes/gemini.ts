import type { Candidate, FinishReason, GenerateContentResponse } from '@google/genai'
import { z } from 'zod'
import { fieldsOf, json, type Answer } from '../../server/exchange.ts'
import type { Completion, CompletionRequest } from '../completion.ts'
import type { Schema } from '../fill-schema.ts'
import { event, MOST_TOKENS, type Refusal, type Shape, textOf } from './shape.ts'

const CALL = /^\/v1beta\/models\/([^/:]+):(stream)?[gG]enerateContent$/

/** Google's Gemini API: ai.google.dev/api/generate-content. It refuses neither temperature nor output limit. */
export const gemini: Shape = {
  isWrite: ({ method, path }) => method === 'POST' && CALL.test(path),
  keyOf: ({ 'x-goog-api-key': key }) => (typeof key === 'string' ? key : ''),
  read: (exchange) => {
    const [, model = '', streams] = CALL.exec(exchange.path) ?? []
    const read = Body.safeParse(fieldsOf(exchange))
    if (!read.success) return `Invalid JSON payload received. ${read.error.issues[0]?.path.join('.')}`
    return requestOf(read.data, model, streams !== undefined)
  },
  refuse,
  refuseField: ({ message }) => refused(400, 'INVALID_ARGUMENT', message),
  unwelcome: (fields, mode) => {
    const { generationConfig: config } = fields as { generationConfig?: { responseMimeType?: string } }
    // Unconfirmed wording; Google documents that models without JSON mode refuse it with 400.
    return mode === 'no-schema' && config?.responseMimeType === 'application/json'
      ? { message: 'JSON mode is not enabled for this model', param: '', code: '' }
      : null
  },
  whole: (completion) => chunkOf(completion, completion.content, true),
  streamed: (completion) => ({
    content: completion.content,
    begin: [],
    piece: (text) => event(null, chunkOf(completion, text, false)),
    end: () => [event(null, chunkOf(completion, null, true))],
  }),
}

/** A response without what the client library adds; its enums are text. */
type OnTheWire = Pick<GenerateContentResponse, 'usageMetadata' | 'modelVersion' | 'responseId'> & {
  candidates: (Omit<Candidate, 'finishReason'> & { finishReason?: `${FinishReason}` })[]
}

function chunkOf(completion: Completion, text: string | null, isLast: boolean): OnTheWire {
  const { id, model, usage } = completion
  const { reasoning_tokens } = usage.completion_tokens_details
  const content = text ? { content: { role: 'model', parts: [{ text }] } } : {}
  return {
    candidates: [{ ...content, ...(isLast ? { finishReason: reasonOf(completion) } : {}), index: 0 }],
    usageMetadata: {
      promptTokenCount: usage.prompt_tokens,
      ...(isLast
        ? {
            candidatesTokenCount: usage.completion_tokens - reasoning_tokens,
            ...(reasoning_tokens > 0 ? { thoughtsTokenCount: reasoning_tokens } : {}),
            totalTokenCount: usage.total_tokens,
          }
        : { totalTokenCount: usage.prompt_tokens }),
    },
    modelVersion: model,
    responseId: id,
  }
}

function reasonOf({ finishReason, refusal }: Completion): `${FinishReason}` {
  if (refusal !== null || finishReason === 'content_filter') return 'SAFETY'
  return finishReason === 'length' ? 'MAX_TOKENS' : 'STOP'
}

function refuse(why: Refusal, about = ''): Answer {
  switch (why) {
    case 'no-key':
      return refused(
        403,
        'PERMISSION_DENIED',
        'Method doesn’t allow unregistered callers (callers without established identity).',
      )
    case 'wrong-key':
      // The full response body: github.com/continuedev/continue/issues/8516.
      return refused(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
        { '@type': INFO, reason: 'API_KEY_INVALID', domain: 'googleapis.com' },
      ])
    case 'unknown-address':
      return refused(404, 'NOT_FOUND', 'Requested entity was not found.')
    case 'unknown-model':
      return refused(
        404,
        'NOT_FOUND',
        `models/${about} is not found for API version v1beta, or is not supported for generateContent.`,
      )
    case 'throttled':
      return refused(
        429,
        'RESOURCE_EXHAUSTED',
        'You exceeded your current quota, please check your plan and billing details.',
        [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '1s' }],
      )
    case 'too-long':
      // github.com/google-gemini/gemini-cli/issues/6678.
      return refused(
        400,
        'INVALID_ARGUMENT',
        `The input token count (${about}) exceeds the maximum number of tokens allowed (${MOST_TOKENS.google}).`,
      )
    case 'broken':
      return refused(400, 'INVALID_ARGUMENT', about)
  }
}

const INFO = 'type.googleapis.com/google.rpc.ErrorInfo'
const refused = (code: number, status: string, message: string, details: object[] = []): Answer =>
  json(code, { error: { code, message, status, ...(details.length > 0 ? { details } : {}) } })

function requestOf(body: z.output<typeof Body>, model: string, stream: boolean): CompletionRequest {
  const { generationConfig: config = {} } = body
  return {
    model,
    messages: [
      { role: 'system', content: textOf(body.systemInstruction?.parts) },
      ...body.contents.map(({ role, parts }) => ({
        role: role === 'model' ? 'assistant' : 'user',
        content: textOf(parts),
      })),
    ],
    stream,
    includeUsage: true,
    maxTokens: config.maxOutputTokens ?? null,
    effort: effortOf(config.thinkingConfig),
    format:
      config.responseMimeType === 'application/json'
        ? { kind: 'json', schema: config.responseJsonSchema ?? config.responseSchema ?? null }
        : { kind: 'text' },
  }
}

function effortOf({ thinkingLevel, thinkingBudget }: Thinking = {}): CompletionRequest['effort'] {
  if (thinkingLevel) return thinkingLevel
  if (thinkingBudget === undefined || thinkingBudget < 0) return 'medium'
  return thinkingBudget === 0 ? 'none' : thinkingBudget < 1024 ? 'minimal' : thinkingBudget < 6000 ? 'low' : 'medium'
}

const Thinking = z.object({
  thinkingLevel: z.enum(['minimal', 'low', 'medium', 'high']).optional(),
  thinkingBudget: z.number().int().optional(),
})
type Thinking = z.output<typeof Thinking>
const Parts = z.array(z.object({ text: z.string().optional() }))
const Body = z.object({
  systemInstruction: z.object({ parts: Parts }).optional(),
  contents: z.array(z.object({ role: z.string().optional(), parts: Parts })).min(1),
  generationConfig: z
    .object({
      maxOutputTokens: z.number().int().positive().optional(),
      responseMimeType: z.string().optional(),
      responseJsonSchema: z.custom<Schema>().optional(),
      responseSchema: z.custom<Schema>().optional(),
      thinkingConfig: Thinking.optional(),
    })
    .optional(),
})
