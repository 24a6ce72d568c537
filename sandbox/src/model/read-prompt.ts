import { guessLanguage } from './guess-language.ts'

export interface Message {
  role: string
  content: string
}

/** The parsed request. */
export interface ParsedPrompt {
  text: string
  rating: number | null
  author: string | null
  product: string | null
  language: string
  /** Maximum length of the reply. */
  maxLength: number
  /** What to do with the draft; null for a new reply. */
  task: 'shorter' | 'warmer' | 'formal' | 'translate' | 'wish' | null
  draft: string | null
  /** Custom instructions, such as "offer a free repair". */
  wish: string
  /** Words that must not appear. */
  avoid: string[]
  /** Earlier replies, to vary the openings. */
  earlier: string
}

/** Looks for tagged data, then for JSON; otherwise uses the whole message. */
export function readPrompt(messages: Message[]): ParsedPrompt {
  const prompt = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n')
  const whole = messages.map(({ content }) => content).join('\n')
  const found = taggedComment(prompt) ?? jsonComment(prompt) ?? { text: prompt }
  const text = textOrNull(found['text']) ?? ''
  const rating = Number(found['rating'])
  return {
    text,
    rating: rating >= 1 && rating <= 5 ? rating : null,
    author: textOrNull(found['author']),
    product: textOrNull(found['product']),
    language: textOrNull(found['language']) ?? guessLanguage(text),
    maxLength: Number(/at most ([\d,]+) characters/i.exec(whole)?.[1]?.replace(',', '') ?? 2000),
    task: taskIn(/Your task: ([^\n]*)/.exec(whole)?.[1] ?? null),
    draft: tagContent(prompt, 'draft'),
    wish: tagContent(prompt, 'wish') ?? '',
    avoid: (/never use: ([^<\n]+)/i.exec(whole)?.[1] ?? '').toLowerCase().split(/,\s*/).filter(Boolean),
    earlier: tagContent(prompt, 'recent-replies') ?? '',
  }
}

function taskIn(instruction: string | null): ParsedPrompt['task'] {
  if (instruction === null) return null
  return (
    (['translate', 'shorter', 'formal', 'warm'] as const)
      .filter((word) => instruction.includes(word))
      .map((word) => (word === 'warm' ? 'warmer' : word))[0] ?? 'wish'
  )
}

// The last tag counts, because earlier ones can be part of quoted text.
function taggedComment(text: string): Record<string, unknown> | null {
  const found = [...text.matchAll(/<comment(-\w+)?\b([^>]*)>([\s\S]*?)<\/comment\1>/g)].at(-1)
  if (!found) return null
  const attributes = [...found[2]!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescape(value!)])
  return { ...Object.fromEntries(attributes), text: unescape(found[3]!.trim()) }
}

function jsonComment(text: string): Record<string, unknown> | null {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start < 0 || end < start) return null
  try {
    const value = JSON.parse(text.slice(start, end + 1)) as Record<string, unknown>
    const inner = value['comment']
    return typeof inner === 'object' && inner !== null ? { ...value, ...inner } : value
  } catch {
    return null
  }
}

function tagContent(text: string, name: string): string | null {
  const found = new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`).exec(text)?.[1]
  return found === undefined ? null : unescape(found)
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
