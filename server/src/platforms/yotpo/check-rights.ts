import type { Access } from '../service.ts'
import type { Client } from './client.ts'
import { statusOf } from './errors.ts'

export const mayNotAnswer = 'Yotpo lets us read reviews, but not answer them.'

/** No review has this number, so nothing can be written. */
const NOWHERE = '/reviews/0/comment'
const againMs = 3_600_000

/**
 * Yotpo names no rights: whether we may answer, only an answer tells. One to no review at all is refused in any case:
 * for our rights, or because it stands nowhere. What went well is asked again in an hour.
 */
export function createRightsCheck(client: Client): (access: Access) => Promise<string[]> {
  const fine = new Map<string, number>()
  return async (access) => {
    const { account, credentials } = access
    const who = `${account} ${credentials['token'] ?? ''}`
    if (performance.now() - (fine.get(who) ?? -Infinity) < againMs) return []
    // What can't be told now is asked again with the next sync.
    const answer = await client.write(access, NOWHERE, { content: '', public: true }).catch(() => null)
    if (answer === null) return []
    const status = statusOf(answer)
    if (status === 401 || status === 403) return [mayNotAnswer]
    if (status < 500 && status !== 429) fine.set(who, performance.now())
    return []
  }
}
