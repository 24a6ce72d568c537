import { createOutbound } from '../outbound/outbound.ts'
import { createPlatforms } from '../platforms/index.ts'
import type { TestApp } from './test-app.ts'

/** The same platforms without pauses and without remembered limits; `limitMs` shortens how long an answer may take. */
export function useQuickPlatforms(app: TestApp, limitMs: number | null = null): void {
  // Without `of`, every platform gets this client and so its time limit.
  const { of: _, ...outbound } = createOutbound({ baseUrl: app.sandbox.url })
  const within = limitMs === null ? {} : { timeoutMs: limitMs }
  const quick = {
    ...outbound,
    request: (request: Parameters<typeof outbound.request>[0]) => outbound.request({ ...request, ...within }),
  }
  const names = ['shopify', 'judgeme', 'yotpo', 'instagram', 'facebook', 'tiktok', 'whatsapp', 'google'] as const
  const keys = { clientId: 'bizamply-sandbox', clientSecret: 'bizamply-sandbox-secret' }
  const all = Object.fromEntries(names.map((name) => [name, keys]))
  app.services.platforms = createPlatforms(quick, all, { sleep: () => new Promise((go) => setImmediate(go)) })
}
