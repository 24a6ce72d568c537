import { fileURLToPath } from 'node:url'
import type { SandboxOptions } from './index.ts'
import { PLATFORMS } from './store/platforms.ts'

/** The only place that reads the environment; an invalid value stops the start and is named. */
export function readSettings(env: NodeJS.ProcessEnv): SandboxOptions {
  return {
    port: wholeNumber(env, 'SANDBOX_PORT', 3900),
    smtpPort: wholeNumber(env, 'SANDBOX_SMTP_PORT', 3925),
    address: env['HOST'] || 'loopback',
    dataDir: env['DATA_DIR'] || '.data',
    demoDir: env['DEMO_DIR'] || fileURLToPath(new URL('../../demo', import.meta.url)),
    epoch: instant(env, 'DEMO_EPOCH'),
    rate: wholeNumber(env, 'SANDBOX_RATE', REAL_JUDGEME_RATE),
    modelDelayMs: wholeNumber(env, 'MODEL_DELAY_MS', 15),
    productUrl: address(env, 'PRODUCT_URL'),
    metaVerifyToken: env['META_VERIFY_TOKEN'] || undefined,
    apps: Object.fromEntries(PLATFORMS.map((platform) => [platform, appAt(env, platform.toUpperCase())])),
    reviewFiles: (env['SANDBOX_REVIEWS'] ?? '').split(',').filter((path) => path.trim() !== ''),
    reviewColumns: columns(env, 'SANDBOX_REVIEWS_COLUMNS'),
  }
}

/** Requests per second and shop; unpublished, so this is the low end of what connectors report. */
const REAL_JUDGEME_RATE = 2

function appAt(env: NodeJS.ProcessEnv, name: string) {
  return { clientId: env[`${name}_CLIENT_ID`] || null, clientSecret: env[`${name}_CLIENT_SECRET`] || null }
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(env[name] || fallback)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not ${env[name]}`)
  return value
}

function instant(env: NodeJS.ProcessEnv, name: string): Date | undefined {
  if (!env[name]) return undefined
  const time = new Date(env[name])
  if (Number.isNaN(time.getTime())) throw new Error(`${name} must be an ISO time, not ${env[name]}`)
  return time
}

function address(env: NodeJS.ProcessEnv, name: string): string | undefined {
  if (!env[name]) return undefined
  if (!URL.canParse(env[name])) throw new Error(`${name} must be an address, not ${env[name]}`)
  return env[name]
}

function columns(env: NodeJS.ProcessEnv, name: string): Record<string, string> | undefined {
  if (!env[name]) return undefined
  try {
    const value: unknown = JSON.parse(env[name])
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([field, column]) => [field, String(column)]))
    }
  } catch (error) {
    throw new Error(`${name} must be a JSON object: ${String(error)}`, { cause: error })
  }
  throw new Error(`${name} must be a JSON object`)
}
