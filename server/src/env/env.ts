import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { address, isOrigin, list, oneOf, origin, port, secret, share, withoutSlash } from './values.ts'
import { modelProblems, modelVariables } from './model.ts'

export type Env = Readonly<z.infer<typeof variables>> & {
  readonly appUrl: string
  readonly sandbox: boolean
  readonly billingTest: boolean
  /** Administrators must have a second factor before they can do anything. */
  readonly adminSecondFactor: boolean
  readonly secret: string
  readonly platforms: Readonly<Record<PlatformName, PlatformKeys>>
}

/** Our app's keys at one platform; each is null if it isn't set. */
export interface PlatformKeys {
  clientId: string | null
  clientSecret: string | null
  apiVersion: string | null
  /** The configuration id of Meta's sign-up. */
  configId: string | null
}

/** Every rejected variable on its own line: `NAME: reason`. */
export class EnvError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration isn’t valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'EnvError'
    this.problems = problems
  }
}

export const environment: NodeJS.ProcessEnv = process.env

/**
 * Reads the configuration once; throws one `EnvError` that names every invalid value. Outside
 * production, it generates the secret on first use and stores it in `DATA_DIR/secret`.
 */
export function readEnv(source: NodeJS.ProcessEnv = environment): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(given)
  const problems = parsed.success ? [] : parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`)
  problems.push(...dependencies(given))
  if (!parsed.success || problems.length > 0) throw new EnvError(problems)
  const env = parsed.data
  const sandbox = (env.SANDBOX ?? (env.NODE_ENV === 'production' ? 'off' : 'on')) === 'on'
  return {
    ...env,
    appUrl: env.APP_URL ?? `http://localhost:${env.PORT}`,
    sandbox,
    billingTest: env.BILLING_TEST ? env.BILLING_TEST === 'on' : sandbox,
    adminSecondFactor: env.ADMIN_SECOND_FACTOR ? env.ADMIN_SECOND_FACTOR === 'on' : !sandbox,
    secret: env.APP_SECRET ?? keptSecret(env.DATA_DIR),
    platforms: platformKeys(given),
  }
}

export const platformNames = [
  'shopify',
  'judgeme',
  'yotpo',
  'instagram',
  'facebook',
  'tiktok',
  'whatsapp',
  'google',
] as const

export type PlatformName = (typeof platformNames)[number]

export const variables = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('development'),
  PORT: port(3000),
  HOST: z
    .string()
    .refine((text) => isIP(text) !== 0 || text === 'localhost', 'must be an IP address, such as 0.0.0.0')
    .optional(),
  SANDBOX_PORT: port(3900),
  SANDBOX_SMTP_PORT: port(3925),
  SANDBOX: oneOf(['on', 'off']).optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  DATABASE_OWNER_URL: address('postgres:', 'postgresql:').optional(),
  APP_URL: origin.optional(),
  APP_SECRET: secret.optional(),
  APP_SECRET_OLD: secret.optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).toLowerCase().optional(),
  ADMIN_SECOND_FACTOR: oneOf(['on', 'off']).optional(),
  TRUSTED_ORIGINS: list(isOrigin, 'must be origins separated by commas, such as https://example.com').transform(
    (entries) => entries.map((entry) => new URL(entry).origin),
  ),
  TRUST_PROXY: list(isNetwork, 'must be IP addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8'),
  OTEL_EXPORTER_OTLP_ENDPOINT: withoutSlash.optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be 1 to 100 letters, digits, dots, hyphens or underscores')
    .default('bizamply'),
  OTEL_TRACES_SAMPLER_ARG: share,
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  ROLE: oneOf(['all', 'web', 'worker']).default('all'),
  BACKUP_DAYS: z
    .string()
    .default('30')
    .refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 3650, 'must be days, 1 to 3650')
    .transform(Number),
  DRAIN_SECONDS: z
    .string()
    .default('0')
    .refine((text) => /^\d{1,2}$/.test(text) && Number(text) <= 30, 'must be whole seconds, 0 to 30')
    .transform(Number),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be an address or Name <address>')
    .default('Bizamply <no-reply@localhost>'),
  MAIL_BOUNCE_KEY: secret.optional(),
  SUPPORT_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  ...modelVariables,
  BILLING_TEST: oneOf(['on', 'off']).optional(),
  META_VERIFY_TOKEN: z.string().optional(),
  OUTSIDE_BASE_URL: withoutSlash.optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  DEMO_EPOCH: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), 'must be an ISO time, such as 2026-01-31T09:00:00Z')
    .transform((text) => new Date(text))
    .optional(),
})

function dependencies(given: Record<string, string | undefined>): string[] {
  const problems: string[] = []
  if (given['NODE_ENV'] === 'production' && !given['APP_SECRET'])
    problems.push('APP_SECRET: is required when NODE_ENV is production')
  problems.push(...modelProblems(given))
  if (given['DATABASE_OWNER_URL'] && !given['DATABASE_URL'])
    problems.push('DATABASE_URL: is required when DATABASE_OWNER_URL is set')
  for (const name of platformNames) {
    const [id, key] = [`${name.toUpperCase()}_CLIENT_ID`, `${name.toUpperCase()}_CLIENT_SECRET`]
    if (given[id] && !given[key]) problems.push(`${key}: is required when ${id} is set`)
    if (given[key] && !given[id]) problems.push(`${id}: is required when ${key} is set`)
  }
  return problems
}

function platformKeys(given: Record<string, string | undefined>): Record<PlatformName, PlatformKeys> {
  const read = (name: string): PlatformKeys => ({
    clientId: given[`${name}_CLIENT_ID`] ?? null,
    clientSecret: given[`${name}_CLIENT_SECRET`] ?? null,
    apiVersion: given[`${name}_API_VERSION`] ?? null,
    configId: given[`${name}_CONFIG_ID`] ?? null,
  })
  const entries = platformNames.map((name) => [name, read(name.toUpperCase())] as const)
  return Object.fromEntries(entries) as Record<PlatformName, PlatformKeys>
}

// Exclusive creation: if two processes start concurrently, one generates the secret and both read it.
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const kept = readFileSync(path, 'utf8').trim()
  if (Buffer.byteLength(kept) < 32) throw new EnvError([`APP_SECRET: ${path} is damaged (shorter than 32 bytes)`])
  return kept
}

function isNetwork(text: string): boolean {
  const [host = '', bits, ...rest] = text.split('/')
  const size = isIP(host) === 4 ? 32 : 128
  return isIP(host) > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size))
}
