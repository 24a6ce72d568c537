import { type AuthorColumns, keyOf, type Identity } from './identities.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { searchText } from '../../db/search-text.ts'
import type { Group, Grouped } from './group-comments.ts'
import { repeated, sums } from './person-sums.ts'

export interface Author extends AuthorColumns {
  id: string
  name: string | null
  occurred_at: Date
  day: string
  /** The row's version. */
  version: string
  person_id: string | null
  split_id: string | null
}

export type Where = Pick<Ctx, 'companyId' | 'brandId'>

interface Regrouped {
  /** Oldest first. */
  authors: Author[]
  groups: Group[]
  /** Every person that may have changed. */
  before: string[]
}

/** Stores each comment's person, each person's identities, and their totals. */
export async function storeGroups(tx: Tx, where: Where, { authors, groups, before }: Regrouped): Promise<void> {
  const rank = new Map(authors.map(({ id }, n) => [id, n]))
  const ordered = groups.map(({ personId, comments }) => ({
    personId,
    comments: comments.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0)),
  }))
  const kept = new Set(ordered.map(({ personId }) => personId))
  const gone = before.filter((id) => !kept.has(id))
  await assign(tx, where, authors, ordered)
  await plannedPerCall(tx, 'delete from app.person_identities where company_id = $1 and person_id = any($2::uuid[])', [
    where.companyId,
    [...before, ...kept],
  ])
  await sumUp(tx, where, ordered)
  await recognize(tx, where, authors, ordered)
  await forget(tx, where, gone, ordered)
}

async function assign(tx: Tx, where: Where, authors: Author[], groups: Group[]): Promise<void> {
  const { companyId, brandId } = where
  const personOf = new Map(groups.flatMap(({ personId, comments }) => comments.map(({ id }) => [id, personId])))
  await plannedPerCall(
    tx,
    `insert into app.person_comments as p (company_id, brand_id, comment_id, person_id, day, platform, seen)
     select $1, $2, t.* from unnest($3::uuid[], $4::uuid[], $5::date[], $6::text[], $7::bigint[]) as t
     on conflict (company_id, comment_id) do update set person_id = excluded.person_id, day = excluded.day,
       platform = excluded.platform, seen = excluded.seen
     where (p.person_id, p.day, p.platform, p.seen)
       is distinct from (excluded.person_id, excluded.day, excluded.platform, excluded.seen)`,
    [
      companyId,
      brandId,
      authors.map(({ id }) => id),
      authors.map(({ id }) => personOf.get(id) ?? null),
      authors.map(({ day }) => day),
      authors.map(({ platform }) => platform),
      authors.map(({ version }) => version),
    ],
  )
  await watchDays(tx, where, authors)
}

/** So that the sweep notices if these comments are deleted, even before it is done with their days or the brand. */
async function watchDays(tx: Tx, { companyId, brandId }: Where, authors: Author[]): Promise<void> {
  const days = [...new Map(authors.map((one) => [one.day + one.platform, one])).values()]
  await plannedPerCall(
    tx,
    `with brand as (insert into app.people_brands (company_id, brand_id, seen, swept_at)
       values ($1, $2, '', 'epoch') on conflict (company_id, brand_id) do update set seen = '')
     insert into app.people_days (company_id, brand_id, day, platform, seen)
     select $1, $2, t.*, ${NOT_SEEN} from unnest($3::date[], $4::text[]) as t
     on conflict (company_id, brand_id, day, platform) do nothing`,
    [companyId, brandId, days.map(({ day }) => day), days.map(({ platform }) => platform)],
  )
}

/** The version of no row. */
const NOT_SEEN = 0

async function sumUp(tx: Tx, { companyId, brandId }: Where, groups: Group[]): Promise<void> {
  await plannedPerCall(
    tx,
    `insert into app.people (company_id, brand_id, id, name, search_text, comments, pending, sent, rated, rating, platforms,
       repeated_topic, first_at, last_at)
     select $1, $2, t.id, t.name, t.search, coalesce(s.comments, 0), coalesce(s.pending, 0), coalesce(s.sent, 0),
       coalesce(s.rated, 0), s.rating, coalesce(s.platforms, '{}'), r.topic, s.first_at, s.last_at
     from unnest($3::uuid[], $4::text[], $5::text[]) as t(id, name, search)
     left join (${sums}) s on s.person_id = t.id left join (${repeated}) r on r.person_id = t.id
     on conflict (company_id, id) do update set name = excluded.name, search_text = excluded.search_text,
       comments = excluded.comments, pending = excluded.pending, sent = excluded.sent, rated = excluded.rated,
       rating = excluded.rating, platforms = excluded.platforms, repeated_topic = excluded.repeated_topic,
       first_at = excluded.first_at, last_at = excluded.last_at`,
    [
      companyId,
      brandId,
      groups.map(({ personId }) => personId),
      groups.map(({ comments }) => nameOf(comments)),
      groups.map(({ comments }) => searchText([nameOf(comments), ...addressesOf(comments)])),
    ],
  )
}

/** The name that they used last. */
const nameOf = (comments: Grouped[]): string | null => comments.findLast(({ name }) => name)?.name ?? null

const addressesOf = (comments: Grouped[]): string[] => [
  ...new Set(
    comments.flatMap(({ identities }) => identities.flatMap((one) => (one.kind === 'email' ? one.value : []))),
  ),
]

interface Recognized extends Identity {
  personId: string
  evidenceId: string
  comments: number
}

async function recognize(tx: Tx, where: Where, authors: Author[], groups: Group[]): Promise<void> {
  const found = new Map<string, Recognized>()
  for (const { personId, comments } of groups) {
    for (const { id, identities, splitId } of comments) {
      for (const identity of splitId ? [] : identities) {
        const known = found.get(keyOf(identity)) ?? { ...identity, personId, evidenceId: id, comments: 0 }
        found.set(keyOf(identity), { ...known, comments: known.comments + 1 })
      }
    }
  }
  const rows = [...found.values()]
  const occurred = new Map(authors.map((one) => [one.id, one.occurred_at]))
  await plannedPerCall(
    tx,
    `insert into app.person_identities (company_id, brand_id, kind, platform, value, person_id, evidence_comment_id,
       evidence_at, comments)
     select $1, $2, t.* from unnest($3::text[], $4::text[], $5::text[], $6::uuid[], $7::uuid[], $8::timestamptz[], $9::int[]) as t`,
    [
      where.companyId,
      where.brandId,
      rows.map(({ kind }) => kind),
      rows.map(({ platform }) => platform),
      rows.map(({ value }) => value),
      rows.map(({ personId }) => personId),
      rows.map(({ evidenceId }) => evidenceId),
      rows.map(({ evidenceId }) => occurred.get(evidenceId) ?? null),
      rows.map(({ comments }) => comments),
    ],
  )
}

/** Deletes people without comments of their own now, and passes their splits to the person who has them. */
async function forget(tx: Tx, { companyId }: Where, gone: string[], groups: Group[]): Promise<void> {
  if (gone.length === 0) return
  const heirs = new Map(
    groups.flatMap(({ personId, comments }) => comments.flatMap(({ before }) => (before ? [[before, personId]] : []))),
  )
  const moved = gone.filter((id) => heirs.has(id))
  await plannedPerCall(
    tx,
    `update app.person_splits s set from_person_id = t.heir from unnest($2::uuid[], $3::uuid[]) as t(id, heir)
     where s.company_id = $1 and s.from_person_id = t.id`,
    [companyId, moved, moved.map((id) => heirs.get(id))],
  )
  await plannedPerCall(tx, 'delete from app.people where company_id = $1 and id = any($2::uuid[])', [companyId, gone])
}
