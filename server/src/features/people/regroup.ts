import type { Author, Where } from './store-groups.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import { groupComments, type Group } from './group-comments.ts'
import { identitiesOf, keyOf, type Identity } from './identities.ts'
import { storeGroups } from './store-groups.ts'

/** Serializes changes of a brand's people. */
export const lockPeople = (tx: Tx, { companyId, brandId }: Where): Promise<unknown> =>
  prepared(tx, 'people.lock', `select pg_advisory_xact_lock(hashtextextended('people:' || $1 || $2, 0))`, [
    companyId,
    brandId,
  ])

/** An address of more comments than this is a shop's own or a placeholder, and everything is read into memory. */
const MOST = 5000

interface Changed {
  commentIds: string[]
  personIds?: string[]
  /** These ids must not be reused. */
  retired?: ReadonlySet<string>
  /** People join up to this many comments. */
  most?: number
}

/**
 * Regroups these comments and everyone they touch: joins people that now share an identity, and separates those that no
 * longer do. The caller holds the lock.
 */
export async function regroup(tx: Tx, where: Where, changed: Changed): Promise<Group[]> {
  const { authors, personIds, foreign } = await readTouched(tx, where, changed)
  const groups = groupComments(
    authors.map((one) => ({
      id: one.id,
      name: one.name,
      identities: identitiesOf(one).filter((identity) => !foreign.has(keyOf(identity))),
      before: one.person_id,
      splitId: one.split_id,
    })),
    changed.retired ?? new Set(),
  )
  await storeGroups(tx, where, { authors, groups, before: personIds })
  return groups
}

interface Touched {
  /** Oldest first. */
  authors: Author[]
  personIds: string[]
  /** Identities of people who were left out, because they have too many comments: they join no one. */
  foreign: ReadonlySet<string>
}

/** These comments, everyone who shares an identity with them, and all comments of those. */
async function readTouched(
  tx: Tx,
  where: Where,
  { commentIds, personIds: given = [], most = MOST }: Changed,
): Promise<Touched> {
  const authors = new Map<string, Author>()
  const personIds = new Set(given)
  const owners = new Map<string, string>()
  let found = await readAuthors(tx, where, { commentIds, personIds: given })
  let expected = found.length
  while (found.length > 0) {
    for (const one of found) authors.set(one.id, one)
    expected = Math.max(expected, authors.size)
    const more = new Set(found.flatMap(({ person_id }) => person_id ?? []).filter((id) => !personIds.has(id)))
    for (const owner of await readOwners(tx, where, found, most)) {
      owners.set(keyOf(owner), owner.personId)
      if (personIds.has(owner.personId) || more.has(owner.personId)) continue
      if (expected + owner.comments > most) continue
      expected += owner.comments
      more.add(owner.personId)
    }
    for (const id of more) personIds.add(id)
    const theirs = more.size > 0 ? await readAuthors(tx, where, { commentIds: [], personIds: [...more] }) : []
    found = theirs.filter(({ id }) => !authors.has(id))
  }
  const foreign = new Set([...owners].flatMap(([key, personId]) => (personIds.has(personId) ? [] : key)))
  return { authors: [...authors.values()].toSorted(byTime), personIds: [...personIds], foreign }
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

interface Owner extends Identity {
  personId: string
  /** Their comments, at most one more than can be read. */
  comments: number
}

/** Who has these authors' identities; people with few comments come first. */
async function readOwners(tx: Tx, where: Where, authors: Author[], most: number): Promise<Owner[]> {
  const all = authors.filter(({ split_id }) => split_id === null).flatMap(identitiesOf)
  const identities = [...new Map(all.map((one) => [keyOf(one), one])).values()]
  if (identities.length === 0) return []
  return plannedPerCall<Owner & Record<string, unknown>>(
    tx,
    `with owned as (
       select i.kind, i.platform, i.value, i.person_id from unnest($3::text[], $4::text[], $5::text[]) as t(kind, platform, value)
       join app.person_identities i on i.company_id = $1 and i.brand_id = $2 and i.kind = t.kind
         and i.platform = t.platform and i.value = t.value),
     counted as (
       select p.person_id, (select count(*)::int from (select 1 from app.person_comments c
         where c.company_id = $1 and c.person_id = p.person_id limit $6) c) as comments
       from (select distinct person_id from owned) p)
     select o.kind, o.platform, o.value, o.person_id as "personId", n.comments
     from owned o join counted n using (person_id) order by n.comments, o.person_id`,
    [
      where.companyId,
      where.brandId,
      identities.map(({ kind }) => kind),
      identities.map(({ platform }) => platform),
      identities.map(({ value }) => value),
      most + 1,
    ],
  )
}
