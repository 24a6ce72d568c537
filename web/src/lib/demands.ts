import type { OwnDemands } from '@bizamply/contract/demands'

/** The user's actions for their company's sign-in requirements. */
export type DemandTask = 'password' | 'factor'

export interface Demanded {
  task: DemandTask
  /** The deadline; null if nothing else works until it is done. */
  by: string | null
}

/** The unmet requirement, else the next one with a deadline. */
export function demandedOf(demands: OwnDemands | undefined, now: Date): Demanded | null {
  if (!demands) return null
  const { missing, passwordBy, secondFactorBy } = demands
  if (missing) return { task: missing === 'PASSWORD_EXPIRED' ? 'password' : 'factor', by: null }
  if (secondFactorBy) return { task: 'factor', by: secondFactorBy }
  const isSoon = passwordBy !== null && new Date(passwordBy).getTime() - now.getTime() < SOON_MS
  return isSoon ? { task: 'password', by: passwordBy } : null
}

const SOON_MS = 10 * 86_400_000

/** Called when the server rejects calls because of an unmet sign-in requirement. */
export const unmetDemand = new Set<() => void>()

export const secureAccount = '/secure-account'
