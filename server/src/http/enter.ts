import type { CallRules } from '@bizamply/contract/call'
import { sizes } from '@bizamply/contract/limits'
import { isAdministrator } from '@bizamply/contract/roles'
import type { PlainRoute } from '@bizamply/contract/routes'
import { AppError } from '../errors.ts'
import { inside, type Actor, type Ctx, type Services } from '../context.ts'
import { isId } from '../db/ids.ts'
import { spend } from '../db/rates.ts'
import type { Csrf } from './csrf.ts'
import { rememberVisitor } from './request-log.ts'

/** Who stands behind a request, as the sign-in room found them. */
export interface Visitor {
  sessionToken: string
  /** Whether the address is proved; until then only open calls answer. */
  verified: boolean
  actor: Actor
  companyId: string | null
  publicId: string
  selectedBrandId: string | null
}

export interface Gate {
  services: Services
  csrf: Csrf
  findVisitor: (headers: Headers) => Promise<Visitor | null>
  /** For navigations and downloads only, which can't carry the token. */
  findVisitorByCookie: (headers: Headers) => Promise<Visitor | null>
  brandIds: (companyId: string, fresh: boolean) => Promise<string[]>
}

export interface Entered {
  visitor: Visitor | null
  /** Made for calls of members only. */
  ctx: Ctx | null
  idempotencyKey: string
}

/** 401, then CSRF, then role, then the brand, then the rate: before any input is looked at. */
export async function enter(
  gate: Gate,
  request: { method: string; headers: Headers },
  rules: CallRules,
): Promise<Entered> {
  const writes = request.method !== 'GET'
  const visitor = rules.who === 'open' ? null : await gate.findVisitor(request.headers)
  if (rules.who !== 'open' && !visitor) throw new AppError('UNAUTHENTICATED')
  if (writes && !gate.csrf.check(request.headers, visitor?.sessionToken)) throw new AppError('CSRF_INVALID')
  if (visitor) mayCall(visitor, rules)
  const asked = request.headers.get('x-brand-id')
  const ctx = visitor && rules.who === 'member' ? await enterBrand(gate, visitor, asked) : null
  const idempotencyKey = rules.idempotent ? readKey(request.headers) : ''
  if (visitor && writes) await count(gate, visitor, rules)
  return { visitor, ctx, idempotencyKey }
}

/** A file that the browser fetches by itself: it brings the cookie alone, and names the brand in the query. */
export async function enterDownload(gate: Gate, request: Request, { rules, download }: PlainRoute): Promise<Ctx> {
  if (!download) throw new AppError('UNAUTHENTICATED')
  const { headers } = request
  const visitor = (await gate.findVisitor(headers)) ?? (await gate.findVisitorByCookie(headers))
  if (!visitor) throw new AppError('UNAUTHENTICATED')
  mayCall(visitor, rules)
  const asked = new URL(request.url).searchParams.get('brand') ?? headers.get('x-brand-id')
  const ctx = await enterBrand(gate, visitor, asked)
  await count(gate, visitor, rules)
  return ctx
}

function mayCall(visitor: Visitor, rules: CallRules): void {
  if (!visitor.actor) throw new AppError('UNAUTHENTICATED')
  rememberVisitor(visitor.companyId, visitor.actor.userId)
  if (!visitor.verified) throw new AppError('EMAIL_NOT_VERIFIED')
  if (rules.who === 'administrator' && !isAdministrator(visitor.actor.role)) throw new AppError('FORBIDDEN')
  if (rules.who !== 'member') return
  const role = visitor.actor.memberRole
  if (!visitor.companyId || !role) throw new AppError('FORBIDDEN', { message: 'You are not a member of a company.' })
  if (rules.roles && !rules.roles.includes(role)) throw new AppError('FORBIDDEN')
}

async function enterBrand(gate: Gate, visitor: Visitor, asked: string | null): Promise<Ctx> {
  const companyId = visitor.companyId ?? ''
  if (asked !== null && !isId(asked)) {
    throw new AppError('BAD_REQUEST', { errors: [{ path: 'X-Brand-ID', message: 'Not a brand id' }] })
  }
  let ids = await gate.brandIds(companyId, false)
  if (asked !== null && !ids.includes(asked)) ids = await gate.brandIds(companyId, true)
  const brandId = asked ?? ids.find((id) => id === visitor.selectedBrandId) ?? ids[0]
  if (!brandId || !ids.includes(brandId)) throw new AppError('NOT_FOUND', { message: 'There is no such brand.' })
  return inside(gate.services, { companyId, publicId: visitor.publicId, brandId, actor: visitor.actor })
}

export function readKey(headers: Headers): string {
  const key = headers.get('idempotency-key')?.trim() ?? ''
  if (key && key.length <= sizes.idempotencyKey) return key
  const message = key ? `At most ${sizes.idempotencyKey} characters` : 'An Idempotency-Key is required'
  throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'Idempotency-Key', message }] })
}

async function count(gate: Gate, visitor: Visitor, rules: CallRules): Promise<void> {
  const { db, now } = gate.services
  const rate = rules.rate ?? 'writePerUser'
  const subject = rate.endsWith('PerCompany') ? (visitor.companyId ?? '') : visitor.actor.userId
  await spend(db, rate, subject, now())
}
