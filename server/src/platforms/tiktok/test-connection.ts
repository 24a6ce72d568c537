import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import type { TiktokClient } from './client.ts'
import { textField } from './fields.ts'

export interface Profile {
  username: string | null
  name: string | null
}

export async function testConnection(
  client: TiktokClient,
  access: Access,
): Promise<{ account: string; name: string | null }> {
  const { name } = await readProfile(client, access)
  return { account: access.account, name }
}

export async function readProfile(client: TiktokClient, access: Access): Promise<Profile> {
  const ask = (fields: string[]) =>
    client.read(access, '/business/get/', { business_id: access.account, fields: JSON.stringify(fields) })
  const shownToAll = ['display_name', 'profile_image']
  // A field without its permission fails the whole read.
  const answer = await ask(['username', ...shownToAll]).catch((error: unknown) => {
    if (error instanceof PlatformError && error.problem === 'reduced') return ask(shownToAll)
    throw error
  })
  const parsed = profileShape.safeParse(answer)
  if (!parsed.success) throw new PlatformError('unavailable', 'TikTok returned no account')
  const { username, display_name: shown } = parsed.data
  return { username, name: shown ?? (username && `@${username}`) }
}

const profileShape = z.object({ username: textField, display_name: textField })
