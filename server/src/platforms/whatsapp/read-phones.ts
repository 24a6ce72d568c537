import { z } from 'zod'
import type { GraphClient } from '../meta-graph/client.ts'
import { idField, textField } from '../meta-graph/fields.ts'
import { readWhole } from '../meta-graph/read-list.ts'
import type { Access } from '../access.ts'

export interface Phone {
  id: string
  name: string | null
  /** Formatted, e.g. `+1 555-078-3881`. */
  number: string | null
  /** False until the number is registered for the API. */
  registered: boolean
}

/**
 * PENDING until registered, then CONNECTED; DISCONNECTED after it moved away. FLAGGED, RESTRICTED
 * and RATE_LIMITED numbers still send: registering them with another PIN fails (133005), and ten
 * attempts in 72 hours block the number (133016).
 */
const unregistered = new Set(['PENDING', 'DISCONNECTED'])

export const phoneFields = 'id,display_phone_number,verified_name,status'

/** The phone numbers of the credentials' business. */
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
