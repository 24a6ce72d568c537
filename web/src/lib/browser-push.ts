import { api } from './call.ts'

const WORKER = '/push-worker.js'

export type PushSupport = 'ready' | 'blocked' | 'missing'

/** Whether this browser can get pushes, and whether its person forbade them here. */
export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'missing'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** What this browser is subscribed with, if it is. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() === 'missing') return null
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks for the permission, subscribes this browser and tells the server; false where its person says no. */
export async function turnPushOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.register(WORKER)
  const old = await registration.pushManager.getSubscription()
  // One made with a key that is not ours any more gets nothing.
  if (old && keyOf(old) !== publicKey) await old.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const { endpoint = '', keys } = (await registration.pushManager.subscribe(options)).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await api.push.subscribe({ endpoint, keys: { p256dh, auth } })
  return true
}

/** Ends it at the browser; what the server still has is answered as gone by the push service. */
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
