// Every outside service that brings comments and takes replies, by its key.
// Knows no feature, no database and no HTTP server: whoever calls hands in the account and its opened credentials.
import type { Outside } from '../outside/outside.ts'
import { createJudgeme, type Judgeme, type JudgemeConfig } from './judgeme/judgeme.ts'
import type { Platform, PlatformKey } from './platform.ts'

export interface Platforms {
  readonly judgeme: Judgeme
  readonly keys: PlatformKey[]
  /** Null for a key that has no connector (yet). */
  find(key: string): Platform | null
}

export interface PlatformsConfig {
  judgeme: JudgemeConfig
}

export function createPlatforms(outside: Outside, config: PlatformsConfig): Platforms {
  const judgeme = createJudgeme(outside, config.judgeme)
  const all: Platform[] = [judgeme]
  return {
    judgeme,
    keys: all.map(({ key }) => key),
    find: (key) => all.find((platform) => platform.key === key) ?? null,
  }
}
