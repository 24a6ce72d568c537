import type { z } from 'zod'
import type { system } from '@bizamply/contract/system'
import type { Services } from './context.ts'
import type { Database } from './db/database.ts'
import type { Auth, Sessions } from './features/auth/index.ts'
import type { Csrf } from './http/csrf.ts'

/** What the calls are bound to; app.ts makes it once. */
export interface Parts {
  services: Services
  db: Database
  auth: Auth
  sessions: Sessions
  csrf: Csrf
  now: () => Date
  health: () => Promise<Health>
}

export type Health = z.infer<NonNullable<(typeof system.health)['~orpc']['outputSchema']>>
