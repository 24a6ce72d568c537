import { type Membership, type SignedIn, isSuspended } from './signed-in.ts'
import { defaultTimezone } from '@bizamply/contract/formats'
import { createHash, createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SignInMethod } from '@bizamply/contract/security'
import type { UserRole } from '@bizamply/contract/roles'
import type { Database } from '../../db/database.ts'
import { sameText } from '../../db/same-text.ts'
import type { Auth } from './better-auth.ts'
import { readRequirements, type Requirements } from './sign-in-requirements.ts'
import { readSessionCookie } from './session-cookie.ts'
import { viewedBy } from './viewed-by.ts'

const KEEP_MS = 5000
const MOST = 10_000

/** Caches who a cookie and its token belong to for seconds; cleared on sign-out, ban or role change. */
export class Sessions {
  readonly #auth: Auth
  readonly #db: Database
  readonly #secret: string
  readonly #now: () => Date
  /** Whether administrators need a second factor. */
  readonly #strict: boolean
  #kept = new Map<string, { at: number; signedIn: SignedIn | null }>()

  constructor(auth: Auth, db: Database, { secret, now, strict }: { secret: string; now: () => Date; strict: boolean }) {
    this.#auth = auth
    this.#db = db
    this.#secret = secret
    this.#now = now
    this.#strict = strict
  }

  /** Both must match: the cookie alone or the token alone identifies no one. */
  async find(headers: Headers): Promise<SignedIn | null> {
    const signedIn = await this.byCookie(headers)
    const bearer = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
    if (!signedIn || !bearer) return null
    return sameText(bearer, this.tokenOf(signedIn.sessionToken)) ? signedIn : null
  }

  async byCookie(headers: Headers): Promise<SignedIn | null> {
    const cookie = readSessionCookie(headers)
    if (!cookie) return null
    const key = createHash('sha256').update(cookie).digest('base64')
    // A lookup that started before the cache was cleared writes to the discarded map.
    const all = this.#kept
    const kept = all.get(key)
    if (kept && Date.now() - kept.at < KEEP_MS && !this.#isOver(kept.signedIn)) return kept.signedIn
    const signedIn = await this.#load(headers)
    if (all.size >= MOST) all.clear()
    all.set(key, { at: Date.now(), signedIn })
    return signedIn
  }

  /** The stored token is derived from the session, so it is useless without its cookie. */
  tokenOf(sessionToken: string): string {
    return createHmac('sha256', this.#secret).update(`bearer:${sessionToken}`).digest('base64url')
  }

  forget(): void {
    this.#kept = new Map()
  }

  #isOver(signedIn: SignedIn | null): boolean {
    return Boolean(signedIn?.viewing) && new Date(signedIn?.viewing?.endsAt ?? 0).getTime() <= this.#now().getTime()
  }

  async #load(headers: Headers): Promise<SignedIn | null> {
    const found = await this.#auth.api.getSession({ headers }).catch(async (error: unknown) => {
      // better-auth's error doesn't show whether the database is down; this query does.
      await this.#db.global.execute(sql`select 1`)
      throw error
    })
    if (!found) return null
    const membership = await this.membershipOf(found.user.id)
    const suspended = isSuspended(found.user.status ?? 'active', membership)
    if (suspended) return null
    const { id, token, provedAt, createdAt, method } = found.session
    await this.#recordUse(id)
    const user = readUser(found.user)
    const session = { id, provedAt: provedAt ?? createdAt, method: (method ?? 'password') as SignInMethod }
    const requirements = await this.requirementsOn(user, membership)
    const own = { sessionToken: token, session, user, membership, requirements, viewing: null }
    return user.role === 'user'
      ? own
      : ((await viewedBy(this.#db, (userId) => this.membershipOf(userId), own, this.#now())) ?? own)
  }

  /** At most once a minute, without waiting for the disk. */
  async #recordUse(id: string): Promise<void> {
    await this.#db.global.$client.query({
      name: 'sessions.use',
      text: `update app.sessions set last_used_at = $2
        from (select set_config('synchronous_commit', 'off', true)) as later
        where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')`,
      values: [id, this.#now()],
    })
  }

  async #leavesAt(companyId: string): Promise<string | null> {
    const { rows } = await this.#db.global.execute<{ at: string | null }>(
      sql`select app.company_leaves_at(${companyId}::uuid) as at`,
    )
    const at = rows[0]?.at
    return at ? new Date(at).toISOString() : null
  }

  /** The member's company's requirements; for an administrator a second factor, if this installation requires it. */
  async requirementsOn({ id, role }: SignedIn['user'], membership: Membership | null): Promise<Requirements | null> {
    return membership || role !== 'user' ? readRequirements(this.#db, id, this.#strict) : null
  }

  async membershipOf(userId: string): Promise<Membership | null> {
    const { rows } = await this.#db.global.execute<{ found: Membership[] | null }>(
      sql`select app.memberships_of(${userId}::uuid) as found`,
    )
    const found = rows[0]?.found?.[0]
    if (!found) return null
    return { ...found, leavesAt: found.companyStatus === 'leaving' ? await this.#leavesAt(found.companyId) : null }
  }
}

type AuthUser = Auth['$Infer']['Session']['user']

export function readUser(user: AuthUser): SignedIn['user'] {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    role: (user.role ?? 'user') as UserRole,
    status: user.status ?? 'active',
    emailVerified: user.emailVerified,
    image: user.image ?? null,
    locale: user.locale ?? 'en',
    timezone: user.timezone ?? defaultTimezone,
    onboarded: Boolean(user.onboardedAt),
  }
}
