import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EnvError, platformNames, readEnv, variables } from './env.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bizamply-env-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const read = (given: Record<string, string> = {}) => readEnv({ DATA_DIR: dataDir, ...given })
const problems = (given: Record<string, string>) => {
  try {
    read(given)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
}
const long = 'x'.repeat(32)

describe('configuration', () => {
  it('has the documented defaults', () => {
    expect(read()).toMatchObject({
      PORT: 3000,
      SANDBOX_PORT: 3900,
      SANDBOX_SMTP_PORT: 3925,
      sandbox: true,
      appUrl: 'http://localhost:3000',
      ROLE: 'all',
      LOG_LEVEL: 'info',
      TRUSTED_ORIGINS: [],
      TRUST_PROXY: [],
    })
  })

  it('treats an empty value as not set', () => {
    expect(read({ PORT: '', AI_BASE_URL: ' ' })).toMatchObject({ PORT: 3000 })
  })

  it('generates a secret once, readable only by its owner', () => {
    const { secret } = read()
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(read().secret).toBe(secret)
    expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(secret)
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('names every invalid value with its reason in one error', () => {
    expect(
      problems({ PORT: '70000', APP_SECRET: 'short', ROLE: 'both', SMTP_URL: 'mail', APP_URL: 'http://a.b/c' }),
    ).toEqual([
      'PORT: must be a port, 1 to 65535',
      'APP_URL: must be an origin without a path, such as https://example.com',
      'APP_SECRET: must be at least 32 bytes long',
      'ROLE: must be one of all, web, worker',
      'SMTP_URL: must be an address beginning with smtp:// or smtps://',
    ])
  })

  it('requires a secret in production, and disables the sandbox unless requested', () => {
    expect(problems({ NODE_ENV: 'production' })).toEqual(['APP_SECRET: is required when NODE_ENV is production'])
    expect(read({ NODE_ENV: 'production', APP_SECRET: long }).sandbox).toBe(false)
    expect(read({ NODE_ENV: 'production', APP_SECRET: long, SANDBOX: 'on' }).sandbox).toBe(true)
  })

  it('requires settings that belong together', () => {
    expect(problems({ AI_REASONING_EFFORT: 'hard' })).toEqual([expect.stringMatching(/^AI_REASONING_EFFORT: .*low/)])
    expect(problems({ AI_BASE_URL: 'http://localhost:1/v1', JUDGEME_CLIENT_ID: 'id' })).toEqual([
      'AI_MODEL: is required when AI_BASE_URL is set',
      'JUDGEME_CLIENT_SECRET: is required when JUDGEME_CLIENT_ID is set',
    ])
  })

  it("reads a model's timeout, price and fallback", () => {
    expect(read()).toMatchObject({ AI_TIMEOUT: 15, AI_FALLBACK: 'none' })
    const given = { AI_TIMEOUT: '30', AI_INPUT_PRICE: '0.25', AI_OUTPUT_PRICE: '1', AI_FALLBACK: 'built-in' }
    expect(read(given)).toMatchObject({
      AI_TIMEOUT: 30,
      AI_INPUT_PRICE: 0.25,
      AI_OUTPUT_PRICE: 1,
      AI_FALLBACK: 'built-in',
    })
    expect(problems({ AI_TIMEOUT: '0', AI_INPUT_PRICE: '-1', AI_FALLBACK: 'maybe' })).toEqual([
      'AI_TIMEOUT: must be seconds, 1 to 300',
      'AI_INPUT_PRICE: must be a price per million tokens, such as 0.25',
      'AI_FALLBACK: must be one of built-in, none',
      'AI_OUTPUT_PRICE: is required when AI_INPUT_PRICE is set',
    ])
  })

  it("reads lists, platforms' keys and the demo's time", () => {
    const env = read({
      TRUSTED_ORIGINS: 'https://a.example, https://b.example/',
      TRUST_PROXY: '127.0.0.1,10.0.0.0/8,::1',
      JUDGEME_CLIENT_ID: 'id',
      JUDGEME_CLIENT_SECRET: 'key',
      OUTSIDE_BASE_URL: 'http://localhost:3900/',
      DEMO_EPOCH: '2026-01-31T09:00:00Z',
    })
    expect(env.TRUSTED_ORIGINS).toEqual(['https://a.example', 'https://b.example'])
    expect(env.TRUST_PROXY).toEqual(['127.0.0.1', '10.0.0.0/8', '::1'])
    expect(env.platforms.judgeme).toEqual({ clientId: 'id', clientSecret: 'key', apiVersion: null, configId: null })
    expect(env.platforms.yotpo.clientId).toBeNull()
    expect(env.OUTSIDE_BASE_URL).toBe('http://localhost:3900')
    expect(env.DEMO_EPOCH).toEqual(new Date('2026-01-31T09:00:00Z'))
    expect(problems({ TRUST_PROXY: 'anybody', TRUSTED_ORIGINS: 'a.example', DEMO_EPOCH: 'soon' })).toHaveLength(3)
  })
})

describe('.env.example', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const lines = [...text.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }))
  const listed = lines.map(({ name }) => name)
  const ofPlatform = new RegExp(
    `^(${platformNames.join('|').toUpperCase()})_(CLIENT_ID|CLIENT_SECRET|API_VERSION|CONFIG_ID)$`,
  )

  it('lists every variable that the product reads, once', () => {
    expect(Object.keys(variables.shape).filter((name) => !listed.includes(name))).toEqual([])
    expect(listed.filter((name, n) => listed.indexOf(name) !== n)).toEqual([])
    for (const name of platformNames) expect(text).toContain(name.toUpperCase())
  })

  it('lists nothing that is never read', () => {
    const unread = listed.filter((name) => !(name in variables.shape) && !ofPlatform.test(name) && !elsewhere.has(name))
    expect(unread).toEqual([])
  })

  it('shows defaults and examples that are valid', () => {
    const given = Object.fromEntries(lines.filter(({ value }) => value).map(({ name, value }) => [name, value]))
    // A model needs a key, and an app's id its secret, for which there are no examples.
    expect(problems({ ...given, AI_PROVIDER: '', AI_BASE_URL: '' })).toEqual([])
    expect(lines.find(({ name }) => name === 'PORT')?.value).toBe('3000')
  })

  /** Read by OpenTelemetry, the launcher, the sandbox or tests, not by the product. */
  const elsewhere: ReadonlySet<string> = new Set([
    'OTEL_EXPORTER_OTLP_HEADERS',
    'SANDBOX_MODEL',
    'SANDBOX_REVIEWS',
    'SANDBOX_REVIEWS_COLUMNS',
    'SANDBOX_RATE',
    'MODEL_DELAY_MS',
    'CHROMIUM_PATH',
    'TEST_DATABASE_URL',
  ])
})
