import { sql } from 'drizzle-orm'
import type { EmailChangeState, OpenedEmailLink } from '@bizamply/contract/email-change'
import type { AuthDependencies } from '../dependencies.ts'
import type { Origin } from '../origin.ts'
import { countAttempts } from '../count-attempts.ts'
import { changeOfLink, isOver, pendingOf, type StoredChange } from './stored-change.ts'

type Dependencies = Pick<AuthDependencies, 'db' | 'now'>

/** The current address and the pending change. */
export function readEmailChange(deps: Dependencies, userId: string, changed = false): Promise<EmailChangeState> {
  return deps.db.inServer(async (tx) => {
    const { rows } = await tx.execute<{ email: string }>(sql`select email from app.users where id = ${userId}`)
    const change = await pendingOf(tx, userId)
    return {
      email: rows[0]?.email ?? '',
      changed,
      pending: change && !isOver(change.expiresAt, deps.now()) ? presentPending(change) : null,
    }
  })
}

/** What a link refers to; an unknown link returns nothing. */
export async function readEmailLink(
  deps: Dependencies & Pick<AuthDependencies, 'hash'>,
  token: string,
  from: Origin,
): Promise<OpenedEmailLink> {
  await countAttempts(deps, { emailLinkPerAddress: from.address }, TOO_MANY_LINKS)
  const found = await deps.db.inServer((tx) => changeOfLink(tx, deps, token))
  return found ? presentLink(found, deps.now()) : UNKNOWN
}

export function presentLink(
  { kind, change }: { kind: 'confirm' | 'undo'; change: StoredChange },
  now: Date,
): OpenedEmailLink {
  const until = kind === 'confirm' ? change.expiresAt : change.undoUntil
  return {
    kind,
    state: stateOf(kind, change, isOver(until, now)),
    oldEmail: change.oldEmail,
    newEmail: change.newEmail,
    until: until && new Date(until).toISOString(),
  }
}

function stateOf(kind: 'confirm' | 'undo', change: StoredChange, over: boolean): OpenedEmailLink['state'] {
  if (change.state === 'undone' || change.state === 'canceled') return change.state
  if (kind === 'confirm' && change.state === 'done') return 'changed'
  if (over) return 'expired'
  return kind === 'confirm' && change.oldProvedAt !== null ? 'confirmed' : 'open'
}

const presentPending = (change: StoredChange): EmailChangeState['pending'] => ({
  email: change.newEmail,
  expiresAt: new Date(change.expiresAt).toISOString(),
  newProved: change.newProvedAt !== null,
  oldProved: change.oldProvedAt !== null,
})

const UNKNOWN: OpenedEmailLink = { kind: 'unknown', state: 'unknown', oldEmail: null, newEmail: null, until: null }
export const TOO_MANY_LINKS = 'Too many attempts. Please try again later.'
