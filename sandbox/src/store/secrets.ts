import { randomBytes } from 'node:crypto'

/**
 * Every secret of the sandbox (token, refresh token, code) contains the word `sbxsecret`, so that a search through
 * dumps, logs and pages finds a leak.
 */
export function newSecret(kind: string): string {
  return `${kind}_${SECRET_MARK}_${randomBytes(20).toString('hex')}`
}

export const SECRET_MARK = 'sbxsecret'
