import { z } from 'zod'
import type { Query } from '../../outbound/resolve-target.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import type { GraphClient } from './client.ts'

export interface GraphList {
  data: unknown[]
  /** Cursor of the next page, or null at the end. */
  after: string | null
}

/** One page of a list. A short or empty page can still have a next one. */
export async function readList(
  client: GraphClient,
  access: Access,
  path: string,
  query: Query = {},
  after: string | null = null,
): Promise<GraphList> {
  const body = await client.read(access, path, { ...query, ...(after === null ? {} : { after }) })
  const parsed = listShape.safeParse(body)
  if (!parsed.success) throw new PlatformError('unavailable', `${client.name} returned a list without data`)
  const { data, paging } = parsed.data
  return { data, after: (paging?.next ? paging.cursors?.after : null) ?? null }
}

/** Collects pages up to `most`. The rest follows after the cursor `after`. */
export async function readWhole(
  client: GraphClient,
  access: Access,
  path: string,
  query: Query,
  { after = null, most }: { after?: string | null; most: number },
): Promise<GraphList> {
  const data: unknown[] = []
  let next = after
  let pages = 0
  do {
    const page = await readList(client, access, path, query, next)
    data.push(...page.data)
    next = page.after
    pages += 1
  } while (next !== null && data.length < most && pages < mostPages)
  return { data, after: next }
}

/** Limits the pages of a list whose empty pages never end. */
const mostPages = 60

const listShape = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ next: z.string().nullish(), cursors: z.object({ after: z.string().min(1).nullish() }).nullish() })
    .nullish()
    .catch(null),
})
