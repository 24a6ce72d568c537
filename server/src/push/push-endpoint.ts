import { resolveTarget } from '../outbound/resolve-target.ts'

/**
 * Whether a push may be sent there at all: https, a public host name, the usual port. What the name resolves to is
 * checked when it is sent.
 */
export function isPushEndpoint(endpoint: string): boolean {
  try {
    const { protocol, port } = resolveTarget(endpoint, undefined, { baseUrl: null, allowPrivate: false })
    return protocol === 'https:' && port === ''
  } catch {
    return false
  }
}
