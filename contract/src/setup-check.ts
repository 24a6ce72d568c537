import { z } from 'zod'

export const setupStates = ['ok', 'sandboxed', 'off', 'warning', 'wrong'] as const
export type SetupState = (typeof setupStates)[number]

/**
 * Check of one external dependency: what was tried, the result, and what to do. Contains no
 * secrets.
 */
export const setupFinding = z.object({
  key: z.string(),
  name: z.string(),
  /** `off`: not configured. `sandboxed`: the sandbox responds. `warning`: partly works. */
  state: z.enum(setupStates),
  /** Each names its setting. */
  problems: z.array(z.string()),
  /** Environment variables that aren't set. */
  missing: z.array(z.string()),
  /** URLs to enter in the vendor's settings. */
  register: z.array(z.object({ what: z.string(), address: z.string() })),
  permissions: z.array(z.string()),
  tried: z.string().nullable(),
  answer: z.string().nullable(),
  next: z.array(z.string()),
})
export type SetupFinding = z.infer<typeof setupFinding>
