import { createHash } from 'node:crypto'
import type { RateLimitName } from '@bizamply/contract/rate-limits'
import { spend } from '../../db/rate-limits.ts'
import type { AuthDependencies } from './dependencies.ts'

/** Counts an attempt against each limit; throws with this message if one is exceeded. */
export async function countAttempts(
  deps: Pick<AuthDependencies, 'db' | 'now'>,
  subjects: Partial<Record<RateLimitName, string>>,
  message: string,
): Promise<void> {
  for (const [name, subject] of Object.entries(subjects) as [RateLimitName, string][]) {
    await spend(deps.db, name, digest(subject), deps.now(), message)
  }
}

/** Addresses are counted as hashes, not stored. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
