import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import { readJson } from '../read-json.ts'

/** A change of one field of one account. */
export interface GraphChange {
  /** The account of the entry. For WhatsApp, a business. */
  entry: string
  field: string
  value: unknown
  /** When Meta sent it. */
  at: Date
}

/** True if one of the app's secrets signed the raw body. */
export function isSigned(headers: Headers, rawBody: Uint8Array, secrets: (string | null)[]): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(headers.get('x-hub-signature-256')?.trim() ?? '')?.[1]
  if (given === undefined) return false
  return secrets.some((secret) => {
    if (!secret) return false
    const right = createHmac('sha256', secret).update(rawBody).digest()
    return timingSafeEqual(Buffer.from(given, 'hex'), right)
  })
}

/**
 * Every change in a webhook: up to 1,000, of several accounts. Throws an invalid `PlatformError` for any other body.
 */
export function readChanges(rawBody: Uint8Array, object: string): GraphChange[] {
  const parsed = bodyShape.safeParse(readJson(Buffer.from(rawBody).toString('utf8')))
  if (!parsed.success || parsed.data.object !== object) {
    throw new PlatformError('invalid', `not a delivery of the object ${object}`)
  }
  return parsed.data.entry.flatMap(({ id, time, changes, field, value }) => {
    const at = new Date(time * 1000)
    // Instagram also puts field and value directly into the entry.
    const alone = field ? [{ field, value }] : []
    return [...(changes ?? []), ...alone].map((change) => ({ entry: id, at, field: change.field, value: change.value }))
  })
}

/** Empty for an invalid body, so that an unverified one can be inspected. */
export function changesIn(rawBody: Uint8Array, object: string): GraphChange[] {
  try {
    return readChanges(rawBody, object)
  } catch (error) {
    if (error instanceof PlatformError) return []
    throw error
  }
}

/** Webhooks have no delivery id: the same content for the same account is the same webhook. */
export function dedupeKeyOf(account: string, changes: GraphChange[]): string {
  const content = changes.map(({ field, value, at }) => [field, value, at.getTime()])
  return createHash('sha256')
    .update(JSON.stringify([account, content]))
    .digest('base64url')
}

const id = z.union([z.string().min(1), z.number()]).transform(String)
const time = z.coerce.number().nonnegative().catch(0)
const change = z.object({ field: z.string(), value: z.unknown() })
const bodyShape = z.object({
  object: z.string(),
  entry: z.array(
    z.object({
      id,
      time: time.default(0),
      changes: z.array(change).nullish().catch(null),
      field: z.string().nullish().catch(null),
      value: z.unknown().optional(),
    }),
  ),
})
