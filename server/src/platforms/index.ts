// Owns the connectors to outside services: how each authorizes, what it reads and what it writes. Knows no feature, no
// database and no HTTP server: callers pass the account and its decrypted credentials.
import type { Outbound } from '../outbound/outbound.ts'
import { createFacebook } from './facebook/facebook.ts'
import { createGoogleAnalytics, type GoogleAnalytics } from './google-analytics/google.ts'
import { createInstagram } from './instagram/instagram.ts'
import { createJudgeme } from './judgeme/judgeme.ts'
import type { Platform } from './platform.ts'
import { createShopify } from './shopify/shopify.ts'
import type { PlatformKey, RejectedRequest, Service } from './service.ts'
import { createTiktok } from './tiktok/tiktok.ts'
import { createWhatsapp, type Whatsapp } from './whatsapp/whatsapp.ts'
import { createYotpo } from './yotpo/yotpo.ts'

export interface Platforms {
  /** In display order. */
  readonly keys: PlatformKey[]
  /** Null if the key has no connector. */
  service(key: string): Service | null
  /** Null if the service brings no comments. */
  find(key: string): Platform | null
  /** Direct messages with customers. */
  readonly whatsapp: Whatsapp
  /** A brand's web analytics. */
  readonly google: GoogleAnalytics
}

/** Our app's keys at one service, or null if none are configured. */
export interface AppKeys {
  clientId: string | null
  clientSecret: string | null
  /** Overrides our version of the platform's API. */
  apiVersion?: string | null
  /** The configuration id of Meta's sign-up. */
  configId?: string | null
}

/** Services without keys are absent. */
export type PlatformsConfig = Partial<Record<PlatformKey, AppKeys>>

export function createPlatforms(
  outbound: Outbound,
  config: PlatformsConfig,
  /** The clock, and how failed reads wait before a retry. Both are real by default. */
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
