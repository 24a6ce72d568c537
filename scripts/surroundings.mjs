import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PlainError } from './plain-error.mjs'
import { root } from './root.mjs'

/**
 * What server and sandbox get to see. Beside the person's own settings it only knows how to bring the two together;
 * a group (say the model's three variables) is left alone as soon as one of it is set, be it to nothing.
 */
export function surroundings(given = process.env) {
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
    const world = `http://localhost:${ports.SANDBOX_PORT}`
    const groups = [...sandboxGroups(world, ports), ...(sandboxModel(env) ? [modelGroup(world)] : [])]
    for (const group of groups) if (!Object.keys(group).some((name) => name in env)) Object.assign(env, group)
    env.DEMO_EPOCH ||= keptEpoch(env.DATA_DIR)
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

const sandboxGroups = (world, ports) => [
  { OUTSIDE_BASE_URL: world },
  { SMTP_URL: `smtp://localhost:${ports.SANDBOX_SMTP_PORT}` },
  ...PLATFORMS.map((name) => ({
    [`${name}_CLIENT_ID`]: `bizamply-at-${name.toLowerCase()}`,
    // The mark of every secret of the sandbox, so that a search finds one that leaked.
    [`${name}_CLIENT_SECRET`]: `${name.toLowerCase()}-app-sbxsecret-of-bizamply`,
  })),
  { META_VERIFY_TOKEN: 'meta-sbxsecret-verify' },
]

const modelGroup = (world) => ({
  AI_PROVIDER: 'compatible',
  AI_BASE_URL: `${world}/model/v1`,
  AI_API_KEY: 'sandbox',
  AI_MODEL: 'writer-1',
})

// Off by default: what a newcomer sees written must be the product's own composer, not a pretend model.
function sandboxModel({ SANDBOX_MODEL: given }) {
  const chosen = given?.trim() || 'off'
  if (chosen !== 'on' && chosen !== 'off') throw new PlainError(`SANDBOX_MODEL: choose on or off, not ${chosen}`)
  return chosen === 'on'
}

const PLATFORMS = ['SHOPIFY', 'JUDGEME', 'YOTPO', 'INSTAGRAM', 'FACEBOOK', 'TIKTOK', 'WHATSAPP', 'GOOGLE']

// Not a port stays as it was typed, so that the complaint can name it.
const port = (given, fallback) => Number(given?.trim() || fallback)

// Demo times are told relative to the first start, so that both processes and every later start agree on them.
function keptEpoch(dataDir) {
  const path = join(dataDir, 'demo-epoch')
  if (!existsSync(path)) writeFileSync(path, `${new Date().toISOString()}\n`)
  return readFileSync(path, 'utf8').trim()
}
