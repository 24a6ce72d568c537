import { resolveTarget } from '../outbound/resolve-target.ts'

/**
 * Whether an endpoint is allowed at all: https, a public host name, the default port. Its DNS
 * result is checked on sending.
 */
export function isPushEndpoint(endpoint: string): boolean {
  try {
    const { protocol, port } = resolveTarget(endpoint, undefined, { baseUrl: null, allowPrivate: false })
    return protocol === 'https:' && port === ''
  } catch {
    return false
  }
}
