import { randomBytes } from 'node:crypto'
import type { KeyedHash } from '../auth/index.ts'
import { isId } from '../../db/ids.ts'

const ID_BYTES = 16
const SECRET_BYTES = 32

/** The link's secret, prefixed with the company, so that it can be looked up inside that company. */
export const newToken = (companyId: string): string =>
  Buffer.concat([Buffer.from(companyId.replaceAll('-', ''), 'hex'), randomBytes(SECRET_BYTES)]).toString('base64url')

export const hashOfToken = (hash: KeyedHash, token: string): string => hash('invitation', token)

/** Null if malformed. */
export function companyOfToken(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SECRET_BYTES || bytes.toString('base64url') !== token) return null
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isId(id) ? id : null
}
