import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions'
import { json } from '../../server/exchange.ts'
import type { Completion } from '../completion.ts'
import { readRequest } from '../read-request.ts'
import { refuseParameter } from '../refuse-parameter.ts'
import { openaiField, openaiRefusal } from './openai-refusals.ts'
import { event, type Shape } from './shape.ts'

/** OpenAI's Chat Completions API, which Mistral, Ollama, vLLM and many others also support. */
export const chatCompletions: Shape = {
  isWrite: ({ method, path }) => method === 'POST' && path === COMPLETIONS,
  keyOf: ({ authorization }) => /^Bearer (\S+)/i.exec(authorization ?? '')?.[1] ?? '',
  read: readRequest,
  refuse: openaiRefusal,
  refuseField: openaiField,
  unwelcome: (fields, mode) => {
    if (mode === 'strict') return refuseParameter(fields)
    const { type } = (fields['response_format'] ?? {}) as { type?: string }
    return mode === 'no-schema' && type === 'json_schema' ? noSchema : null
  },
  whole: ({ content, refusal, finishReason, thoughts, ...rest }): ChatCompletion => {
    const { id, created, model, usage } = rest
    const message = {
      role: 'assistant' as const,
      content,
      refusal,
      ...(thoughts ? { reasoning_content: thoughts } : {}),
    }
    const choices = [{ index: 0, message, finish_reason: finishReason, logprobs: null }]
    return { id, object: 'chat.completion', created, model, choices, usage }
  },
  streamed: (completion, { includeUsage }) => {
    const chunk = chunksOf(completion)
    const { refusal, thoughts, finishReason, usage } = completion
    return {
      content: completion.content,
      begin: [
        chunk.choice({ role: 'assistant', content: '' }),
        // In a separate field, as recorded in github.com/BerriAI/litellm/pull/38269.
        ...(thoughts ? [chunk.choice({ content: null, reasoning_content: thoughts })] : []),
      ],
      piece: (content) => chunk.choice({ content }),
      end: () => [
        ...(refusal === null ? [] : [chunk.choice({ refusal })]),
        chunk.choice({}, finishReason),
        ...(includeUsage ? [chunk.of({ choices: [], usage })] : []),
        'data: [DONE]\n\n',
      ],
    }
  },
  other: ({ method, path }) =>
    method === 'GET' && path === '/v1/models' ? json(200, { object: 'list', data: MODELS }) : null,
}

export function chunksOf({ id, created, model }: Completion) {
  const of = (rest: Pick<ChatCompletionChunk, 'choices' | 'usage'>): string =>
    event(null, { id, object: 'chat.completion.chunk', created, model, ...rest } satisfies ChatCompletionChunk)
  return {
    of,
    choice: (delta: Delta, finish_reason: Choice['finish_reason'] = null) =>
      of({ choices: [{ index: 0, delta, finish_reason }] }),
  }
}

// Wording as reported, without a parameter: github.com/langchain-ai/langchain/issues/31490.
const noSchema = {
  message:
    "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model. Learn more about supported models at the Structured Outputs guide: https://platform.openai.com/docs/guides/structured-outputs",
  param: null,
  code: null,
}

type Choice = ChatCompletionChunk['choices'][number]
// `reasoning_content` comes from DeepSeek and vLLM, not from OpenAI.
type Delta = Choice['delta'] & { reasoning_content?: string }

const COMPLETIONS = '/v1/chat/completions'
const MODELS = [{ id: 'writer-1', object: 'model', created: 1, owned_by: 'sandbox' }]
