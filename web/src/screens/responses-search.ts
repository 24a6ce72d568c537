export interface ResponsesSearch {
  status?: 'draft' | 'sent'
  platform?: string
  search?: string
  /** A comment to point at, from a notification. */
  highlight?: string
}

/** Tolerant: a wrong value is left out. Without `status` it is the inbox. */
export function responsesSearch(raw: Record<string, unknown>): ResponsesSearch {
  const { status, platform, search, highlight } = raw
  return {
    ...(status === 'draft' || status === 'sent' ? { status } : {}),
    ...(isWord(platform) ? { platform } : {}),
    ...(isWord(search) ? { search } : {}),
    ...(isWord(highlight) ? { highlight } : {}),
  }
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200
