import { z } from 'zod'

export const port = (fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535,
      'must be a port, 1 to 65535',
    )
    .transform(Number)

export const oneOf = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` })

export const address = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => protocols.includes(parseUrl(text)?.protocol ?? ''),
      `must be an address beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )

export const withoutSlash = address('http:', 'https:').transform((text) => text.replace(/\/+$/, ''))

export const origin = address('http:', 'https:')
  .refine((text) => isOrigin(text), 'must be an origin without a path, such as https://example.com')
  .transform((text) => parseUrl(text)?.origin ?? text)

export const secret = z.string().refine((text) => Buffer.byteLength(text) >= 32, 'must be at least 32 bytes long')

export const list = (check: (entry: string) => boolean, message: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine((entries) => entries.every(check), message)

export const seconds = (fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 300, 'must be seconds, 1 to 300')
    .transform(Number)

export const price = z
  .string()
  .refine((text) => /^\d{1,6}(\.\d{1,6})?$/.test(text), 'must be a price per million tokens, such as 0.25')
  .transform(Number)
  .optional()

/** From none to all. */
export const share = z
  .string()
  .default('1')
  .refine((text) => /^\d(\.\d{1,6})?$/.test(text) && Number(text) <= 1, 'must be a number from 0 to 1, such as 0.1')
  .transform(Number)

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

export function isOrigin(text: string): boolean {
  const url = parseUrl(text)
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
  )
}
