import { api } from './call.ts'

const WORKER = '/push-worker.js'

export type PushSupport = 'ready' | 'blocked' | 'missing'

/** Whether this browser supports push, and whether the user blocked it. */
export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'missing'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** This browser's subscription, if any. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() === 'missing') return null
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Asks for permission, subscribes, and registers at the server; false if the user denies
 * permission.
 */
export async function turnPushOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.register(WORKER)
  const old = await registration.pushManager.getSubscription()
  // A subscription made with an older key receives nothing.
  if (old && keyOf(old) !== publicKey) await old.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const { endpoint = '', keys } = (await registration.pushManager.subscribe(options)).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await api.push.subscribe({ endpoint, keys: { p256dh, auth } })
  return true
}

/**
 * Unsubscribes in the browser only; the push service then reports the server's endpoint as gone.
 */
export async function turnPushOff(): Promise<void> {
  await (await currentSubscription())?.unsubscribe()
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
