import { z } from 'zod'

export const setupStates = ['ok', 'sandboxed', 'off', 'warning', 'wrong'] as const
export type SetupState = (typeof setupStates)[number]

/** One thing that the product needs from outside: what was tried, what came back, what to do. Holds no secret. */
export const setupFinding = z.object({
  key: z.string(),
  name: z.string(),
  /** `off` is not configured, `sandboxed` is answered by the sandbox, `warning` works in part. */
  state: z.enum(setupStates),
  /** Each names its setting. */
  problems: z.array(z.string()),
  /** Environment names that aren't set. */
  missing: z.array(z.string()),
  /** Addresses to enter in the vendor's form. */
  register: z.array(z.object({ what: z.string(), address: z.string() })),
  permissions: z.array(z.string()),
  tried: z.string().nullable(),
  answer: z.string().nullable(),
  next: z.array(z.string()),
})
export type SetupFinding = z.infer<typeof setupFinding>
