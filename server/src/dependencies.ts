import type { z } from 'zod'
import type { system } from '@bizamply/contract/system'
import type { InstallLink } from './features/onboarding/index.ts'
import type { SsoDependencies } from './features/sso/index.ts'
import type { Csrf } from './http/csrf.ts'

/** What the calls are bound to; app.ts makes it once. */
export interface Dependencies extends SsoDependencies {
  csrf: Csrf
  shops: InstallLink
  /** Who reads what users write to support. */
  supportEmail: string
  /** After how many days backups hold nothing any more of what was deleted. */
  backupDays: number
  health: () => Promise<Health>
}

export type Health = z.infer<NonNullable<(typeof system.health)['~orpc']['outputSchema']>>
