import { parsePartialJson } from 'ai'
import { z } from 'zod'

/** JSON schema of the answer; `reply` comes last, so that the language is decided first. */
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

/** The reply within a partial answer, to stream it; null until it can be determined. */
export async function replySoFar(written: string): Promise<string | null> {
  const body = bodyOf(written)
  if (body === null) return null
  if (!body.startsWith('{')) return withoutHalf(body)
  const { value } = await parsePartialJson(body)
  const reply = value !== null && typeof value === 'object' && 'reply' in value ? value['reply'] : null
  return typeof reply === 'string' ? withoutHalf(reply) : null
}

/** The reply within a complete answer; null if its JSON has another shape. */
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

/** Removes reasoning and code fences around JSON; null until that can be determined. */
function bodyOf(written: string): string | null {
  const text = written.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trimStart()
  if (text === '' || '<think>'.startsWith(text) || text.startsWith('<think>')) return null
  if (!text.startsWith('`')) return text
  const fence = /^```[a-z]*\s*\n\s*(?=\S)/.exec(text)
  if (!fence) return null
  const fenced = text.slice(fence[0].length)
  return fenced.startsWith('{') ? fenced : text
}

// Half of a surrogate pair would appear as a broken character.
const withoutHalf = (text: string): string => (/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text)
