/** Maximum characters of one value; the rest is cut. */
const TEXT = 300
const ITEMS = 50
const KEYS = 60
const DEPTH = 4
/** Maximum characters of all details together. */
const ALL = 12_000

/** Limits what an entry may contain: short values, no control characters, nothing under a secret-sounding name. */
export function limitDetails(details: Record<string, unknown>): Record<string, unknown> {
  const limited = limit(JSON.parse(JSON.stringify(details)), 0) as Record<string, unknown>
  if (JSON.stringify(limited).length <= ALL) return limited
  return { ...(limit(limited, 0, 60, 10) as Record<string, unknown>), cut: true }
}

const secret = /passw|secret|token|credential|private.?key|api.?key|recovery.?code|cookie/i

function limit(value: unknown, depth: number, text = TEXT, items = ITEMS): unknown {
  if (typeof value === 'string') return cut(value, text)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEPTH) return '…'
  if (Array.isArray(value)) {
    const kept = value.slice(0, items).map((item) => limit(item, depth + 1, text, items))
    return value.length > items ? [...kept, `… ${value.length - items}`] : kept
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !secret.test(key))
      .slice(0, KEYS)
      .map(([key, item]) => [cut(key, 80), limit(item, depth + 1, text, items)]),
  )
}

// PostgreSQL rejects lone surrogates and NUL in JSON.
function cut(text: string, most: number): string {
  const plain = text.replaceAll('\0', '').toWellFormed()
  return plain.length > most ? `${plain.slice(0, most - 1).toWellFormed()}…` : plain
}
