import type { Author, Where } from './store-groups.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import { groupComments, type Group } from './group-comments.ts'
import { identitiesOf, keyOf } from './identities.ts'
import { storeGroups } from './store-groups.ts'

/** Serializes changes of a brand's people. */
export const lockPeople = (tx: Tx, { companyId, brandId }: Where): Promise<unknown> =>
  prepared(tx, 'people.lock', `select pg_advisory_xact_lock(hashtextextended('people:' || $1 || $2, 0))`, [
    companyId,
    brandId,
  ])

/**
 * Regroups these comments and everyone they touch: joins people that now share an identity, and separates those that no
 * longer do. The caller holds the lock. `retired` ids must not be reused.
 */
export async function regroup(
  tx: Tx,
  where: Where,
  changed: { commentIds: string[]; personIds?: string[]; retired?: ReadonlySet<string> },
): Promise<Group[]> {
  const { authors, personIds } = await readTouched(tx, where, changed.commentIds, changed.personIds ?? [])
  const groups = groupComments(
    authors.map((one) => ({
      id: one.id,
      name: one.name,
      identities: identitiesOf(one),
      before: one.person_id,
      splitId: one.split_id,
    })),
    changed.retired ?? new Set(),
  )
  await storeGroups(tx, where, { authors, groups, before: personIds })
  return groups
}

/** These comments, everyone who shares an identity with them, and all comments of those, oldest first. */
async function readTouched(
  tx: Tx,
  where: Where,
  commentIds: string[],
  given: string[],
): Promise<{ authors: Author[]; personIds: string[] }> {
  const authors = new Map<string, Author>()
  const personIds = new Set<string>()
  let found = await readAuthors(tx, where, { commentIds, personIds: given })
  for (const id of given) personIds.add(id)
  while (found.length > 0) {
    for (const one of found) authors.set(one.id, one)
    const owners = [...found.flatMap(({ person_id }) => person_id ?? []), ...(await readOwners(tx, where, found))]
    const more = [...new Set(owners)].filter((id) => !personIds.has(id))
    for (const id of more) personIds.add(id)
    const theirs = more.length > 0 ? await readAuthors(tx, where, { commentIds: [], personIds: more }) : []
    found = theirs.filter(({ id }) => !authors.has(id))
  }
  return { authors: [...authors.values()].toSorted(byTime), personIds: [...personIds] }
}

const byTime = (one: Author, other: Author): number =>
  one.occurred_at.getTime() - other.occurred_at.getTime() || (one.id < other.id ? -1 : 1)

const readAuthors = (
  tx: Tx,
  { companyId, brandId }: Where,
  chosen: { commentIds: string[]; personIds: string[] },
): Promise<Author[]> =>
  plannedPerCall<Author & Record<string, unknown>>(
    tx,
    `select c.id, nullif(btrim(c.author_name), '') as name, c.author_email, c.author_phone, c.author_external_id,
       c.platform, c.occurred_at, c.day::text as day, c.xmin::text as version, pc.person_id, s.split_id
     from (select unnest($3::uuid[]) as id
       union select comment_id from app.person_comments where company_id = $1 and person_id = any($4::uuid[])) w
     join app.comments c on c.company_id = $1 and c.id = w.id and c.brand_id = $2
     left join app.person_comments pc on pc.company_id = $1 and pc.comment_id = c.id
     left join app.person_splits s on s.company_id = $1 and s.comment_id = c.id`,
    [companyId, brandId, chosen.commentIds, chosen.personIds],
  )

async function readOwners(tx: Tx, { companyId, brandId }: Where, authors: Author[]): Promise<string[]> {
  const all = authors.filter(({ split_id }) => split_id === null).flatMap(identitiesOf)
  const identities = [...new Map(all.map((one) => [keyOf(one), one])).values()]
  if (identities.length === 0) return []
  const rows = await plannedPerCall<{ person_id: string }>(
    tx,
    `select distinct i.person_id from unnest($3::text[], $4::text[], $5::text[]) as t(kind, platform, value)
     join app.person_identities i on i.company_id = $1 and i.brand_id = $2 and i.kind = t.kind
       and i.platform = t.platform and i.value = t.value`,
    [
      companyId,
      brandId,
      identities.map(({ kind }) => kind),
      identities.map(({ platform }) => platform),
      identities.map(({ value }) => value),
    ],
  )
  return rows.map(({ person_id }) => person_id)
}
