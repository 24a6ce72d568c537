import { currentBrand } from './current-brand.ts'
import { CallError } from './call-error.ts'
import { csrf } from './csrf.ts'
import { unmetRequirement } from './sign-in-requirements.ts'
import { firstByteLimit, timeLimit } from './time-limit.ts'
import { token } from './token.ts'

/** Sends a request with all standard headers; throws a CallError for non-2xx responses. */
export async function send(request: Request): Promise<Response> {
  if (userSwitched) await userSwitched
  return sendWith(request, timeLimit(request.signal))
}

/**
 * The same for a request that gives this session to another user, who may not read what this page shows. All other
 * requests wait: if it fails, for its response, else for the full page load that must follow.
 */
export async function sendSwitchingUser(request: Request): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<void>()
  userSwitched = promise
  try {
    return await sendWith(request, timeLimit(request.signal))
  } catch (error) {
    userSwitched = null
    resolve()
    throw error
  }
}

/** The same for streamed responses: only the wait for the first byte is limited. */
export async function sendStream(request: Request): Promise<Response> {
  if (userSwitched) await userSwitched
  const limit = firstByteLimit(request.signal)
  try {
    return await sendWith(request, limit.signal)
  } finally {
    limit.arrived()
  }
}

let userSwitched: Promise<void> | null = null

/** Called when the server returns 401 for the current token. */
export const lostSession = new Set<() => void>()

async function sendWith(request: Request, signal: AbortSignal): Promise<Response> {
  const first = await attempt(request.clone(), signal)
  if (!(first instanceof CallError)) return first
  if (first.code !== 'CSRF_INVALID') throw first
  await csrf.refresh().catch((error: unknown) => unreachable(error, request))
  const second = await attempt(request, signal)
  if (second instanceof CallError) throw second
  return second
}

async function attempt(request: Request, signal: AbortSignal): Promise<Response | CallError> {
  const sent = token.get()
  const response = await reach(await dress(request, sent), signal)
  csrf.learn(response)
  if (response.ok) return response
  const error = await CallError.fromResponse(response)
  // A new sign-in may have replaced the token during this call.
  if (error.status === 401 && sent && sent === token.get()) for (const listener of lostSession) listener()
  if (error.code === 'PASSWORD_EXPIRED' || error.code === 'SECOND_FACTOR_REQUIRED')
    for (const listener of unmetRequirement) listener()
  return error
}

async function dress(request: Request, bearer: string | null): Promise<Request> {
  const brand = currentBrand.get()
  if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`)
  const isBranded = request.headers.has('X-Brand-ID') || new URL(request.url).pathname.startsWith('/auth/')
  if (brand && !isBranded) request.headers.set('X-Brand-ID', brand)
  if (request.method !== 'GET') {
    const value = await csrf.get().catch((error: unknown) => unreachable(error, request))
    if (value) request.headers.set('X-CSRF-Token', value)
  }
  return request
}

async function reach(request: Request, signal: AbortSignal): Promise<Response> {
  return fetch(request, { credentials: 'include', signal }).catch((error: unknown) => unreachable(error, request))
}

function unreachable(error: unknown, request: Request): never {
  // Aborts by the caller stay aborts, so that the query cache recognizes them.
  if (request.signal.aborted) throw error
  throw CallError.unreachable()
}
