import { none, type ModelComment } from './money-model.ts'
import {
  giveCredits,
  key,
  members,
  writeComments,
  type Member,
  type MoneyEnvironment,
  type MoneyAccount,
} from './money-environment.ts'
import type { Answer, Caller } from './caller.ts'

/** A difference from the model ends the run. */
function expectSame(what: string, seen: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(seen), JSON.stringify(expected)]
  if (a !== b) throw new Error(`${what}: ${a} where ${b} was expected`)
}

const upTo = ({ random }: MoneyAccount, most: number): number => Math.floor(random() * most)
const pick = <T>(account: MoneyAccount, all: readonly T[]): T | undefined => all[upTo(account, all.length)]
const outcomeOf = ({ status, json }: Answer): string => (status === 200 ? 'done' : String(json['code'] ?? status))

function pickCaller(account: MoneyAccount): { member: Member; caller: Caller } {
  const member = pick(account, members) ?? 'editor'
  const caller = pick(account, account.callers[member])
  if (!caller) throw new Error('no server')
  return { member, caller }
}

type Step = (environment: MoneyEnvironment, account: MoneyAccount) => Promise<void>

const requestReply = (caller: Caller, comment: ModelComment, as = key()): Promise<Answer> =>
  caller.post('/api/comments/generate', { commentId: comment.id }, as)

const generate: Step = async ({ modelFails }, account) => {
  const { model } = account
  const comment = pick(account, model.comments)
  if (!comment) return
  const { member, caller } = pickCaller(account)
  const price = model.prices.generate
  const against = comment.status === 'sent' ? 'ALREADY_SENT' : model.against(price, member)
  const expected = against ?? (modelFails ? 'GENERATION_FAILED' : 'done')
  const answer = await requestReply(caller, comment)
  expectSame('generate', outcomeOf(answer), expected)
  if (expected === 'done') written(account, comment, member)
}

function written({ model }: MoneyAccount, comment: ModelComment, member: Member): void {
  comment.status = 'draft'
  comment.version += 1
  model.charge(model.prices.generate, member)
}

/** The same request with one key at both servers concurrently. */
const generateTwice: Step = async ({ modelFails }, account) => {
  const { model } = account
  const comment = pick(
    account,
    model.comments.filter(({ status }) => status !== 'sent'),
  )
  const { member } = pickCaller(account)
  if (!comment || modelFails || model.against(model.prices.generate, member)) return
  const same = key()
  const answers = await Promise.all(account.callers[member].map((caller) => requestReply(caller, comment, same)))
  const done = answers.filter(({ status }) => status === 200)
  const others = answers.filter(({ status }) => status !== 200).map(outcomeOf)
  expectSame('one key at two servers', [done.length > 0, others.every((code) => code === 'IN_PROGRESS')], [true, true])
  expectSame('one key, one answer', new Set(done.map(({ text }) => text)).size, 1)
  written(account, comment, member)
}

/** One concurrent request per comment, half at each server: exactly as many succeed as there are credits for. */
const generateAtOnce: Step = async ({ modelFails }, account) => {
  const { model } = account
  const comments = model.comments.filter(({ status }) => status !== 'sent').slice(0, 2 + upTo(account, 10))
  const { member } = pickCaller(account)
  const room = modelFails ? 0 : model.roomFor(comments.length, model.prices.generate, member)
  const callers = account.callers[member]
  const answers = await Promise.all(
    comments.map((comment, n) => {
      const caller = callers[n % callers.length]
      if (!caller) throw new Error('no server')
      return requestReply(caller, comment)
    }),
  )
  const outcomes = answers.map(outcomeOf)
  expectSame('many concurrent requests', outcomes.filter((one) => one === 'done').length, room)
  const allowed = [
    'done',
    'INSUFFICIENT_CREDITS',
    'SPENDING_LIMIT_REACHED',
    ...(modelFails ? ['GENERATION_FAILED'] : []),
  ]
  expectSame(
    'many concurrent requests',
    outcomes.filter((one) => !allowed.includes(one)),
    [],
  )
  for (const [n, comment] of comments.entries()) if (outcomes[n] === 'done') written(account, comment, member)
}

const send: Step = async (_, account) => {
  const { model } = account
  const comment = pick(account, model.comments)
  if (!comment) return
  const { member, caller } = pickCaller(account)
  const isStale = account.random() < 0.1
  const body = { version: Math.max(1, comment.version + (isStale ? 1 : 0)) }
  const answer = await caller.post(`/api/comments/${comment.id}/send`, body, key())
  expectSame('send', outcomeOf(answer), sendOutcome(account, comment, member, isStale))
  if (answer.status !== 200) return
  comment.status = 'sent'
  model.charge(model.prices.send, member)
}

function sendOutcome({ model }: MoneyAccount, comment: ModelComment, member: Member, isStale: boolean): string {
  if (comment.status === 'sent') return 'ALREADY_SENT'
  if (comment.status === 'pending') return 'NOT_A_DRAFT'
  if (isStale) return 'STALE_DRAFT'
  return model.against(model.prices.send, member) ?? (comment.stray ? 'DELIVERY_FAILED' : 'done')
}

const grant: Step = async (environment, account) => {
  const [name, credits] = [`given ${upTo(account, 60)}`, 1 + upTo(account, 30)]
  const seen = await giveCredits(environment, account, name, credits)
  const expected = { granted: true, again: false, refused: 'refused' }[account.model.grant(name, credits)]
  expectSame('grant', seen, expected)
}

const refund: Step = async ({ app, administrator }, account) => {
  const { model, company } = account
  const which = upTo(account, model.charged.length)
  const charge = model.charged[which]
  if (!charge) return
  const { rows } = await app.owner.query<{ id: string; credits: number }>(
    `select id, -credits as credits from app.credit_entries where company_id = $1 and type = 'usage' order by seq offset $2 limit 1`,
    [company.companyId, which],
  )
  expectSame('a charge', rows[0]?.credits, charge.credits)
  const path = `/api/admin/customers/${company.companyId}/transactions/${rows[0]?.id}/refund`
  const chosen = account.random() < 0.3 ? administrator : administrator.slice(upTo(account, 2)).slice(0, 1)
  const answers = await Promise.all(chosen.map((one) => one.call('POST', path, { reason: 'By chance' })))
  const expected = answers.map((_, n) => (n === 0 && !charge.refunded ? 'done' : 'ALREADY_REFUNDED'))
  expectSame('refund', answers.map(outcomeOf).toSorted(doneFirst), expected)
  if (!charge.refunded) model.total += charge.credits
  charge.refunded = true
}

const doneFirst = (a: string, b: string): number => Number(b === 'done') - Number(a === 'done')

const limit: Step = async (_, account) => {
  const { model } = account
  const some = (spent: number): number | null => (account.random() < 0.5 ? null : spent + upTo(account, 40))
  const most = Math.max(0, ...model.today.values())
  const spendingLimits =
    account.random() < 0.4
      ? none
      : { company: some(model.spentToday), eachBrand: some(model.spentToday), eachMember: some(most) }
  const caller = pick(account, account.callers.admin)
  const answer = await caller?.call('PUT', '/api/credits/spending-limits', {
    ...spendingLimits,
    brands: [],
    members: [],
    lowAt: null,
  })
  expectSame('spendingLimits', answer?.status, 200)
  model.spendingLimits = spendingLimits
}

/** A credit pack is requested and decided: its credits are added once, whichever server checks it. */
const buy: Step = async (environment, account) => {
  const agreed = await decided(environment, account, '/api/subscriptions/credit/purchase', { pack: 'credits-1000' })
  if (agreed) account.model.pay(1000, 'bought')
}

/** A plan is requested; the first period's credits come with it. */
const subscribe: Step = async (environment, account) => {
  if (account.paidUntil !== null) return
  const agreed = await decided(environment, account, '/api/subscriptions/create', { plan: 'basic' })
  if (!agreed) return
  account.model.pay(1000, 'bought')
  account.paidUntil = environment.app.services.now().getTime() + PERIOD_MS
}

export const PERIOD_MS = 30 * 86_400_000

/** Tokens expire when the product does not use them for months. */
export async function keepSessionsAlive(environment: MoneyEnvironment, account: MoneyAccount): Promise<void> {
  await decided(environment, account, '/api/subscriptions/credit/purchase', { pack: 'credits-1000' }, false)
}

async function decided(
  { app }: MoneyEnvironment,
  account: MoneyAccount,
  path: string,
  body: object,
  agrees = account.random() < 0.7,
): Promise<boolean> {
  const [one, other] = account.callers.admin
  if (!one || !other) throw new Error('no server')
  const made = await one.postProved(path, body, key())
  expectSame(`${path} ${made.text}`, made.status, 200)
  const chargeId = String(made.json['data']?.['chargeId'])
  const does = await app.control('POST', `/_/charges/${chargeId}`, {
    do: agrees ? 'approve' : 'decline',
    webhook: 'lost',
  })
  expectSame('the merchant', does.status < 300, true)
  await Promise.all([one, other, one].map((caller) => caller.get(`/api/subscriptions/status/${chargeId}`)))
  // A status read within two seconds comes from the database.
  await app.owner.query(`delete from app.limits where bucket like 'lookupPerCharge:%'`)
  const status = (await other.get(`/api/subscriptions/status/${chargeId}`)).json['status']
  expectSame('what became of it', status, agrees ? 'active' : 'declined')
  return agrees
}

const comments: Step = (environment, account) => writeComments(environment, account, 10)

const steps: [weight: number, step: Step][] = [
  [400, generate],
  [300, send],
  [30, generateAtOnce],
  [30, generateTwice],
  [70, grant],
  [60, refund],
  [30, limit],
  [3, buy],
  [3, subscribe],
]
const weights = steps.reduce((sum, [weight]) => sum + weight, 0)

/** One random operation. */
export async function applyRandomStep(environment: MoneyEnvironment, account: MoneyAccount): Promise<void> {
  if (account.model.comments.filter(({ status }) => status !== 'sent').length < 6) await comments(environment, account)
  let left = account.random() * weights
  for (const [weight, step] of steps) {
    left -= weight
    if (left < 0) return step(environment, account)
  }
}
