// Every outside service by its key: how it lets us in, what it brings and what it takes.
// Knows no feature, no database and no HTTP server: whoever calls hands in the account and its opened credentials.
import type { Outside } from '../outside/outside.ts'
import { createJudgeme } from './judgeme/judgeme.ts'
import type { Platform } from './platform.ts'
import type { PlatformKey, Service } from './service.ts'

export interface Platforms {
  /** In the order in which a person is shown them. */
  readonly keys: PlatformKey[]
  /** Null for a key that has no connector (yet). */
  service(key: string): Service | null
  /** Those that bring comments; null for any other. */
  find(key: string): Platform | null
}

/** Our app's keys at one service; null where none are configured. */
export interface AppKeys {
  clientId: string | null
  clientSecret: string | null
  /** Another version of its API than ours. */
  apiVersion?: string | null
}

/** A service that is missing has no keys. */
export type PlatformsConfig = Partial<Record<PlatformKey, AppKeys>>

export function createPlatforms(outside: Outside, config: PlatformsConfig): Platforms {
  const keysOf = (key: PlatformKey): AppKeys => config[key] ?? { clientId: null, clientSecret: null }
  const commenting: Platform[] = [createJudgeme(outside, keysOf('judgeme'))]
  const others: Service[] = []
  const all: Service[] = [...commenting, ...others].toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
  return {
    keys: all.map(({ key }) => key),
    service: (key) => all.find((service) => service.key === key) ?? null,
    find: (key) => commenting.find((platform) => platform.key === key) ?? null,
  }
}

const order: PlatformKey[] = ['shopify', 'judgeme', 'yotpo', 'instagram', 'facebook', 'tiktok', 'whatsapp', 'google']
