import type { Transaction } from '@bizamply/contract/credits'

const LONGEST = 50

export function snippet(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length <= LONGEST ? letters.join('') : `${letters.slice(0, LONGEST).join('').trimEnd()}…`
}

/** Summary of an entry: the reply for a send, else the customer's text, else the description. */
export function messageOf(entry: Transaction): string {
  if (entry.type !== 'usage') return entry.description
  const { message, response } = textsOf(entry)
  const inOrder = entry.metadata['action'] === 'send' ? [response, message] : [message, response]
  return inOrder.find((one) => one) ?? entry.description
}

/** The customer's text and the reply, under any of their field names. */
export function textsOf({ messageContent, generatedResponse }: Transaction) {
  const content = contentOf(messageContent)
  return {
    message: content.customerMessage ?? content.message,
    response: generatedResponse ?? content.generatedResponse ?? content.response,
  }
}

/** The charged or added amount; a failed or canceled entry was not charged. */
export function creditsOf({ status, credits }: Transaction): { key: 'spent' | 'added' | 'none'; count: number } {
  if (status === 'failed' || status === 'canceled' || credits === 0) return { key: 'none', count: 0 }
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
