import { createHash } from 'node:crypto'
import type { RateName } from '@bizamply/contract/limits'
import { spend } from '../../db/rates.ts'
import type { AuthDependencies } from './dependencies.ts'

/** Counts one attempt against each limit; over one of them it is refused in these words. */
export async function limit(
  deps: Pick<AuthDependencies, 'db' | 'now'>,
  subjects: Partial<Record<RateName, string>>,
  message: string,
): Promise<void> {
  for (const [name, subject] of Object.entries(subjects) as [RateName, string][]) {
    await spend(deps.db, name, digest(subject), deps.now(), message)
  }
}

/** Addresses are counted, not kept. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
