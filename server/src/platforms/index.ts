// Every outside service by its key: how it lets us in, what it brings and what it takes.
// Knows no feature, no database and no HTTP server: whoever calls hands in the account and its opened credentials.
import type { Outbound } from '../outbound/outbound.ts'
import { createFacebook } from './facebook/facebook.ts'
import { createGoogleAnalytics, type GoogleAnalytics } from './google/google.ts'
import { createInstagram } from './instagram/instagram.ts'
import { createJudgeme } from './judgeme/judgeme.ts'
import type { Platform } from './platform.ts'
import { createShopify } from './shopify/shopify.ts'
import type { PlatformKey, RejectedRequest, Service } from './service.ts'
import { createTiktok } from './tiktok/tiktok.ts'
import { createWhatsapp, type Whatsapp } from './whatsapp/whatsapp.ts'
import { createYotpo } from './yotpo/yotpo.ts'

export interface Platforms {
  /** In the order in which a person is shown them. */
  readonly keys: PlatformKey[]
  /** Null for a key that has no connector (yet). */
  service(key: string): Service | null
  /** Those that bring comments; null for any other. */
  find(key: string): Platform | null
  /** Conversations with single people. */
  readonly whatsapp: Whatsapp
  /** What a brand's web analytics counted. */
  readonly google: GoogleAnalytics
}

/** Our app's keys at one service; null where none are configured. */
export interface AppKeys {
  clientId: string | null
  clientSecret: string | null
  /** Another version of its API than ours. */
  apiVersion?: string | null
  /** Meta's, of what its sign-up asks for. */
  configId?: string | null
}

/** A service that is missing has no keys. */
export type PlatformsConfig = Partial<Record<PlatformKey, AppKeys>>

export function createPlatforms(
  outbound: Outbound,
  config: PlatformsConfig,
  /** The clock, and how a read that failed waits before the next try; both real unless set. */
  time: { sleep?: (ms: number) => Promise<unknown>; now?: () => Date } = {},
  onRejected?: (request: RejectedRequest) => void,
): Platforms {
  const keysOf = (key: PlatformKey) => ({ ...(config[key] ?? { clientId: null, clientSecret: null }), ...time })
  const at = (key: PlatformKey): Outbound => outbound.of?.(key) ?? outbound
  const whatsapp = createWhatsapp(at('whatsapp'), keysOf('whatsapp'))
  const google = createGoogleAnalytics(at('google'), keysOf('google'))
  const commenting: Platform[] = [
    createShopify(at('shopify'), { ...keysOf('shopify'), onRejected }),
    createJudgeme(at('judgeme'), keysOf('judgeme')),
    createYotpo(at('yotpo'), keysOf('yotpo')),
    createInstagram(at('instagram'), keysOf('instagram')),
    createFacebook(at('facebook'), keysOf('facebook')),
    createTiktok(at('tiktok'), keysOf('tiktok')),
  ]
  const others: Service[] = [whatsapp, google]
  const all: Service[] = [...commenting, ...others].toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
  return {
    keys: all.map(({ key }) => key),
    service: (key) => all.find((service) => service.key === key) ?? null,
    find: (key) => commenting.find((platform) => platform.key === key) ?? null,
    whatsapp,
    google,
  }
}

const order: PlatformKey[] = ['shopify', 'judgeme', 'yotpo', 'instagram', 'facebook', 'tiktok', 'whatsapp', 'google']
