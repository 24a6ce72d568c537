import { randomUUID } from 'node:crypto'
import type { PackId, PaidPlanId } from '@bizamply/contract/plans'
import { billingJob } from '../features/billing/index.ts'
import type { Answer, Caller } from './caller.ts'
import { platformScene, type PlatformScene } from './platform-scene.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

export interface BillingScene extends Omit<PlatformScene, 'platform'> {
  buy(pack: PackId, key?: string, more?: object): Promise<Answer>
  subscribe(plan: PaidPlanId, key?: string, more?: object): Promise<Answer>
  /** Buys or subscribes, and answers the shop's number of the charge. */
  requested(item: PackId | PaidPlanId): Promise<string>
  /** A merchant's action on a charge; its webhook is lost unless given. */
  does(chargeId: string, what: string, webhook?: string): Promise<void>
  /** The charge as the shop has it. */
  shopCharge(chargeId: string): Promise<Record<string, unknown>>
  /** The number of charges requested from the shop. */
  made(): Promise<number>
  status(chargeId: string, as?: Caller): Promise<Answer>
  /** Granted credits and their reasons, oldest first, without the free ones. */
  grants(): Promise<{ credits: number; key: string; description: string }[]>
  available(): Promise<number>
  overview(): Promise<Overview>
  /** Checks every due charge with the shop, as the sweep does. */
  sweep(): Promise<void>
}

interface Overview {
  plan: string
  subscription: { plan: string; state: string; currentPeriodEnd: string; nextPlan: string | null } | null
  open: { id: string; state: string }[]
}

/** A company on the free plan whose shop can be billed. */
export async function billingScene(app: TestApp): Promise<BillingScene> {
  const scene = await platformScene(app, 'shopify')
  const { companyId, admin } = scene
  await app.owner.query(`update app.companies set plan = 'free' where company_id = $1`, [companyId])
  const buy = (pack: PackId, key: string = randomUUID(), more: object = {}) =>
    admin.post('/api/subscriptions/credit/purchase', { pack, ...more }, key)
  const subscribe = (plan: PaidPlanId, key: string = randomUUID(), more: object = {}) =>
    admin.postProved('/api/subscriptions/create', { plan, ...more }, key)
  return {
    ...scene,
    buy,
    subscribe,
    requested: async (item) => {
      const isPlan = item === 'basic' || item === 'premium'
      const answer = isPlan ? await subscribe(item) : await buy(item)
      if (answer.status !== 200) throw new Error(answer.text)
      return String(answer.json['data']?.['chargeId'])
    },
    ...playing(app, scene.account),
    status: (chargeId, as = admin) => as.get(`/api/subscriptions/status/${chargeId}`),
    grants: async () => {
      const { rows } = await app.owner.query<{ credits: number; key: string; description: string }>(
        `select credits, key, description from app.credit_grants where company_id = $1 and key <> 'free' order by id`,
        [companyId],
      )
      return rows
    },
    available: async () => Number((await admin.get('/api/credits/balance')).json['data']?.['availableCredits']),
    overview: async () => (await admin.get('/api/billing')).json['data'] as unknown as Overview,
    sweep: () => billingJob(app.services, { companyId }),
  }
}

function playing(app: TestApp, shop: string) {
  const control = async (method: string, path: string, body?: object) => {
    const { status, json } = await app.control(method, path, body)
    if (status >= 300) throw new Error(`the sandbox refused ${path}: ${JSON.stringify(json)}`)
    return json
  }
  return {
    does: async (chargeId: string, what: string, webhook = 'lost') => {
      await control('POST', `/_/charges/${chargeId}`, { do: what, webhook })
    },
    shopCharge: async (chargeId: string) =>
      (await control('GET', `/_/charges/${chargeId}`))['data'] as unknown as Record<string, unknown>,
    made: async () => {
      const { data = [] } = await control('GET', '/_/record?platform=shopify')
      return data.filter(({ kind, target }) => kind === 'charge' && target === shop).length
    },
  }
}

/** Time passes, in the shop and here. */
export async function pass(app: TestApp, days: number, minutes = 0): Promise<void> {
  await app.control('POST', '/_/clock', { advance: `P${days}DT${minutes}M` })
  app.advance(days * 86_400_000 + minutes * 60_000)
}

/** The credits that were given, oldest first; without the free ones. */
export const granted = async (scene: BillingScene): Promise<number[]> =>
  (await scene.grants()).map(({ credits }) => credits)

/** Sweeps until exactly these credits were given. */
export const arrives = (scene: BillingScene, credits: number[]): Promise<unknown> =>
  until(`the credits ${credits.join(', ')}`, async () => {
    await scene.sweep()
    const now = await granted(scene)
    return now.length === credits.length && now.every((one, n) => one === credits[n])
  })

/** Sweeps until the company is on this plan. */
export const planIs = (scene: BillingScene, plan: string): Promise<unknown> =>
  until(`the plan ${plan}`, async () => {
    await scene.sweep()
    return (await scene.overview()).plan === plan
  })
