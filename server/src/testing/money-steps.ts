import { none, type Letter } from './money-model.ts'
import { giveCredits, key, members, writeLetters, type Member, type MoneyWorld, type Purse } from './money-world.ts'
import type { Answer, Caller } from './caller.ts'

/** What a step found that the model did not expect ends the run. */
function expectSame(what: string, seen: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(seen), JSON.stringify(wanted)]
  if (a !== b) throw new Error(`${what}: ${a} where ${b} was expected`)
}

const upTo = ({ random }: Purse, most: number): number => Math.floor(random() * most)
const pick = <T>(purse: Purse, all: readonly T[]): T | undefined => all[upTo(purse, all.length)]
const outcomeOf = ({ status, json }: Answer): string => (status === 200 ? 'done' : String(json['code'] ?? status))

function whoAndWhere(purse: Purse): { member: Member; caller: Caller } {
  const member = pick(purse, members) ?? 'editor'
  const caller = pick(purse, purse.callers[member])
  if (!caller) throw new Error('no server')
  return { member, caller }
}

type Step = (world: MoneyWorld, purse: Purse) => Promise<void>

const askFor = (caller: Caller, letter: Letter, as = key()): Promise<Answer> =>
  caller.post('/api/comments/generate', { commentId: letter.id }, as)

const generate: Step = async ({ modelFails }, purse) => {
  const { model } = purse
  const letter = pick(purse, model.comments)
  if (!letter) return
  const { member, caller } = whoAndWhere(purse)
  const price = model.prices.generate
  const against = letter.status === 'sent' ? 'ALREADY_SENT' : model.against(price, member)
  const wanted = against ?? (modelFails ? 'GENERATION_FAILED' : 'done')
  const answer = await askFor(caller, letter)
  expectSame('generate', outcomeOf(answer), wanted)
  if (wanted === 'done') written(purse, letter, member)
}

function written({ model }: Purse, letter: Letter, member: Member): void {
  letter.status = 'draft'
  letter.version += 1
  model.charge(model.prices.generate, member)
}

/** The same request under one key at both servers at once. */
const generateTwice: Step = async ({ modelFails }, purse) => {
  const { model } = purse
  const letter = pick(
    purse,
    model.comments.filter(({ status }) => status !== 'sent'),
  )
  const { member } = whoAndWhere(purse)
  if (!letter || modelFails || model.against(model.prices.generate, member)) return
  const same = key()
  const answers = await Promise.all(purse.callers[member].map((caller) => askFor(caller, letter, same)))
  const done = answers.filter(({ status }) => status === 200)
  const others = answers.filter(({ status }) => status !== 200).map(outcomeOf)
  expectSame('one key at two servers', [done.length > 0, others.every((code) => code === 'IN_PROGRESS')], [true, true])
  expectSame('one key, one answer', new Set(done.map(({ text }) => text)).size, 1)
  written(purse, letter, member)
}

/** As many at once as there are letters, half of them at each server: exactly those succeed that there is room for. */
const generateAtOnce: Step = async ({ modelFails }, purse) => {
  const { model } = purse
  const letters = model.comments.filter(({ status }) => status !== 'sent').slice(0, 2 + upTo(purse, 10))
  const { member } = whoAndWhere(purse)
  const room = modelFails ? 0 : model.roomFor(letters.length, model.prices.generate, member)
  const callers = purse.callers[member]
  const answers = await Promise.all(
    letters.map((letter, n) => {
      const caller = callers[n % callers.length]
      if (!caller) throw new Error('no server')
      return askFor(caller, letter)
    }),
  )
  const outcomes = answers.map(outcomeOf)
  expectSame('many at once', outcomes.filter((one) => one === 'done').length, room)
  const allowed = [
    'done',
    'INSUFFICIENT_CREDITS',
    'SPENDING_LIMIT_REACHED',
    ...(modelFails ? ['GENERATION_FAILED'] : []),
  ]
  expectSame(
    'many at once',
    outcomes.filter((one) => !allowed.includes(one)),
    [],
  )
  for (const [n, letter] of letters.entries()) if (outcomes[n] === 'done') written(purse, letter, member)
}

const send: Step = async (_, purse) => {
  const { model } = purse
  const letter = pick(purse, model.comments)
  if (!letter) return
  const { member, caller } = whoAndWhere(purse)
  const isStale = purse.random() < 0.1
  const body = { version: Math.max(1, letter.version + (isStale ? 1 : 0)) }
  const answer = await caller.post(`/api/comments/${letter.id}/send`, body, key())
  expectSame('send', outcomeOf(answer), sendOutcome(purse, letter, member, isStale))
  if (answer.status !== 200) return
  letter.status = 'sent'
  model.charge(model.prices.send, member)
}

function sendOutcome({ model }: Purse, letter: Letter, member: Member, isStale: boolean): string {
  if (letter.status === 'sent') return 'ALREADY_SENT'
  if (letter.status === 'pending') return 'NOT_A_DRAFT'
  if (isStale) return 'STALE_DRAFT'
  return model.against(model.prices.send, member) ?? (letter.stray ? 'DELIVERY_FAILED' : 'done')
}

const grant: Step = async (world, purse) => {
  const [name, credits] = [`given ${upTo(purse, 60)}`, 1 + upTo(purse, 30)]
  const seen = await giveCredits(world, purse, name, credits)
  const wanted = { granted: true, again: false, refused: 'refused' }[purse.model.grant(name, credits)]
  expectSame('grant', seen, wanted)
}

const refund: Step = async ({ app, administrator }, purse) => {
  const { model, company } = purse
  const which = upTo(purse, model.charged.length)
  const charge = model.charged[which]
  if (!charge) return
  const { rows } = await app.owner.query<{ id: string; credits: number }>(
    `select id, -credits as credits from app.credit_entries where company_id = $1 and type = 'usage' order by seq offset $2 limit 1`,
    [company.companyId, which],
  )
  expectSame('a charge', rows[0]?.credits, charge.credits)
  const path = `/api/admin/customers/${company.companyId}/transactions/${rows[0]?.id}/refund`
  const asked = purse.random() < 0.3 ? administrator : administrator.slice(upTo(purse, 2)).slice(0, 1)
  const answers = await Promise.all(asked.map((one) => one.call('POST', path, { reason: 'By chance' })))
  const wanted = answers.map((_, n) => (n === 0 && !charge.refunded ? 'done' : 'ALREADY_REFUNDED'))
  expectSame('refund', answers.map(outcomeOf).toSorted(doneFirst), wanted)
  if (!charge.refunded) model.total += charge.credits
  charge.refunded = true
}

const doneFirst = (a: string, b: string): number => Number(b === 'done') - Number(a === 'done')

const limit: Step = async (_, purse) => {
  const { model } = purse
  const some = (spent: number): number | null => (purse.random() < 0.5 ? null : spent + upTo(purse, 40))
  const most = Math.max(0, ...model.today.values())
  const spendingLimits =
    purse.random() < 0.4
      ? none
      : { company: some(model.spentToday), eachBrand: some(model.spentToday), eachMember: some(most) }
  const caller = pick(purse, purse.callers.admin)
  const answer = await caller?.call('PUT', '/api/credits/spending-limits', {
    ...spendingLimits,
    brands: [],
    members: [],
    lowAt: null,
  })
  expectSame('spendingLimits', answer?.status, 200)
  model.spendingLimits = spendingLimits
}

/** A pack is asked for, and its merchant agrees or not: the credits come once, whichever server is asked how it ended. */
const buy: Step = async (world, purse) => {
  const agreed = await decided(world, purse, '/api/subscriptions/credit/purchase', { pack: 'credits-1000' })
  if (agreed) purse.model.pay(1000, 'bought')
}

/** A plan is asked for; its first period's credits come with it. */
const subscribe: Step = async (world, purse) => {
  if (purse.paidUntil !== null) return
  const agreed = await decided(world, purse, '/api/subscriptions/create', { plan: 'basic' })
  if (!agreed) return
  purse.model.pay(1000, 'bought')
  purse.paidUntil = world.app.services.now().getTime() + PERIOD_MS
}

export const PERIOD_MS = 30 * 86_400_000

/** A shop that hears nothing from us for months lets us in no more. */
export async function keepInTouch(world: MoneyWorld, purse: Purse): Promise<void> {
  await decided(world, purse, '/api/subscriptions/credit/purchase', { pack: 'credits-1000' }, false)
}

async function decided(
  { app }: MoneyWorld,
  purse: Purse,
  path: string,
  body: object,
  agrees = purse.random() < 0.7,
): Promise<boolean> {
  const [one, other] = purse.callers.admin
  if (!one || !other) throw new Error('no server')
  const asked = await one.postProved(path, body, key())
  expectSame(`${path} ${asked.text}`, asked.status, 200)
  const chargeId = String(asked.json['data']?.['chargeId'])
  const does = await app.play('POST', `/_/charges/${chargeId}`, { do: agrees ? 'approve' : 'decline', webhook: 'lost' })
  expectSame('the merchant', does.status < 300, true)
  await Promise.all([one, other, one].map((caller) => caller.get(`/api/subscriptions/status/${chargeId}`)))
  // Asked within two seconds, a status is answered as it is stored.
  await app.owner.query(`delete from app.limits where bucket like 'askPerCharge:%'`)
  const status = (await other.get(`/api/subscriptions/status/${chargeId}`)).json['status']
  expectSame('what became of it', status, agrees ? 'active' : 'declined')
  return agrees
}

const letters: Step = (world, purse) => writeLetters(world, purse, 10)

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

/** One operation, by chance. */
export async function playStep(world: MoneyWorld, purse: Purse): Promise<void> {
  if (purse.model.comments.filter(({ status }) => status !== 'sent').length < 6) await letters(world, purse)
  let left = purse.random() * weights
  for (const [weight, step] of steps) {
    left -= weight
    if (left < 0) return step(world, purse)
  }
}
