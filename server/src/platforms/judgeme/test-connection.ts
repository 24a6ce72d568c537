import { z } from 'zod'
import { PlatformError, type Access } from '../platform.ts'
import type { Client } from './client.ts'

/** The shop that the credentials belong to. With OAuth, only Judge.me knows it. */
export async function testConnection(
  client: Client,
  access: Access,
): Promise<{ account: string; name: string | null }> {
  const parsed = infoShape.safeParse(await client.read(access, '/shops/info'))
  if (!parsed.success) throw new PlatformError('unavailable', 'Judge.me returned no shop')
  const { shop, ...flat } = parsed.data
  const info = shop ?? flat
  const account = info.domain ?? info.shop_domain ?? access.account
  if (!account) throw new PlatformError('unavailable', 'Judge.me did not name the shop')
  return { account: account.toLowerCase(), name: info.name ?? null }
}

const field = z.string().min(1).nullish().catch(null)
const fields = { domain: field, shop_domain: field, name: field }
const infoShape = z.object({ ...fields, shop: z.object(fields).nullish().catch(null) })
