import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PaidPlanId } from '@bizamply/contract/plans'
import type { FactTopic } from '@bizamply/contract/brands'
import type { PlatformKey } from '../platforms/service.ts'

export interface DemoCompany {
  key: string
  name: string
  credits: number
  /** Its plan at the shop in the sandbox. */
  billing?: DemoPlan
  members: DemoMember[]
  brands: DemoBrand[]
}

export interface DemoPlan {
  /** The shop's id of the subscription. */
  id: string
  plan: PaidPlanId
  approvedDaysAgo: number
  shopDomain: string
}

export interface DemoMember {
  email: string
  password: string
  firstName: string
  lastName: string
  memberRole: 'admin' | 'editor' | 'viewer'
  /** Their own profile. */
  profile?: { phone: string; phoneCountry: string; location: string; bio: string }
}

export interface DemoBrand {
  key: string
  name: string
  timezone: string
  defaultLanguage: string
  domain: string
  logo: string
  voice: { tone: string; signOff: string; avoid: string[] }
  judgeme: { shopDomain: string; token: string }
  /** Null if the brand's shop isn't connected. */
  shopify?: { shopDomain: string; token: string } | null
}

export interface DemoProduct {
  brand: string
  externalId: number
  handle: string
  title: string
  details: string
  picture: string
}

export interface DemoFact {
  brand: string
  topic: FactTopic
  language: string
  text: string
}

export interface DemoReview {
  id: number
  brand: string
  productExternalId: number | null
  rating: number
  title: string | null
  text: string
  author: { name: string; email: string }
  minutesAgo: number
  verified: string
  status: 'pending' | 'draft' | 'sent'
  draft?: string
  reply?: string
  replyMinutesAfter?: number
  repliedBy?: string
}

/** A brand's page, profile, or number; connected if it has a token. */
export interface DemoAccount {
  platform: PlatformKey
  account: string
  brand: string
  name: string
  details?: Record<string, string>
  token?: string
  scopes?: string[]
}

/** A discount of a brand's shop; with a review, it was created for the reply to it. */
export interface DemoDiscount {
  brand: string
  id: string
  title: string
  code: string
  percent?: number
  startsDaysAgo: number
  endsInDays: number | null
  usageLimit: number | null
  used: number
  reviewId?: number
}

/** A brand's project about complaints; days count back from the demo epoch. */
export interface DemoProject {
  brand: string
  name: string
  description: string
  status: string
  owner: string
  team: string[]
  topics: string[]
  products: number[]
  createdDaysAgo: number
  startedDaysAgo: number | null
  shippedDaysAgo: number | null
  onHoldDaysAgo?: number
  dueInDays: number | null
  change: string
  tasks: {
    title: string
    who: string | null
    dueInDays: number | null
    doneDaysAgo: number | null
    countsReplies?: boolean
  }[]
  notes: { who: string; daysAgo: number; text: string }[]
}

export interface DemoAdministrator {
  email: string
  password: string
  firstName: string
  lastName: string
  role: 'admin' | 'super_admin'
}

export interface Demo {
  companies: DemoCompany[]
  products: DemoProduct[]
  facts: DemoFact[]
  reviews: DemoReview[]
  accounts: DemoAccount[]
  discounts: DemoDiscount[]
  projects: DemoProject[]
  administrators: DemoAdministrator[]
}

/** The demo companies as JSON, from the files that the sandbox reads. Null if they are missing. */
export function readDemo(folder: string): Demo | null {
  if (!existsSync(join(folder, 'companies.json'))) return null
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return {
    companies: read('companies.json') as DemoCompany[],
    products: read('products.json') as DemoProduct[],
    facts: read('facts.json') as DemoFact[],
    reviews: read('reviews.json') as DemoReview[],
    accounts: existsSync(join(folder, 'accounts.json')) ? (read('accounts.json') as DemoAccount[]) : [],
    discounts: existsSync(join(folder, 'discounts.json')) ? (read('discounts.json') as DemoDiscount[]) : [],
    projects: existsSync(join(folder, 'projects.json')) ? (read('projects.json') as DemoProject[]) : [],
    administrators: read('administrators.json') as DemoAdministrator[],
  }
}
