import type { Transaction } from '@bizamply/contract/credits'

const LONGEST = 50

export function snippet(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length <= LONGEST ? letters.join('') : `${letters.slice(0, LONGEST).join('').trimEnd()}…`
}

/** What the entry is about: of a send the reply, else the customer's words, else what happened. */
export function messageOf(entry: Transaction): string {
  if (entry.type !== 'usage') return entry.description
  const { message, response } = textsOf(entry)
  const inOrder = entry.metadata['action'] === 'send' ? [response, message] : [message, response]
  return inOrder.find((one) => one) ?? entry.description
}

/** What the customer wrote and what was answered, under whichever name it came. */
export function textsOf({ messageContent, generatedResponse }: Transaction) {
  const content = contentOf(messageContent)
  return {
    message: content.customerMessage ?? content.message,
    response: generatedResponse ?? content.generatedResponse ?? content.response,
  }
}

/** What was charged or added; a failed one was not charged. */
export function creditsOf({ status, credits }: Transaction): { key: 'spent' | 'added' | 'none'; count: number } {
  if (status === 'failed' || credits === 0) return { key: 'none', count: 0 }
  return { key: credits < 0 ? 'spent' : 'added', count: Math.abs(credits) }
}

type Content = Partial<Record<'customerMessage' | 'message' | 'generatedResponse' | 'response', string>>

function contentOf(json: string): Content {
  const keys = ['customerMessage', 'message', 'generatedResponse', 'response'] as const
  const parsed = parsedOf(json)
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = parsed[key]
      return typeof value === 'string' ? [[key, value]] : []
    }),
  )
}

function parsedOf(json: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}
