import { createOutside } from '../outside/outside.ts'
import { createPlatforms } from '../platforms/index.ts'
import type { TestApp } from './test-app.ts'

/**
 * The same platforms with pauses that take no time and nothing learnt yet. `limitMs` is how long an answer may take:
 * only for what never answers at all.
 */
export function useQuickPlatforms(app: TestApp, limitMs: number | null = null): void {
  const outside = createOutside({ baseUrl: app.sandbox.url })
  const within = limitMs === null ? {} : { timeoutMs: limitMs }
  const quick = {
    ...outside,
    request: (asked: Parameters<typeof outside.request>[0]) => outside.request({ ...asked, ...within }),
  }
  const names = ['shopify', 'judgeme', 'yotpo', 'instagram', 'facebook', 'tiktok', 'whatsapp', 'google'] as const
  const keys = { clientId: 'bizamply-sandbox', clientSecret: 'bizamply-sandbox-secret' }
  const all = Object.fromEntries(names.map((name) => [name, keys]))
  app.services.platforms = createPlatforms(quick, all, { sleep: () => new Promise((go) => setImmediate(go)) })
}
