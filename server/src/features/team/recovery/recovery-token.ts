import type { KeyedHash } from '../../auth/index.ts'

/**
 * The cancel link, the same in every email. Prefixed with the company, so that it can be looked up inside that company.
 */
export const tokenOf = (hash: KeyedHash, companyId: string, id: string): string =>
  Buffer.concat([
    Buffer.from(companyId.replaceAll('-', ''), 'hex'),
    Buffer.from(hash('recovery-link', `${companyId}:${id}`), 'base64url'),
  ]).toString('base64url')

export const hashOfToken = (hash: KeyedHash, token: string): string => hash('recovery', token)
