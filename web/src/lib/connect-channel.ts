/** Result of a consent, sent to the window that started it; same browser and origin. */
export type ConnectResult =
  | { attemptId: string }
  /** `noKeys`: this installation has no app at the platform. */
  | { platform: string; reason: string; noKeys?: boolean }

const name = 'bizamply-connect'

/** Works even if the browser cuts the link between the two windows. */
export const connectChannel = {
  post: (result: ConnectResult) => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(name)
    channel.postMessage(result)
    channel.close()
  },
  hear: (listener: (result: ConnectResult) => void): (() => void) => {
    if (typeof BroadcastChannel === 'undefined') return () => undefined
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const result = resultOf(data)
      if (result) listener(result)
    })
    return () => channel.close()
  },
}

function resultOf(data: unknown): ConnectResult | null {
  if (typeof data !== 'object' || data === null) return null
  if ('attemptId' in data && typeof data.attemptId === 'string') return { attemptId: data.attemptId }
  if (!('platform' in data) || !('reason' in data)) return null
  const { platform, reason } = data
  if (typeof platform !== 'string' || typeof reason !== 'string') return null
  return { platform, reason, noKeys: 'noKeys' in data && data.noKeys === true }
}
