import { AppError } from '../../errors.ts'
import { inside, type Actor, type Ctx, type Services } from '../../context.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import { UserFacingError, type Grant, type Service } from '../../platforms/service.ts'
import { endAttempt, findAttempt, presentAttempt, takeAttempt, type AttemptRow, type Offer } from './attempts.ts'
import { callbackUrlOf } from './callback-urls.ts'
import { beginWithLess } from './begin-connect.ts'
import { keepInstall } from './install-shop.ts'
import { refusalWords } from './refusal-words.ts'
import { requireManager } from './require-manager.ts'
import { saveConnection } from './save-connection.ts'

/** What a browser brings back from a service. */
export interface Back {
  platform: string
  query: URLSearchParams
  /** The secret in its cookie; null without one. */
  browser: string | null
  /** Who is signed in there now. */
  visitor: { companyId: string | null; actor: Actor } | null
}

export type Finished =
  /** Not started in this browser: forged, replayed, expired, or another user's. */
  | { kind: 'no-attempt' }
  | { kind: 'attempt'; attemptId: string; via: 'popup' | 'page' }
  /** The service doesn't know one of our scopes: the browser returns there and requests fewer. */
  | { kind: 'again'; oauthUrl: string }
  /** A shop installed our app; the user who signs up with these values gets it. */
  | { kind: 'installed'; shop: string; sessionId: string; accessToken: string }
  /** Installed before: its company gets new tokens, its members sign in. */
  | { kind: 'renewed'; shop: string; companyId: string }
  | { kind: 'install-failed'; shop: string | null; denied: boolean }

/** Completes what `beginConnect` or `beginInstall` started. The whole request is checked before anything is stored. */
export async function finishConnect(services: Services, back: Back): Promise<Finished> {
  const service = services.platforms.service(back.platform)
  const state = back.query.get('state')
  if (!service?.authorizer || !state || !back.browser) return { kind: 'no-attempt' }
  // A refusal is not signed, and all it can do is end what this browser started.
  const isRefusal = back.query.has('error') && !back.query.has('code')
  if (!isRefusal && service.authorizer.verifyRedirect?.(back.query, services.now()) === false)
    return { kind: 'no-attempt' }
  const { platform, browser, visitor } = back
  const taken = await takeAttempt(services, { platform, state, browser, userId: visitor?.actor.userId ?? null })
  if (!taken) return { kind: 'no-attempt' }
  if (service.authorizer.requestedTooMuch?.({ query: back.query, verifier: taken.verifier }))
    return { kind: 'again', oauthUrl: await beginWithLess(services, service, taken) }
  if (taken.company_id === null) return install(services, service, taken, back.query)
  await connect(services, service, taken, back)
  return { kind: 'attempt', attemptId: taken.id, via: taken.via }
}

async function connect(
  services: Services,
  service: Service,
  taken: AttemptRow & { verifier: string | null },
  back: Back,
): Promise<void> {
  const ctx = inside(services, {
    companyId: taken.company_id ?? '',
    publicId: '',
    brandId: taken.brand_id ?? '',
    actor: back.visitor?.actor ?? null,
  })
  try {
    await requireManager(ctx)
    const grant = await finish(services, service, taken, back.query)
    const chosen = choose(grant, service, taken.typed)
    if (grant.accounts.length === 0) throw new UserFacingError('denied', nothingThere(service.name))
    if (!chosen) return await endAttempt(services, taken.id, { state: 'choosing', offer: grant })
    const missing = await saveConnection(ctx, service, grant, chosen)
    await endAttempt(services, taken.id, { state: 'done', missing })
  } catch (error) {
    await endAttempt(services, taken.id, { state: 'failed', reason: refusalWords(services, service, error) })
  }
}

function finish(
  services: Services,
  service: Service,
  taken: { verifier: string | null },
  query: URLSearchParams,
): Promise<Grant> {
  if (!service.authorizer) throw new PlatformError('invalid', `${service.name} isn’t available here`)
  const redirectUri = callbackUrlOf(services, service.key)
  return service.authorizer.finish({ query, redirectUri, verifier: taken.verifier, now: services.now() })
}

/** The only account, or the one that the merchant named beforehand. */
function choose({ accounts }: Offer, { authorizer }: Service, typed: string | null): Offer['accounts'][number] | null {
  if (accounts.length === 1 && !(typed !== null && authorizer?.typedNamesAccount)) return accounts[0] ?? null
  const typedName = typed?.replace(/^@/, '').toLowerCase()
  const named = accounts.filter(({ account, details }) =>
    [account, ...Object.values(details)].some((one) => one.replace(/^@/, '').toLowerCase() === typedName),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

const nothingThere = (name: string): string =>
  `There’s no ${name} account you can connect. Sign in to ${name} with an account that has one, then connect again.`

async function install(
  services: Services,
  service: Service,
  taken: AttemptRow & { verifier: string | null },
  query: URLSearchParams,
): Promise<Finished> {
  try {
    const grant = await finish(services, service, taken, query)
    const [shop] = grant.accounts
    if (!shop) throw new UserFacingError('denied', nothingThere(service.name))
    const kept = await keepInstall(services, grant, shop)
    await endAttempt(services, taken.id, { state: 'done', missing: grant.missing })
    return 'link' in kept
      ? { kind: 'installed', ...kept.link }
      : { kind: 'renewed', shop: shop.account, companyId: kept.companyId }
  } catch (error) {
    await endAttempt(services, taken.id, { state: 'failed', reason: refusalWords(services, service, error) })
    const denied = error instanceof PlatformError && error.problem === 'denied'
    return { kind: 'install-failed', shop: taken.typed, denied }
  }
}

/** How an attempt ended, for the window that started it. */
export async function readAttempt(ctx: Ctx, attemptId: string) {
  return presentAttempt(await ownAttempt(ctx, attemptId))
}

/** Connects one of several granted accounts. */
export async function chooseAccount(ctx: Ctx, input: { attemptId: string; account: string }) {
  const { row, offer } = await ownAttempt(ctx, input.attemptId)
  const chosen = offer?.accounts.find(({ account }) => account === input.account)
  const service = ctx.platforms.service(row.platform)
  if (!offer || !chosen || !service) {
    throw new AppError('CONFLICT', { message: 'This choice has expired. Connect again.' })
  }
  const there = { ...ctx, brandId: row.brand_id ?? ctx.brandId }
  await requireManager(there)
  const missing = await saveConnection(there, service, offer, chosen).catch((error: unknown) => {
    const message = refusalWords(ctx, service, error)
    throw error instanceof AppError ? error : new AppError('BAD_REQUEST', { message, cause: error })
  })
  await endAttempt(ctx, row.id, { state: 'done', missing })
  return readAttempt(ctx, row.id)
}

const ownAttempt = (ctx: Ctx, id: string) =>
  findAttempt(ctx, { id, companyId: ctx.companyId, userId: ctx.actor?.userId ?? '' })
