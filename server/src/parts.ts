import type { z } from 'zod'
import type { system } from '@bizamply/contract/system'
import type { AuthParts } from './features/auth/index.ts'
import type { ShopDoor } from './features/onboarding/index.ts'
import type { Csrf } from './http/csrf.ts'

/** What the calls are bound to; app.ts makes it once. */
export interface Parts extends AuthParts {
  csrf: Csrf
  shops: ShopDoor
  /** Who reads what users write to support. */
  supportEmail: string
  health: () => Promise<Health>
}

export type Health = z.infer<NonNullable<(typeof system.health)['~orpc']['outputSchema']>>
