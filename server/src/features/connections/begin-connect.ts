import { reviewServices, services as facts, typedFields, type ServiceKey } from '@bizamply/contract/platforms'
import { AppError } from '../../errors.ts'
import type { Ctx, Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Service } from '../../platforms/service.ts'
import { countAttempts } from '../auth/index.ts'
import { callbackUrlOf } from './callback-urls.ts'
import { beginAttempt, keepVerifier, reopenAttempt } from './attempts.ts'

export interface Begin {
  platform: ServiceKey
  typed: string | null
  via: 'popup' | 'page'
  browser: string
}

/** Where to send the browser of a member who connects the brand. */
export async function beginConnect(ctx: Ctx, input: Begin): Promise<{ oauthUrl: string; attemptId: string }> {
  const service = serviceOf(ctx, input.platform)
  const typed = readTyped(input.platform, input.typed)
  const shop = await mayConnect(ctx, input.platform)
  const attempt = { companyId: ctx.companyId, brandId: ctx.brandId, userId: ctx.actor?.userId ?? null }
  return sendTo(ctx, service, { ...input, ...attempt, typed: typed ?? shop })
}

/** The same for a shop without a company; one with a valid signature isn't checked first. */
export async function beginInstall(
  services: Services,
  input: { shop: string; browser: string; isSigned: boolean; address: string },
): Promise<{ oauthUrl: string; attemptId: string }> {
  await countAttempts(services, { installPerAddress: input.address }, TOO_MANY)
  const typed = readTyped('shopify', input.shop)
  const noMember = { companyId: null, brandId: null, userId: null, via: 'page' } as const
  const attempt = { ...noMember, platform: 'shopify', typed, browser: input.browser }
  return sendTo(services, serviceOf(services, 'shopify'), attempt, !input.isSigned)
}

const TOO_MANY = 'Too many installation attempts. Please try again later.'

async function sendTo(
  services: Services,
  service: Service,
  attempt: Parameters<typeof beginAttempt>[1],
  asks = true,
): Promise<{ oauthUrl: string; attemptId: string }> {
  const { authorizer } = service
  if (!authorizer) throw notAvailable(service.name)
  const isUnknown = asks && attempt.typed !== null && (await authorizer.isKnown?.(attempt.typed)) === false
  if (isUnknown) throw unknownShop()
  const { id, state } = await beginAttempt(services, attempt)
  const redirectUri = callbackUrlOf(services, service.key)
  const { url, verifier } = authorizer.begin({ state, redirectUri, typed: attempt.typed })
  if (verifier) await keepVerifier(services, id, verifier)
  return { oauthUrl: url, attemptId: id }
}

/** Where to send the browser if the service rejected a scope. */
export async function beginWithLess(
  services: Services,
  { authorizer, key, name }: Service,
  attempt: { id: string; typed: string | null },
): Promise<string> {
  if (!authorizer) throw notAvailable(name)
  const state = await reopenAttempt(services, attempt.id)
  const redirectUri = callbackUrlOf(services, key)
  const { url, verifier } = authorizer.begin({ state, redirectUri, typed: attempt.typed, withLess: true })
  if (verifier) await keepVerifier(services, attempt.id, verifier)
  return url
}

function serviceOf(services: Services, platform: ServiceKey): Service {
  const service = services.platforms.service(platform)
  if (!service?.authorizer) throw notAvailable(facts[platform].name)
  return service
}

function unknownShop(): AppError {
  const message = 'Shopify doesn’t recognize this store. Check the domain and try again.'
  const errors = [{ path: 'typed', message }]
  return new AppError('BAD_REQUEST', { message, errors, details: { reason: 'shop_unknown' } })
}

const notAvailable = (name: string): AppError =>
  new AppError('CHANNEL_UNAVAILABLE', { message: `${name} isn’t set up on this installation. Contact support.` })

function readTyped(platform: ServiceKey, given: string | null): string | null {
  const field = platform in typedFields ? typedFields[platform as keyof typeof typedFields] : null
  if (!field || (given === null && platform !== 'shopify')) return null
  const read = field.safeParse(given ?? '')
  if (read.success) return read.data
  const message = read.error.issues[0]?.message ?? 'This isn’t valid.'
  throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'typed', message }] })
}

/** A review platform requires the brand's shop and excludes the other review platform; returns that shop. */
async function mayConnect(ctx: Ctx, platform: ServiceKey): Promise<string | null> {
  if (!reviewServices.includes(platform)) return null
  const rows = await ctx.tx((tx) =>
    prepared<{ platform: ServiceKey; account: string }>(
      tx,
      'connections.of-brand',
      'select platform, account from app.connections where company_id = $1 and brand_id = $2',
      [ctx.companyId, ctx.brandId],
    ),
  )
  refuseOther(platform, rows)
  const shop = rows.find((row) => row.platform === 'shopify')
  if (!shop) {
    throw new AppError('NOT_CONNECTED', { message: `Connect Shopify first, then ${facts[platform].name}.` })
  }
  return shop.account
}

export function refuseOther(platform: ServiceKey, connected: { platform: ServiceKey }[]): void {
  const other = connected.find((row) => reviewServices.includes(row.platform) && row.platform !== platform)
  if (!other) return
  const [name, theirs] = [facts[platform].name, facts[other.platform].name]
  throw new AppError('CONFLICT', {
    message: `${theirs} is connected for this brand. Remove it before you connect ${name}.`,
  })
}
