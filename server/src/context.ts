import type { Log } from './log.ts'
import type { PriceName } from '@bizamply/contract/prices'
import type { Rights } from '@bizamply/contract/permissions'
import type { MemberRole, UserRole } from '@bizamply/contract/roles'
import type { Composer, createComposer, storedReading, tryModel } from '@bizamply/composer'
import type { Database, Tx } from './db/database.ts'
import type { Encryption } from './db/encryption.ts'
import type { Finding } from './doctor/finding.ts'
import type { Queue } from './jobs/queue.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import type { Push } from './push/index.ts'
import type { Platforms } from './platforms/index.ts'

/** The part of a reading that is stored with its comment. */
export type StoredReading = ReturnType<typeof storedReading>

/** How a composer is configured. */
export type ComposerConfig = Parameters<typeof createComposer>[0]

/** A company's own model, at its service's real URL. */
export type OwnModel = Required<
  Pick<Parameters<typeof tryModel>[0], 'provider' | 'baseUrl' | 'apiKey' | 'model' | 'reasoningEffort' | 'prices'>
>

/** The result of one call to a model. */
export type ModelTrial = Awaited<ReturnType<typeof tryModel>>

/** What the product runs on; created once in app.ts, passed to every verb. */
export interface Services {
  db: Database
  now: () => Date
  platforms: Platforms
  composer: Composer
  models: Models
  /** What the reader finds in a comment when it arrives. */
  read: (
    comment: { title: string | null; text: string; rating: number | null },
    likelyLanguage: string | null,
  ) => StoredReading
  queue: Queue
  mailer: Mailer
  push: Push
  /** Between two comments of a bulk job, in addition to a platform's own limits. */
  bulkPauseMs: number
  encryption: Encryption
  /** An outside URL as the browser can fetch it. */
  rewrite: (url: string) => string
  /** Shops create test charges without payment, and those count. */
  billingTest: boolean
  /** Checks every dependency with this process's settings, as `npm run doctor` does. */
  checkSetup: () => Promise<Finding[]>
  /** Our own public URL. */
  appUrl: string
  log: Log
  metrics: Metrics
}

/** Companies' own models. */
export interface Models {
  composerOf(model: OwnModel): Composer
  /** Requests one word from it. */
  attempt(model: OwnModel): Promise<ModelTrial>
}

export interface Actor {
  userId: string
  email: string
  name: string
  role: UserRole
  /** Role in the call's brand, or in the company if there is none. */
  memberRole: MemberRole | null
  /** Their permissions elsewhere in the company; a job has none. */
  rights?: Rights
}

/** An administrator who views a member's console: its row, and until when. */
export interface Viewing {
  id: string
  companyId: string
  administratorId: string
  endsAt: string
}

/** A verb's context: one company, one brand, nothing about HTTP. `actor` is null for jobs and webhooks. */
export interface Ctx extends Services {
  companyId: string
  /** BizamplyId; empty for jobs and webhooks, which present nothing. */
  publicId: string
  brandId: string
  actor: Actor | null
  /** The prices that the call declares; a job charges what its call declared. */
  mayCharge?: readonly PriceName[]
  /** One short transaction inside the company. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export function inside(
  services: Services,
  where: Pick<Ctx, 'companyId' | 'publicId' | 'brandId' | 'actor' | 'mayCharge'>,
): Ctx {
  return { ...services, ...where, tx: (work) => services.db.inCompany(where.companyId, work) }
}
