import type { OwnRequirements } from '@bizamply/contract/sign-in-requirements'

/** The user's actions for their company's sign-in requirements. */
export type RequirementTask = 'password' | 'factor'

export interface RequiredTask {
  task: RequirementTask
  /** The deadline; null if nothing else works until it is done. */
  by: string | null
}

/** The unmet requirement, else the next one with a deadline. */
export function requiredTaskOf(requirements: OwnRequirements | undefined, now: Date): RequiredTask | null {
  if (!requirements) return null
  const { missing, passwordBy, secondFactorBy } = requirements
  if (missing) return { task: missing === 'PASSWORD_EXPIRED' ? 'password' : 'factor', by: null }
  if (secondFactorBy) return { task: 'factor', by: secondFactorBy }
  const isSoon = passwordBy !== null && new Date(passwordBy).getTime() - now.getTime() < SOON_MS
  return isSoon ? { task: 'password', by: passwordBy } : null
}

const SOON_MS = 10 * 86_400_000

/** Called when the server rejects calls because of an unmet sign-in requirement. */
export const unmetRequirement = new Set<() => void>()

export const secureAccount = '/secure-account'
