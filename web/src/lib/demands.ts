import type { OwnDemands } from '@bizamply/contract/demands'

/** What somebody can do for what their company demands. */
export type DemandTask = 'password' | 'factor'

export interface Demanded {
  task: DemandTask
  /** Until when it can wait; null: nothing else works before it is done. */
  by: string | null
}

/** The one that is missing, else the one that will be within days. */
export function demandedOf(demands: OwnDemands | undefined, now: Date): Demanded | null {
  if (!demands) return null
  const { missing, passwordBy, secondFactorBy } = demands
  if (missing) return { task: missing === 'PASSWORD_EXPIRED' ? 'password' : 'factor', by: null }
  if (secondFactorBy) return { task: 'factor', by: secondFactorBy }
  const isSoon = passwordBy !== null && new Date(passwordBy).getTime() - now.getTime() < SOON_MS
  return isSoon ? { task: 'password', by: passwordBy } : null
}

const SOON_MS = 10 * 86_400_000

/** Told when the server answers nothing before a demand of the company is met. */
export const unmetDemand = new Set<() => void>()

export const secureAccount = '/secure-account'
