import { z } from 'zod'
import type { GraphClient } from '../graph/client.ts'
import { idField, textField } from '../graph/fields.ts'
import { readWhole } from '../graph/read-list.ts'
import type { Access } from '../access.ts'

export interface Phone {
  id: string
  name: string | null
  /** As people write it, e.g. `+1 555-078-3881`. */
  number: string | null
  /** False until the number was registered for the API. */
  registered: boolean
}

/**
 * A number is PENDING until it is registered and CONNECTED from then on (docs.ycloud.com, register a phone number); one
 * that moved away is DISCONNECTED. FLAGGED, RESTRICTED and RATE_LIMITED are states of a number that sends, with a PIN
 * of its own: to register it again with another PIN is refused with 133005, and ten tries in 72 hours block it (133016).
 */
const unregistered = new Set(['PENDING', 'DISCONNECTED'])

export const phoneFields = 'id,display_phone_number,verified_name,status'

/** The numbers of the business in the credentials. */
export async function readPhones(client: GraphClient, access: Access): Promise<Phone[]> {
  const path = `/${access.credentials['waba']}/phone_numbers`
  const { data } = await readWhole(client, access, path, { fields: phoneFields, limit: 100 }, { most: 1000 })
  return data.flatMap((value) => readPhone(value) ?? [])
}

export function readPhone(value: unknown): Phone | null {
  const parsed = phoneShape.safeParse(value)
  if (!parsed.success) return null
  const { id, display_phone_number: number, verified_name: name, status } = parsed.data
  return { id, name, number, registered: status === null || !unregistered.has(status) }
}

const phoneShape = z.object({
  id: idField,
  display_phone_number: textField,
  verified_name: textField,
  status: textField,
})
