import type { Service } from './service-list.ts'

const name = 'connections'

/** Hears from the consent's last page, which may stand in another window: which try came to an end. */
export function hearAttempts(service: Service, tell: (attemptId: string | null) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const said = typeof data === 'object' && data !== null ? new Map<string, unknown>(Object.entries(data)) : null
    if (said?.get('platform') !== service) return
    const attemptId = said.get('attemptId')
    tell(typeof attemptId === 'string' ? attemptId : null)
  })
  return () => channel.close()
}
