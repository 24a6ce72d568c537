import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { erasedMark } from './ingest/comment-identity.ts'
import { gramsValue, searchGrams, searchText, sourceWords } from '../../db/search-text.ts'
import { searchOfChanged } from './ingest/update-comments.ts'
import { forgetChanges } from './ingest/record-changes.ts'
import { lockByIds } from './stored-comment.ts'

export interface Author {
  /** Lowercase. */
  email: string | null
  /** Digits with the country code. */
  phone: string | null
}

export interface AuthorsComment {
  id: string
  brandId: string
  platform: string
  authorName: string | null
  authorEmail: string | null
  authorPhone: string | null
  title: string | null
  content: string
  occurredAt: Date
}

/** Finds everything a person wrote to any of the company's brands: by email or phone, then by their platform ids. */
export async function findByAuthor(tx: Tx, ctx: Ctx, { email, phone }: Author): Promise<AuthorsComment[]> {
  return plannedPerCall<AuthorsComment>(
    tx,
    `with named as (select c.id, c.platform, c.author_external_id from app.comments c where c.company_id = $1
       and (lower(c.author_email) = $2 or ltrim(regexp_replace(c.author_phone, '\\D', '', 'g'), '0') = $3))
     select c.id, c.brand_id as "brandId", c.platform, c.author_name as "authorName", c.author_email as "authorEmail",
       c.author_phone as "authorPhone", c.title, c.content, c.occurred_at as "occurredAt"
     from app.comments c where c.company_id = $1 and (c.id in (select id from named) or (c.platform, c.author_external_id)
       in (select platform, author_external_id from named where author_external_id is not null))
     order by c.occurred_at, c.id`,
    [ctx.companyId, email, phone],
  )
}

/** Lists some of a brand's comments from these sources that still have an author. Empty when none are left. */
export async function findAuthored(
  tx: Tx,
  ctx: Ctx,
  where: { brandId: string; platforms: string[]; limit: number },
): Promise<string[]> {
  const rows = await plannedPerCall<{ id: string }>(
    tx,
    `select id from app.comments where company_id = $1 and brand_id = $2 and platform = any($3)
       and (author_name is not null or author_email is not null or author_phone is not null
         or author_external_id is not null) limit $4`,
    [ctx.companyId, where.brandId, where.platforms, where.limit],
  )
  return rows.map(({ id }) => id)
}

/** Permanently erases authors, including from the search text and from undo data. */
export async function eraseAuthors(tx: Tx, ctx: Ctx, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const locked = await lockByIds(tx, ctx, ids)
  const bare = locked.map((one) => ({
    id: one.id,
    search: searchOfChanged(one, { ...one, text: one.content, updatedAt: one.sourceUpdatedAt, authorName: null }),
    fingerprint: erasedMark(`${one.platform}:${one.externalId}`),
  }))
  await plannedPerCall(
    tx,
    `update app.comments c set author_name = null, author_email = null, author_phone = null, author_external_id = null,
       permalink = null, search_text = t.search, search_grams = t.grams::text[], fingerprint = t.fingerprint, updated_at = $2
     from unnest($3::uuid[], $4::text[], $5::text[], $6::text[]) as t(id, search, grams, fingerprint)
     where c.company_id = $1 and c.id = any($3::uuid[]) and c.id = t.id`,
    [
      ctx.companyId,
      ctx.now(),
      bare.map(({ id }) => id),
      bare.map(({ search }) => search),
      bare.map(({ search }) => gramsValue(searchGrams(search))),
      bare.map(({ fingerprint }) => fingerprint),
    ],
  )
  await eraseInSnapshots(tx, ctx, ids)
  await forgetChanges(tx, ctx, ids)
  return locked.length
}

interface Snapshot {
  import_id: string
  subject_id: string
  platform: string | null
  external_id: string | null
  title: string | null
  content: string | null
}

async function eraseInSnapshots(tx: Tx, ctx: Ctx, ids: string[]): Promise<void> {
  const rows = await plannedPerCall<Snapshot>(
    tx,
    `select import_id, subject_id, before -> 'row' ->> 'platform' as platform,
       before -> 'row' ->> 'external_id' as external_id, before -> 'row' ->> 'title' as title,
       before -> 'row' ->> 'content' as content
     from app.import_changes where company_id = $1 and subject_id = any($2) for update`,
    [ctx.companyId, ids],
  )
  for (const row of rows) {
    const search = searchText([row.title, row.content, sourceWords(row.platform ?? '')])
    const bare = {
      author_name: null,
      author_email: null,
      author_phone: null,
      author_external_id: null,
      permalink: null,
      search_text: search,
      search_grams: searchGrams(search),
      fingerprint: erasedMark(`${row.platform}:${row.external_id}`),
    }
    await plannedPerCall(
      tx,
      `update app.import_changes set before = jsonb_set(before, '{row}', before -> 'row' || $4::jsonb)
       where company_id = $1 and import_id = $2 and subject_id = $3`,
      [ctx.companyId, row.import_id, row.subject_id, JSON.stringify(bare)],
    )
  }
}
