import { randomBytes } from 'node:crypto'

/**
 * Every secret that this world gives away (token, refresh token, code) holds the word `sbxsecret`, so that a search
 * through dumps, logs and pages finds one that leaked.
 */
export function newSecret(kind: string): string {
  return `${kind}_${SECRET_MARK}_${randomBytes(20).toString('hex')}`
}

export const SECRET_MARK = 'sbxsecret'
