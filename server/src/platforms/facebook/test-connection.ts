import { z } from 'zod'
import type { GraphClient } from '../meta-graph/client.ts'
import { idField, textField } from '../meta-graph/fields.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'

/** The page that the token belongs to. */
export async function testConnection(
  client: GraphClient,
  access: Access,
): Promise<{ account: string; name: string | null }> {
  const parsed = pageShape.safeParse(await client.read(access, '/me', { fields: 'id,name' }))
  if (!parsed.success) throw new PlatformError('unavailable', 'Facebook returned no page')
  return { account: parsed.data.id, name: parsed.data.name }
}

const pageShape = z.object({ id: idField, name: textField })
