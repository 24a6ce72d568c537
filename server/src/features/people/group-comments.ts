import { newId } from '../../db/ids.ts'
import { keyOf, type Identity } from './identities.ts'

/** A comment as far as grouping needs it. */
export interface Grouped {
  id: string
  name: string | null
  identities: Identity[]
  /** The person it belonged to until now. */
  before: string | null
  /** Set where a member took it out of its person: it joins only comments of the same split. */
  splitId: string | null
}

export interface Group {
  personId: string
  comments: Grouped[]
}

/**
 * People are comments that are linked by a shared identity, directly or through others. One that is known only by a name
 * is a person of its own, one without even that is nobody's. A group keeps the id that most of its comments had, the
 * oldest of several; no id goes to two groups, and none to one that was retired.
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

/** The ids that these comments had, the most frequent first. */
function idsBefore(members: Grouped[]): string[] {
  const counts = new Map<string, number>()
  for (const { before } of members) if (before) counts.set(before, (counts.get(before) ?? 0) + 1)
  const sorted = [...counts].toSorted(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
  return sorted.map(([id]) => id)
}
