import { mayAdministrate } from '@bizamply/contract/administration'
import type { CallRules } from '@bizamply/contract/call'
import type { MissingRequirement } from '@bizamply/contract/sign-in-requirements'
import { sizes } from '@bizamply/contract/size-limits'
import { isPermitted, roleInBrand, type Rights } from '@bizamply/contract/permissions'
import { rateLimits } from '@bizamply/contract/rate-limits'
import type { PlainRoute } from '@bizamply/contract/plain-routes'
import { AppError } from '../errors.ts'
import { inside, type Actor, type Ctx, type Services, type Viewing } from '../context.ts'
import { isId } from '../db/ids.ts'
import { spend } from '../db/rate-limits.ts'
import type { Csrf } from './csrf.ts'
import { rememberVisitor } from './request-log.ts'

/** The user of a request, according to the sign-in feature. */
export interface Visitor {
  sessionToken: string
  sessionId: string
  /** When they last verified their identity. */
  provedAt: Date
  /** Whether the email address is verified; before, only open calls work. */
  verified: boolean
  /** The company's sign-in requirements that they don't meet; until they do, few calls work. */
  missing: MissingRequirement | null
  actor: Actor
  rights: Rights
  companyId: string | null
  publicId: string
  selectedBrandId: string | null
  /** Their company is being deleted. */
  leaving: boolean
  /** An administrator who sees what `actor` sees and can change nothing. */
  viewing: Viewing | null
}

export interface Gate {
  services: Services
  csrf: Csrf
  findVisitor: (headers: Headers) => Promise<Visitor | null>
  /** For navigations and downloads only, which can't carry the token. */
  findVisitorByCookie: (headers: Headers) => Promise<Visitor | null>
  brandIds: (companyId: string, fresh: boolean) => Promise<string[]>
}

export interface AuthorizedCall {
  visitor: Visitor | null
  rules: CallRules
  /** Requires a call for members. */
  ctx: Ctx | null
  idempotencyKey: string
}

/** 401, then CSRF, the brand, the role in it, and the rate limit: before any input is read. */
export async function authorizeCall(
  gate: Gate,
  request: { method: string; headers: Headers },
  rules: CallRules,
): Promise<AuthorizedCall> {
  const writes = request.method !== 'GET'
  const visitor = rules.who === 'open' ? null : await gate.findVisitor(request.headers)
  if (rules.who !== 'open' && !visitor) throw new AppError('UNAUTHENTICATED')
  if (writes && !gate.csrf.check(request.headers, visitor?.sessionToken)) throw new AppError('CSRF_INVALID')
  if (visitor) mayCall(visitor, rules)
  if (visitor?.viewing && (writes || isForActing(rules))) refuseViewing(rules)
  if (writes && rules.who === 'member' && visitor?.leaving && !rules.whileLeaving) throw new AppError('COMPANY_LEAVING')
  const requested = request.headers.get('x-brand-id')
  const ctx = visitor && rules.who === 'member' ? await authorizeBrand(gate, visitor, { requested, rules }) : null
  if (visitor && rules.stepUp && isOld(visitor, gate.services.now())) throw new AppError('STEP_UP_REQUIRED')
  const idempotencyKey = rules.idempotent ? readKey(request.headers, rules.idempotent === 'optional') : ''
  if (visitor && writes) await count(gate, visitor, rules)
  return { visitor, rules, ctx, idempotencyKey }
}

const PROOF_MS = 10 * 60_000

const isOld = ({ provedAt }: Visitor, now: Date): boolean => now.getTime() - provedAt.getTime() > PROOF_MS

/** A file that the browser fetches: it sends only the cookie, and the query names the brand. */
export async function authorizeDownload(gate: Gate, request: Request, { rules, download }: PlainRoute): Promise<Ctx> {
  if (!download) throw new AppError('UNAUTHENTICATED')
  const { headers } = request
  const visitor = (await gate.findVisitor(headers)) ?? (await gate.findVisitorByCookie(headers))
  if (!visitor) throw new AppError('UNAUTHENTICATED')
  mayCall(visitor, rules)
  if (visitor.viewing) throw new AppError('VIEW_ONLY')
  const requested = new URL(request.url).searchParams.get('brand') ?? headers.get('x-brand-id')
  const ctx = await authorizeBrand(gate, visitor, { requested, rules })
  await count(gate, visitor, rules)
  return ctx
}

/** A user's own file: without a company, and only after a step-up if the route requires it. */
export async function authorizeOwnDownload(gate: Gate, { headers }: Request, { rules }: PlainRoute): Promise<Visitor> {
  const visitor = (await gate.findVisitor(headers)) ?? (await gate.findVisitorByCookie(headers))
  if (!visitor) throw new AppError('UNAUTHENTICATED')
  mayCall(visitor, rules)
  if (visitor.viewing) throw new AppError('VIEW_ONLY')
  if (rules.stepUp && isOld(visitor, gate.services.now())) throw new AppError('STEP_UP_REQUIRED')
  await count(gate, visitor, rules)
  return visitor
}

/** A picture on a page: its URL is hard to guess, and the user is signed in. */
export async function authorizePicture(gate: Gate, { headers }: Request, { rules }: PlainRoute): Promise<void> {
  const visitor = await gate.findVisitorByCookie(headers)
  if (!visitor) throw new AppError('UNAUTHENTICATED')
  mayCall(visitor, rules)
}

function mayCall(visitor: Visitor, rules: CallRules): void {
  if (!visitor.actor) throw new AppError('UNAUTHENTICATED')
  rememberVisitor(visitor.companyId, visitor.actor.userId)
  if (!visitor.verified) throw new AppError('EMAIL_NOT_VERIFIED')
  if (visitor.missing && !rules.isOpenUntilMet) throw new AppError(visitor.missing)
  if (rules.who === 'administrator' && !isAdministered(visitor, rules)) throw new AppError('FORBIDDEN')
  if (rules.who !== 'member') return
  if (!visitor.companyId || !visitor.rights.memberRole) {
    throw new AppError('FORBIDDEN', { message: 'You’re not a member of a company.' })
  }
  if (rules.scope === 'company' && !isAllowed(visitor.rights, rules, null)) throw new AppError('FORBIDDEN')
}

/** A GET that starts a change, e.g. the URL of a consent. */
const isForActing = ({ stepUp, permission }: CallRules): boolean =>
  Boolean(stepUp) || (permission !== undefined && permission !== 'audit.read')

function refuseViewing({ whileViewing }: CallRules): void {
  if (!whileViewing) throw new AppError('VIEW_ONLY')
}

const isAdministered = ({ actor }: Visitor, { administration }: CallRules): boolean =>
  administration !== undefined && mayAdministrate(actor.role, administration)

/** The requested brand, else the current one. A brand without a role doesn't exist for the user. */
export async function authorizeBrand(
  gate: Pick<Gate, 'brandIds' | 'services'>,
  visitor: Visitor,
  { requested, rules }: { requested: string | null; rules: CallRules },
): Promise<Ctx> {
  const companyId = visitor.companyId ?? ''
  if (requested !== null && !isId(requested)) {
    throw new AppError('BAD_REQUEST', { errors: [{ path: 'X-Brand-ID', message: 'Invalid brand ID' }] })
  }
  let all = await gate.brandIds(companyId, false)
  if (requested !== null && !all.includes(requested)) all = await gate.brandIds(companyId, true)
  const { rights } = visitor
  const ids = all.filter((id) => roleInBrand(rights, id))
  const brandId = requested ?? ids.find((id) => id === visitor.selectedBrandId) ?? ids[0]
  if (!brandId || !ids.includes(brandId)) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this brand.' })
  const memberRole = rules.scope === 'company' ? rights.memberRole : roleInBrand(rights, brandId)
  if (!isAllowed(rights, rules, rules.scope === 'company' ? null : brandId)) throw new AppError('FORBIDDEN')
  const actor = { ...visitor.actor, memberRole, rights }
  const mayCharge = rules.price ?? []
  return inside(gate.services, { companyId, publicId: visitor.publicId, brandId, actor, mayCharge })
}

/** `brandId` null: in the company. */
function isAllowed(rights: Rights, { roles, permission }: CallRules, brandId: string | null): boolean {
  const role = brandId === null ? rights.memberRole : roleInBrand(rights, brandId)
  if (roles && !(role && roles.includes(role))) return false
  return permission === undefined || [permission].flat().some((one) => isPermitted(rights, brandId, one))
}

/** Empty if it's optional and missing. */
export function readKey(headers: Headers, isOptional = false): string {
  const sent = headers.get('idempotency-key')
  if (sent === null && isOptional) return ''
  const key = sent?.trim() ?? ''
  if (key && key.length <= sizes.idempotencyKey) return key
  const message = key ? `Use ${sizes.idempotencyKey} characters or fewer` : 'Send an Idempotency-Key header'
  throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'Idempotency-Key', message }] })
}

async function count(gate: Gate, visitor: Visitor, rules: CallRules): Promise<void> {
  const { db, now } = gate.services
  const rate = rules.rate ?? 'writePerUser'
  const subject = rateLimits[rate].per === 'company' ? visitor.companyId : visitor.actor.userId
  if (subject === null) throw new Error(`${rate} counts per company, and this call isn't only for members`)
  await spend(db, rate, subject, now())
}
