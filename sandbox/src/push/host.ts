import { json, type Host } from '../server/exchange.ts'

/** The browsers' push services: they accept encrypted, signed messages and deliver none. */
export function createPushServices(): Host {
  const failure: Host['failure'] = (status, reason) => json(status, { reason })
  return {
    platform: 'push',
    names: ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'],
    serves: (name) => name.endsWith('.notify.windows.com'),
    failure,
    isWrite: () => false,
    answer: ({ method, path, headers, body }) => {
      if (method !== 'POST') return failure(405, 'Only POST')
      // The push service of an uninstalled browser responds like this.
      if (path.endsWith('/gone')) return failure(410, 'The subscription has expired')
      if (!/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=[\w-]+$/.test(headers.authorization ?? '')) {
        return failure(403, 'The VAPID credentials are missing')
      }
      if (!/^\d+$/.test(String(headers['ttl'] ?? ''))) return failure(400, 'TTL is missing')
      if (headers['content-encoding'] !== 'aes128gcm' || body.length < 87)
        return failure(400, 'The body is not encrypted')
      if (body.length > 4096) return failure(413, 'At most 4096 bytes')
      return { status: 201, headers: { location: `https://push.invalid/message/${Date.now()}` }, bytes: '' }
    },
  }
}
