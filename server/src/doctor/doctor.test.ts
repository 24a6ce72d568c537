import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { platformNames, variables } from '../env/env.ts'
import { scriptedOutbound, type OutboundRequest, type Scripted } from '../testing/scripted-outbound.ts'
import { wrongSettings } from '../testing/wrong-settings.ts'
import { examine } from './examine.ts'
import { isSound, type Finding } from './finding.ts'
import { asJson, asText, withoutSecrets } from './render.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bizamply-doctor-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const NOW = new Date('2026-09-01T10:00:00Z')
const GOOD_KEY = 'marker-of-the-model-key-that-works'
const GOOD_WORD = 'marker-of-the-meta-verify-token'

const ids: Record<string, string> = { google: '1-a.apps.googleusercontent.com' }
const secretOf = (name: string): string => `marker-of-the-${name}-app-secret`

/** Platforms, a model and the product itself; every response repeats the request. */
function world(request: OutboundRequest): Scripted {
  const echo = { echo: [request.body, Object.fromEntries(request.query), request.headers] }
  const headers = { date: NOW.toUTCString() }
  const sent = { ...(request.body as object | null), ...Object.fromEntries(request.query) } as Record<string, string>
  const answer = (status: number, json: object): Scripted => ({ status, headers, json: { ...json, ...echo } })
  if (request.host === 'healthz') return answer(200, {})
  if (request.host === 'hooks') return answer(sent['hub.verify_token'] === GOOD_WORD ? 200 : 403, {})
  if (request.host === 'model.example') return answer(502, { message: 'none' })
  if (request.host === 'model') {
    if (request.headers.authorization !== `Bearer ${GOOD_KEY}`) return answer(401, {})
    return sent['model'] === 'writer' ? answer(200, WROTE) : answer(404, { error: { message: 'no such model' } })
  }
  const secret = sent['client_secret'] ?? sent['secret']
  const knows = platformNames.some((name) => secret === secretOf(name))
  if (request.host === 'business-api.tiktok.com') return answer(200, { code: knows ? 0 : 40_002 })
  if (request.host === 'graph.facebook.com') return answer(knows ? 200 : 400, {})
  return answer(knows ? 400 : 401, { error: knows ? 'invalid_grant' : 'invalid_client' })
}

async function sound(more: NodeJS.ProcessEnv = {}): Promise<NodeJS.ProcessEnv> {
  const { outbound } = await scriptedOutbound(world)
  const base = new URL(outbound.rewrite('https://x.example/')).origin
  const keys = platformNames.flatMap((name) => [
    [`${name.toUpperCase()}_CLIENT_ID`, ids[name] ?? '12345'],
    [`${name.toUpperCase()}_CLIENT_SECRET`, secretOf(name)],
  ])
  return {
    ...Object.fromEntries(keys),
    NODE_ENV: 'test',
    SANDBOX: 'off',
    DATA_DIR: dataDir,
    APP_SECRET: 'marker-of-the-secret-of-the-product',
    APP_URL: base,
    OUTSIDE_BASE_URL: base,
    META_VERIFY_TOKEN: GOOD_WORD,
    AI_BASE_URL: `${base}/model/v1`,
    AI_API_KEY: GOOD_KEY,
    AI_MODEL: 'writer',
    ...more,
  }
}

/** One word, in Chat Completions format. */
const WROTE = { choices: [{ index: 0, message: { role: 'assistant', content: 'OK' }, finish_reason: 'stop' }] }

const doctor = (source: NodeJS.ProcessEnv, shop: string | null = null) => examine({ source, shop, now: () => NOW })
const problemsOf = (findings: Finding[]): string[] => findings.flatMap(({ problems }) => problems)
const stateOf = (findings: Finding[], key: string) => findings.find((one) => one.key === key)?.state

describe('npm run doctor', () => {
  test('finds no problem if everything responds, and lists what it tried', async () => {
    const findings = await doctor(await sound(), 'your-store.myshopify.com')
    expect(problemsOf(findings)).toEqual([])
    for (const key of [...platformNames, 'model', 'clock']) expect([key, stateOf(findings, key)]).toEqual([key, 'ok'])
    expect(isSound(findings)).toBe(true)
    expect(asText(findings)).toContain('No problems found.')
    const google = findings.find(({ key }) => key === 'google')
    expect(google?.answer).toBe('HTTP 400, the keys are accepted')
    expect(google?.register.map(({ address }) => new URL(address).pathname)).toEqual([
      '/integration/google/callback',
      '/auth/google/callback',
    ])
  })

  test('reports everything as sandboxed in a fresh clone, calls nothing and succeeds', async () => {
    const { requests, outbound } = await scriptedOutbound(() => 'hang up')
    const base = new URL(outbound.rewrite('https://x.example/')).origin
    const findings = await doctor({
      DATA_DIR: dataDir,
      OUTSIDE_BASE_URL: base,
      SMTP_URL: 'smtp://localhost:3925',
      SHOPIFY_CLIENT_ID: 'bizamply-at-shopify',
      SHOPIFY_CLIENT_SECRET: 'shopify-app-sbxsecret-of-bizamply',
    })
    const others = findings.filter(({ key }) => key !== 'settings' && key !== 'database')
    expect(others).toHaveLength(12)
    for (const { key, state } of others) expect([key, state]).toEqual([key, 'sandboxed'])
    expect(requests).toEqual([])
    expect(isSound(findings)).toBe(true)
  })

  test('lists the missing settings if nothing is configured, and succeeds', async () => {
    const findings = await doctor({
      NODE_ENV: 'test',
      SANDBOX: 'off',
      DATA_DIR: dataDir,
      APP_URL: 'http://localhost:1',
    })
    expect(isSound(findings)).toBe(true)
    expect(findings.find(({ key }) => key === 'tiktok')?.missing).toEqual(['TIKTOK_CLIENT_ID', 'TIKTOK_CLIENT_SECRET'])
    expect(findings.find(({ key }) => key === 'facebook')?.missing).toContain('META_VERIFY_TOKEN')
    expect(stateOf(findings, 'mail')).toBe('off')
  })

  test.each(platformNames)('names the keys of %s that the platform rejects', async (name) => {
    const wrong = `${name.toUpperCase()}_CLIENT_SECRET`
    const findings = await doctor(await sound({ [wrong]: 'another' }), 'your-store.myshopify.com')
    expect(problemsOf(findings)).toEqual([expect.stringContaining(wrong)])
    expect(stateOf(findings, name)).toBe('wrong')
  })

  test('names an unreachable mail server, model and database', async () => {
    const nowhere = '127.0.0.1:1'
    const findings = await doctor(
      await sound({
        SMTP_URL: `smtp://${nowhere}`,
        DATABASE_URL: `postgres://app@${nowhere}/x`,
        AI_BASE_URL: `http://${nowhere}`,
      }),
    )
    const problems = problemsOf(findings).map((problem) => problem.split(':')[0])
    expect(problems).toEqual(['AI_BASE_URL', 'SMTP_URL', 'MAIL_FROM', 'DATABASE_URL'])
  })

  test('says that a model on the internet needs the sandbox off', async () => {
    const env = await sound({ SANDBOX: 'on', AI_BASE_URL: 'https://model.example/v1' })
    expect(problemsOf(await doctor(env))).toEqual([expect.stringMatching(/^AI_BASE_URL: while the sandbox is on/)])
  })

  test('detects a clock that is two minutes late', async () => {
    const late = new Date(NOW.getTime() - 120_000)
    const findings = await examine({ source: await sound(), now: () => late })
    expect(problemsOf(findings)).toEqual([expect.stringContaining('120 s behind')])
  })

  test("requires https unless the URL is this machine's", async () => {
    const findings = await doctor(await sound({ APP_URL: 'http://shop.invalid' }))
    expect(problemsOf(findings)).toEqual(['APP_URL: must be https; cookies and platforms need it.'])
  })
})

const ofPlatforms = platformNames.flatMap((name) =>
  ['CLIENT_ID', 'CLIENT_SECRET', 'API_VERSION', 'CONFIG_ID'].map((part) => [`${name.toUpperCase()}_${part}`, 'a b']),
)

test('every setting has an invalid value in this test', () => {
  expect(Object.keys(wrongSettings).toSorted()).toEqual(Object.keys(variables.shape).toSorted())
})

test.each([...Object.entries(wrongSettings), ...ofPlatforms])('%s=%s is named', async (name = '', value = '') => {
  // The data folder is only used to store a generated secret.
  const more = name === 'DATA_DIR' ? { APP_SECRET: '' } : {}
  const findings = await doctor(await sound({ ...more, [name]: value }))
  expect(isSound(findings)).toBe(false)
  expect(problemsOf(findings).join('\n')).toMatch(new RegExp(`(^|\\n| or )${name}\\b`))
})

describe('no secret is written', () => {
  const secrets: NodeJS.ProcessEnv = {
    APP_SECRET_OLD: 'marker-of-the-old-secret-of-the-product',
    METRICS_TOKEN: 'marker-of-the-metrics',
    MAIL_BOUNCE_KEY: 'marker-of-the-address-for-bounced-mails',
    SMTP_URL: 'smtp://user:marker-of-mail@127.0.0.1:1',
    DATABASE_URL: 'postgres://app:marker-of-database@127.0.0.1:1/x',
    DATABASE_OWNER_URL: 'postgres://owner:marker-of-owner@127.0.0.1:1/x',
  }
  test.each<[string, NodeJS.ProcessEnv]>([
    ['if everything works', {}],
    ['if platforms refuse', { ...refusedKeys(), AI_API_KEY: 'marker-of-another-model-key' }],
    ['if no server responds', { OUTSIDE_BASE_URL: 'http://127.0.0.1:1', APP_URL: 'http://127.0.0.1:1' }],
    ['if the model’s URL contains a password', { AI_BASE_URL: 'https://user:marker-of-address@model.invalid/v1' }],
    ['if a setting is wrong', { SMTP_URL: 'marker-of-mail', APP_SECRET: 'marker', MAIL_BOUNCE_KEY: 'marker-short' }],
  ])('%s', async (_, more) => {
    const source = await sound({ ...secrets, ...more })
    const findings = await doctor(source, 'your-store.myshopify.com')
    expect(asText(findings)).not.toContain('marker')
    expect(asJson(findings)).not.toContain('marker')
  })

  test('even if a message contains one', () => {
    const text = 'refused: hidden-key of user:p%40ssword1 and p@ssword1'
    const source = { AI_API_KEY: 'hidden-key', SMTP_URL: 'smtp://user:p%40ssword1@mail.example' }
    expect(withoutSecrets(text, source)).toBe('refused: [hidden] of user:[hidden] and [hidden]')
  })
})

function refusedKeys(): NodeJS.ProcessEnv {
  const names = platformNames.map((name) => [`${name.toUpperCase()}_CLIENT_SECRET`, `marker-of-a-wrong-${name}`])
  return Object.fromEntries(names)
}
