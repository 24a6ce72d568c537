import type { Completion } from '../completion.ts'
import { chatCompletions, chunksOf } from './chat-completions.ts'
import type { Shape } from './shape.ts'

/**
 * Mistral's chat completions: docs.mistral.ai/api. The last chunk has the token usage, every model accepts `max_tokens`
 * and a temperature, and there's no `content_filter`: the model declines in its text.
 */
export const mistral: Shape = {
  ...chatCompletions,
  unwelcome: (fields, mode) => (mode === 'strict' ? null : chatCompletions.unwelcome(fields, mode)),
  whole: (completion) => chatCompletions.whole(inWords(completion)),
  streamed: (completion) => {
    const worded = inWords(completion)
    const { choice, of } = chunksOf(worded)
    const last = {
      choices: [{ index: 0, delta: { content: '' }, finish_reason: worded.finishReason }],
      usage: worded.usage,
    }
    return {
      content: worded.content,
      begin: [choice({ role: 'assistant', content: '' })],
      piece: (content) => choice({ content }),
      end: () => [of(last), 'data: [DONE]\n\n'],
    }
  },
}

function inWords(completion: Completion): Completion {
  // Mistral sends reasoning as a separate content type. We have no recording of it, so none is sent.
  const silent = { ...completion, thoughts: null }
  if (completion.finishReason !== 'content_filter') return silent
  return { ...silent, content: 'I cannot help with that.', finishReason: 'stop' }
}
