import { AppError } from '../errors.ts'

/** Rejects text with a NUL or half a surrogate pair: the database can't store it unchanged. */
export function refuseUnstorable(input: unknown): void {
  const left: { path: string; value: unknown }[] = [{ path: '', value: input }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value } = next
    if (typeof value === 'string') refuseText(path, value)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) left.push({ path: path ? `${path}.${key}` : key, value: inner })
    }
  }
}

function refuseText(path: string, text: string): void {
  if (!text.includes('\0') && text.isWellFormed()) return
  const message = 'Contains an invalid character'
  throw new AppError('BAD_REQUEST', { message, errors: [{ path, message }] })
}
