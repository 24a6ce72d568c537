import { z } from 'zod'
import type { Query } from '../../outbound/resolve-target.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import type { TiktokClient } from './client.ts'

export interface TiktokList {
  items: unknown[]
  /** Where the next page begins; null at the end. */
  cursor: string | null
}

/** One page of the list `name` in `data`. */
export async function readList(
  client: TiktokClient,
  access: Access,
  path: string,
  name: string,
  query: Query,
): Promise<TiktokList> {
  const data = await client.read(access, path, { business_id: access.account, ...query })
  const parsed = listShape.safeParse(data)
  if (!parsed.success) throw new PlatformError('unavailable', 'TikTok returned a list without data')
  const { cursor, has_more: hasMore } = parsed.data
  // Empty lists are null or absent.
  const items = z.array(z.unknown()).safeParse(parsed.data[name]).data ?? []
  return { items, cursor: hasMore && cursor !== null ? cursor : null }
}

/** Collects pages up to `most`, or until the list ends. */
export async function readWhole(
  client: TiktokClient,
  access: Access,
  path: string,
  name: string,
  { query, cursor = null, most }: { query: Query; cursor?: string | null; most: number },
): Promise<TiktokList> {
  const items: unknown[] = []
  let next = cursor
  let pages = 0
  do {
    const page = await readList(client, access, path, name, { ...query, ...(next === null ? {} : { cursor: next }) })
    items.push(...page.items)
    next = page.cursor
    pages += 1
  } while (next !== null && items.length < most && pages < mostPages)
  return { items, cursor: next }
}

/** Limits the pages of a list whose empty pages never end. */
const mostPages = 60

const listShape = z.looseObject({
  cursor: z
    .union([z.string().min(1), z.number()])
    .nullish()
    .catch(null)
    .transform((value) => (value === null || value === undefined ? null : String(value))),
  has_more: z.boolean().nullish().catch(false),
})
