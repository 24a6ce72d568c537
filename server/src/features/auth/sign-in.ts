import { createHash } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { loginForm } from '@bizamply/contract/login-form'
import type { User } from '@bizamply/contract/auth'
import { AppError } from '../../errors.ts'
import { take } from '../../db/rates.ts'
import type { Database } from '../../db/database.ts'
import type { Auth } from './better-auth.ts'
import { isSuspended, readUser, type Membership, type Sessions, type SignedIn } from './sessions.ts'

export interface SignInParts {
  auth: Auth
  db: Database
  sessions: Sessions
  now: () => Date
}

export interface SignInRequest {
  email: string
  password: string
  rememberMe: boolean
  headers: Headers
  /** The caller's network address. */
  address: string
}

export interface SignInResult {
  token: string
  sessionToken: string
  user: User
  cookies: string[]
}

/** Only wrong passwords count towards the limits; a right one is given back. */
export async function signIn(parts: SignInParts, request: SignInRequest): Promise<SignInResult> {
  const form = loginForm.safeParse({ email: request.email.trim().toLowerCase(), password: request.password })
  if (!form.success) {
    const errors = form.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
    throw new AppError('BAD_REQUEST', { message: errors[0]?.message ?? 'The request is not valid.', errors })
  }
  const back = await mayTry(parts, form.data.email, request.address)
  const { response, headers } = await check(parts.auth, form.data, request)
  await back()
  const membership = await parts.sessions.membershipOf(response.user.id)
  const user = readUser(response.user as Parameters<typeof readUser>[0])
  if (isSuspended(user.status, membership)) {
    await parts.db.global.$client.query('delete from app.sessions where token = $1', [response.token])
    throw new AppError('ACCOUNT_SUSPENDED')
  }
  return {
    token: parts.sessions.tokenOf(response.token),
    sessionToken: response.token,
    user: presentUser({ user, membership }),
    cookies: headers.getSetCookie(),
  }
}

async function mayTry(parts: SignInParts, email: string, address: string): Promise<() => Promise<void>> {
  const account = await take(parts.db, 'wrongPasswordPerAccount', digest(email), parts.now())
  if (!account.allowed) throw tooMany(account.retryAfterSeconds)
  const place = await take(parts.db, 'wrongPasswordPerAddress', digest(address), parts.now())
  if (!place.allowed) throw tooMany(place.retryAfterSeconds)
  return async () => {
    await account.giveBack()
    await place.giveBack()
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

const tooMany = (retryAfterSeconds: number): AppError =>
  new AppError('RATE_LIMIT_EXCEEDED', {
    message: 'Too many login attempts. Please try again later.',
    details: { retryAfterSeconds },
  })

async function check(auth: Auth, form: { email: string; password: string }, request: SignInRequest) {
  try {
    return await auth.api.signInEmail({
      body: { ...form, rememberMe: request.rememberMe },
      headers: request.headers,
      returnHeaders: true,
    })
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw new AppError('INVALID_CREDENTIALS', { cause: error })
    throw error
  }
}

export function presentUser({ user, membership }: Pick<SignedIn, 'user'> & { membership: Membership | null }): User {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    memberRole: membership?.memberRole ?? null,
    emailVerified: user.emailVerified,
    firstimeSetup: user.onboarded ? 1 : 0,
    profilePic: user.image,
    shopifyDomain: null,
    shopifySessionId: null,
    shopifyAccessToken: null,
    BizamplyId: membership?.publicId ?? null,
    companyName: membership?.companyName ?? null,
    timezone: user.timezone,
    locale: user.locale,
  }
}
