import type { Completion } from '../completion.ts'
import { chatCompletions, chunksOf } from './chat-completions.ts'
import type { Shape } from './shape.ts'

/**
 * Mistral's own chat completions: docs.mistral.ai/api. Its last chunk counts the tokens, it takes `max_tokens` and a
 * temperature from every model, and knows no `content_filter`: what it declines it declines in words.
 */
export const mistral: Shape = {
  ...chatCompletions,
  unwelcome: (fields, mode) => (mode === 'strict' ? null : chatCompletions.unwelcome(fields, mode)),
  whole: (completion) => chatCompletions.whole(inWords(completion)),
  streamed: (completion) => {
    const said = inWords(completion)
    const { choice, of } = chunksOf(said)
    const last = {
      choices: [{ index: 0, delta: { content: '' }, finish_reason: said.finishReason }],
      usage: said.usage,
    }
    return {
      content: said.content,
      begin: [choice({ role: 'assistant', content: '' })],
      piece: (content) => choice({ content }),
      end: () => [of(last), 'data: [DONE]\n\n'],
    }
  },
}

function inWords(completion: Completion): Completion {
  // Thoughts come as content of a kind of their own there, which we have no recording of: none are shown.
  const silent = { ...completion, thoughts: null }
  if (completion.finishReason !== 'content_filter') return silent
  return { ...silent, content: 'I cannot help with that.', finishReason: 'stop' }
}
