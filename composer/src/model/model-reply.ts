import { parsePartialJson } from 'ai'
import { z } from 'zod'

/** What the model is asked to answer with, as JSON schema; `reply` last, so that the language is settled first. */
export const answerSchema = {
  type: 'json_schema',
  json_schema: {
    name: 'reply',
    strict: true,
    schema: {
      type: 'object',
      properties: {
        language: { type: 'string', description: 'ISO 639-1 code of the language of the reply' },
        reply: { type: 'string', description: 'The reply to the comment, plain text' },
      },
      required: ['language', 'reply'],
      additionalProperties: false,
    },
  },
} as const

const shape = z.object({ reply: z.string(), language: z.string().optional() })

/** The reply in an unfinished answer, for showing it while it is written; null while none can be told. */
export async function replySoFar(written: string): Promise<string | null> {
  const body = bodyOf(written)
  if (body === null) return null
  if (!body.startsWith('{')) return withoutHalf(body)
  const { value } = await parsePartialJson(body)
  const reply = value !== null && typeof value === 'object' && 'reply' in value ? value['reply'] : null
  return typeof reply === 'string' ? withoutHalf(reply) : null
}

/** The reply of a finished answer; null when it is JSON of another shape. */
export function wholeReply(written: string): { reply: string; language: string | null } | null {
  const body = bodyOf(written) ?? ''
  if (!body.startsWith('{')) return { reply: body, language: null }
  try {
    const answer = shape.safeParse(JSON.parse(body.replace(/```\s*$/, '')))
    return answer.success ? { reply: answer.data.reply, language: answer.data.language ?? null } : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Without the thoughts that some servers send along and without a fence around JSON; null while that is not decided. */
function bodyOf(written: string): string | null {
  const text = written.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trimStart()
  if (text === '' || '<think>'.startsWith(text) || text.startsWith('<think>')) return null
  if (!text.startsWith('`')) return text
  const fence = /^```[a-z]*\s*\n\s*(?=\S)/.exec(text)
  if (!fence) return null
  const fenced = text.slice(fence[0].length)
  return fenced.startsWith('{') ? fenced : text
}

// Half of a character that takes two units would reach the browser as a broken sign.
const withoutHalf = (text: string): string => (/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text)
