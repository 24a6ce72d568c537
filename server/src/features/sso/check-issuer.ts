import type { CheckedIssuer } from '@bizamply/contract/sso'
import { AppError } from '../../errors.ts'
import type { Log } from '../../log.ts'
import type { IdentityProviders } from './identity-providers.ts'

/** Fetches the issuer's metadata; returns it with the issuer's own name. */
export async function checkIssuer(
  parts: { identityProviders: IdentityProviders; log: Log },
  typed: string,
): Promise<CheckedIssuer> {
  const issuer = plainIssuer(typed)
  try {
    return await parts.identityProviders.discover(issuer)
  } catch (err) {
    parts.log.warn({ err }, 'issuer metadata could not be read')
    throw refused(`We couldn’t read ${issuer.replace(/\/$/, '')}${DOCUMENT}. Check the URL at your provider.`)
  }
}

const DOCUMENT = '/.well-known/openid-configuration'

function plainIssuer(typed: string): string {
  const bare = typed.endsWith(DOCUMENT) ? typed.slice(0, -DOCUMENT.length) : typed
  const url = URL.canParse(bare) ? new URL(bare) : null
  if (url?.protocol !== 'https:') throw refused('Enter a URL that starts with https://')
  if (url.username || url.password || url.search || url.hash || /\s/.test(bare)) {
    throw refused('Enter the issuer without a password, query or fragment')
  }
  return bare
}

const refused = (message: string): AppError =>
  new AppError('BAD_REQUEST', { message, errors: [{ path: 'issuer', message }] })
