/** PostgreSQL rejects NUL and lone surrogates. No real review has 20,000 characters. */
export const sanitizeText = (text: string): string => text.replaceAll('\0', '').toWellFormed().slice(0, 20_000)

/** The comment with every text as the database stores it. */
export function sanitizeComment<T extends object>(comment: T): T {
  const entries = Object.entries(comment).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? sanitizeText(value) : value,
  ])
  return Object.fromEntries(entries) as T
}
