import { createHash, createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { MemberRole, UserRole } from '@bizamply/contract/roles'
import type { Database } from '../../db/database.ts'
import { sameText } from '../../db/same-text.ts'
import type { Auth } from './better-auth.ts'

export interface Membership {
  companyId: string
  companyName: string
  companyStatus: string
  publicId: string
  memberRole: MemberRole
  selectedBrandId: string | null
}

export interface SignedIn {
  sessionToken: string
  user: {
    id: string
    email: string
    name: string
    firstName: string
    lastName: string
    role: UserRole
    status: string
    emailVerified: boolean
    image: string | null
    locale: string
    timezone: string
    onboarded: boolean
  }
  membership: Membership | null
}

const KEEP_MS = 5000
const MOST = 10_000

/** Who a cookie and its token belong to, kept for seconds and forgotten at once on sign-out, ban or role change. */
export class Sessions {
  readonly #auth: Auth
  readonly #db: Database
  readonly #secret: string
  #kept = new Map<string, { at: number; signedIn: SignedIn | null }>()

  constructor(auth: Auth, db: Database, secret: string) {
    this.#auth = auth
    this.#db = db
    this.#secret = secret
  }

  /** Both must match: the cookie alone or the token alone is nobody. */
  async find(headers: Headers): Promise<SignedIn | null> {
    const signedIn = await this.byCookie(headers)
    const bearer = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
    if (!signedIn || !bearer) return null
    return sameText(bearer, this.tokenOf(signedIn.sessionToken)) ? signedIn : null
  }

  async byCookie(headers: Headers): Promise<SignedIn | null> {
    const cookie = sessionCookie(headers)
    if (!cookie) return null
    const key = createHash('sha256').update(cookie).digest('base64')
    // What was looked up before everything was forgotten goes into a map that nobody reads any more.
    const all = this.#kept
    const kept = all.get(key)
    if (kept && Date.now() - kept.at < KEEP_MS) return kept.signedIn
    const signedIn = await this.#load(headers)
    if (all.size >= MOST) all.clear()
    all.set(key, { at: Date.now(), signedIn })
    return signedIn
  }

  /** The stored token is derived from the session, so that it is worthless without its cookie. */
  tokenOf(sessionToken: string): string {
    return createHmac('sha256', this.#secret).update(`bearer:${sessionToken}`).digest('base64url')
  }

  forget(): void {
    this.#kept = new Map()
  }

  async #load(headers: Headers): Promise<SignedIn | null> {
    const found = await this.#auth.api.getSession({ headers }).catch(async (error: unknown) => {
      // What better-auth throws doesn't say that the database is away: this question does.
      await this.#db.global.execute(sql`select 1`)
      throw error
    })
    if (!found) return null
    const membership = await this.membershipOf(found.user.id)
    const suspended = isSuspended(found.user.status ?? 'active', membership)
    return suspended ? null : { sessionToken: found.session.token, user: readUser(found.user), membership }
  }

  async membershipOf(userId: string): Promise<Membership | null> {
    const { rows } = await this.#db.global.execute<{ found: Membership[] }>(
      sql`select app.memberships_of(${userId}::uuid) as found`,
    )
    return rows[0]?.found[0] ?? null
  }
}

export const isSuspended = (status: string, membership: Membership | null): boolean =>
  status === 'banned' || status === 'inactive' || (membership !== null && membership.companyStatus !== 'active')

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
    timezone: user.timezone ?? 'UTC',
    onboarded: Boolean(user.onboardedAt),
  }
}

export function sessionCookie(headers: Headers): string | null {
  return /(?:^|;\s*)bizamply\.session_token=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? null
}
