import { newId } from '../../db/ids.ts'
import { keyOf, type Identity } from './identities.ts'

/** The fields of a comment that grouping needs. */
export interface Grouped {
  id: string
  name: string | null
  identities: Identity[]
  /** The person it belonged to so far. */
  before: string | null
  /** Set if a member split it from its person: it joins only comments of the same split. */
  splitId: string | null
}

export interface Group {
  personId: string
  comments: Grouped[]
}

/**
 * Groups comments connected by shared identities. A comment with only a name is its own person; without a name it has
 * none. A group keeps the most common previous id, the oldest if tied; ids are never shared nor reused once retired.
 */
export function groupComments(comments: Grouped[], retired: ReadonlySet<string>): Group[] {
  const linked = linkComments(comments)
  const splitIds = new Set(comments.flatMap(({ splitId }) => splitId ?? []))
  const taken = new Set([...retired, ...splitIds])
  return linked
    .toSorted((one, other) => other.length - one.length)
    .map((members) => {
      const personId = members[0]?.splitId ?? idsBefore(members).find((id) => !taken.has(id)) ?? newId()
      taken.add(personId)
      return { personId, comments: members }
    })
}

function linkComments(comments: Grouped[]): Grouped[][] {
  const parents = new Map<string, string>()
  const rootOf = (key: string): string => {
    let root = key
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root)) root = next
    parents.set(key, root)
    return root
  }
  const named = comments.filter(({ name, identities, splitId }) => name || identities.length > 0 || splitId)
  for (const comment of named) {
    for (const link of linksOf(comment)) parents.set(rootOf(link), rootOf(comment.id))
  }
  return [...Map.groupBy(named, ({ id }) => rootOf(id)).values()]
}

const linksOf = ({ splitId, identities }: Grouped): string[] =>
  splitId ? [`split\n${splitId}`] : identities.map(keyOf)

/** The comments' previous ids, most frequent first. */
function idsBefore(members: Grouped[]): string[] {
  const counts = new Map<string, number>()
  for (const { before } of members) if (before) counts.set(before, (counts.get(before) ?? 0) + 1)
  const sorted = [...counts].toSorted(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
  return sorted.map(([id]) => id)
}
