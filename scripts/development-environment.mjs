import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PlainError } from './plain-error.mjs'
import { root } from './root.mjs'

/**
 * The environment of the server and the sandbox, which connects the two by default. A group of variables (such as the
 * model's) is left alone if any of them is set, even to an empty value.
 */
export function developmentEnvironment(given = process.env) {
  const dataDir = resolve(root, given.DATA_DIR || '.data')
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new PlainError(`DATA_DIR: couldn’t create the folder ${dataDir} (${error.code})`)
  }
  const env = { ...given, DATA_DIR: realpathSync(dataDir) }
  const ports = { PORT: port(env.PORT, 3000) }
  const sandbox = (env.SANDBOX || (env.NODE_ENV === 'production' ? 'off' : 'on')) !== 'off'
  if (sandbox) {
    Object.assign(ports, {
      SANDBOX_PORT: port(env.SANDBOX_PORT, 3900),
      SANDBOX_SMTP_PORT: port(env.SANDBOX_SMTP_PORT, 3925),
    })
    const sandboxUrl = `http://localhost:${ports.SANDBOX_PORT}`
    const groups = [...sandboxGroups(sandboxUrl, ports), ...(sandboxModel(env) ? [modelGroup(sandboxUrl)] : [])]
    for (const group of groups) if (!Object.keys(group).some((name) => name in env)) Object.assign(env, group)
    env.DEMO_EPOCH ||= storedEpoch(env.DATA_DIR)
    env.PRODUCT_URL ||= `http://localhost:${ports.PORT}`
  }
  const numbers = Object.fromEntries(Object.entries(ports).map(([name, number]) => [name, String(number)]))
  return {
    env: { ...env, ...numbers },
    ports,
    sandbox,
    dataDir: env.DATA_DIR,
    url: env.APP_URL || `http://localhost:${ports.PORT}`,
  }
}

const sandboxGroups = (sandboxUrl, ports) => [
  { OUTSIDE_BASE_URL: sandboxUrl },
  { SMTP_URL: `smtp://localhost:${ports.SANDBOX_SMTP_PORT}` },
  ...PLATFORMS.map((name) => ({
    [`${name}_CLIENT_ID`]: `bizamply-at-${name.toLowerCase()}`,
    // Contains the marker of sandbox secrets, so that a search finds a leak.
    [`${name}_CLIENT_SECRET`]: `${name.toLowerCase()}-app-sbxsecret-of-bizamply`,
  })),
  { META_VERIFY_TOKEN: 'meta-sbxsecret-verify' },
]

const modelGroup = (sandboxUrl) => ({
  AI_PROVIDER: 'compatible',
  AI_BASE_URL: `${sandboxUrl}/model/v1`,
  AI_API_KEY: 'sandbox',
  AI_MODEL: 'writer-1',
})

// Off by default: a new developer should see the product's own composer, not a simulated model.
function sandboxModel({ SANDBOX_MODEL: given }) {
  const chosen = given?.trim() || 'off'
  if (chosen !== 'on' && chosen !== 'off') throw new PlainError(`SANDBOX_MODEL: choose on or off, not ${chosen}`)
  return chosen === 'on'
}

const PLATFORMS = ['SHOPIFY', 'JUDGEME', 'YOTPO', 'INSTAGRAM', 'FACEBOOK', 'TIKTOK', 'WHATSAPP', 'GOOGLE']

// An invalid port stays as given, so that the error can name it.
const port = (given, fallback) => Number(given?.trim() || fallback)

// Demo times are relative to the first start, so both processes and later starts agree on them.
function storedEpoch(dataDir) {
  const path = join(dataDir, 'demo-epoch')
  if (!existsSync(path)) writeFileSync(path, `${new Date().toISOString()}\n`)
  return readFileSync(path, 'utf8').trim()
}
