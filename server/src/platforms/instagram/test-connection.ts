import { z } from 'zod'
import type { GraphClient } from '../meta-graph/client.ts'
import { idField, textField } from '../meta-graph/fields.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'

export interface Profile {
  account: string
  /** The account's id within our app, also on its own comments. */
  scopedId: string | null
  username: string
  name: string | null
  accountType: string | null
}

export async function testConnection(
  client: GraphClient,
  access: Access,
): Promise<{ account: string; name: string | null }> {
  const { account, name, username } = await readProfile(client, access)
  return { account, name: name ?? username }
}

/** The account that the token belongs to. Only professional accounts can be read and answered. */
export async function readProfile(client: GraphClient, access: Access): Promise<Profile> {
  const fields = 'id,user_id,username,name,account_type,profile_picture_url'
  const parsed = profileShape.safeParse(await client.read(access, '/me', { fields }))
  if (!parsed.success) throw new PlatformError('unavailable', 'Instagram returned no account')
  const { id, user_id: account, username, name, account_type: accountType } = parsed.data
  if (accountType === 'PERSONAL') {
    throw new PlatformError(
      'invalid',
      `@${username} is a personal account. You can only connect professional accounts. Switch the account type in Instagram’s settings, then connect again.`,
    )
  }
  return { account, scopedId: id ?? null, username, name, accountType }
}

const profileShape = z.object({
  id: idField.nullish().catch(null),
  user_id: idField,
  username: z.string().min(1),
  name: textField,
  account_type: textField,
})
