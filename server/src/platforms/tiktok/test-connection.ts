import { z } from 'zod'
import { PlatformError, type Access } from '../service.ts'
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
  const fields = JSON.stringify(['username', 'display_name', 'profile_image'])
  const parsed = profileShape.safeParse(
    await client.read(access, '/business/get/', { business_id: access.account, fields }),
  )
  if (!parsed.success) throw new PlatformError('unavailable', 'TikTok answered no account')
  const { username, display_name: shown } = parsed.data
  return { username, name: shown ?? (username && `@${username}`) }
}

const profileShape = z.object({ username: textField, display_name: textField })
