import type { Log } from './log.ts'
import type { MemberRole, Rights, UserRole } from '@bizamply/contract/roles'
import type { Composer, createComposer, storedReading, tryModel } from '@bizamply/composer'
import type { Database, Tx } from './db/database.ts'
import type { Seal } from './db/seal.ts'
import type { Finding } from './doctor/finding.ts'
import type { Queue } from './jobs/queue.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import type { Push } from './push/index.ts'
import type { Platforms } from './platforms/index.ts'

/** What of a reading is kept with its comment. */
export type StoredReading = ReturnType<typeof storedReading>

/** How a composer is configured. */
export type ComposerConfig = Parameters<typeof createComposer>[0]

/** A company's own model, at its service's real address. */
export type OwnModel = Required<
  Pick<Parameters<typeof tryModel>[0], 'provider' | 'baseUrl' | 'apiKey' | 'model' | 'reasoningEffort' | 'prices'>
>

/** What came of one call to a model. */
export type ModelTrial = Awaited<ReturnType<typeof tryModel>>

/** What the product runs on; made once in app.ts, handed to every verb. */
export interface Services {
  db: Database
  now: () => Date
  platforms: Platforms
  composer: Composer
  models: Models
  /** What the reader finds in a comment at arrival. */
  read: (
    comment: { title: string | null; text: string; rating: number | null },
    likelyLanguage: string | null,
  ) => StoredReading
  queue: Queue
  mailer: Mailer
  push: Push
  /** Between two comments of a bulk job; a platform's own limits come on top. */
  bulkPauseMs: number
  seal: Seal
  /** An outside address as the browser may fetch it. */
  rewrite: (url: string) => string
  /** Shops are asked for charges that nobody really pays, and such charges count. */
  billingTest: boolean
  /** Tries everything outside with the settings of this process, as `npm run doctor` does. */
  checkSetup: () => Promise<Finding[]>
  /** Our own address as the world reaches it. */
  appUrl: string
  log: Log
  metrics: Metrics
}

/** Models of companies' own. */
export interface Models {
  composerOf(model: OwnModel): Composer
  /** Asks it for one word. */
  attempt(model: OwnModel): Promise<ModelTrial>
}

export interface Actor {
  userId: string
  email: string
  name: string
  role: UserRole
  /** In the brand that a call is about; in the company, where it is about none. */
  memberRole: MemberRole | null
  /** What they may do elsewhere in the company; a job has none. */
  rights?: Rights
}

/** An administrator who sees a member's console: the row of it, and until when. */
export interface Viewing {
  id: string
  companyId: string
  administratorId: string
  endsAt: string
}

/** A verb's context: one company, one brand, nothing of HTTP. `actor` is null for jobs and webhooks. */
export interface Ctx extends Services {
  companyId: string
  /** BizamplyId; empty for jobs and webhooks, which present nothing. */
  publicId: string
  brandId: string
  actor: Actor | null
  /** One short transaction inside the company. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export function inside(services: Services, where: Pick<Ctx, 'companyId' | 'publicId' | 'brandId' | 'actor'>): Ctx {
  return { ...services, ...where, tx: (work) => services.db.inCompany(where.companyId, work) }
}
