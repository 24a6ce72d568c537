export interface ResponsesSearch {
  status?: 'draft' | 'sent'
  platform?: string
  search?: string
  /** Only what this import brought. */
  import?: string
  /** A comment to point at, from a notification. */
  highlight?: string
}

/** Tolerant: a wrong value is left out. Without `status` it is the inbox. */
export function responsesSearch(raw: Record<string, unknown>): ResponsesSearch {
  const { status, platform, search, import: importId, highlight } = raw
  return {
    ...(status === 'draft' || status === 'sent' ? { status } : {}),
    ...(isWord(platform) ? { platform } : {}),
    ...(isWord(search) ? { search } : {}),
    ...(typeof importId === 'string' && isId.test(importId) ? { import: importId } : {}),
    ...(isWord(highlight) ? { highlight } : {}),
  }
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200
const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
