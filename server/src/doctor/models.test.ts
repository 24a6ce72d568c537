import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startSandboxClient } from '../testing/sandbox-client.ts'
import { examine } from './examine.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bizamply-doctor-models-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

/** The doctor's findings for a given model, with the sandbox in its place. */
async function modelOf(AI_PROVIDER: string, more: NodeJS.ProcessEnv = {}) {
  const named = { AI_PROVIDER, AI_API_KEY: 'key-of-the-shop', AI_MODEL: 'writer', ...addresses[AI_PROVIDER] }
  const { url: OUTSIDE_BASE_URL } = await startSandboxClient()
  const source = { DATA_DIR: dataDir, OUTSIDE_BASE_URL, ...named, ...more }
  const findings = await examine({ source, shop: null, now: () => new Date() })
  return findings.find(({ key }) => key === 'model')
}

const addresses: Record<string, NodeJS.ProcessEnv> = {
  azure: { AI_BASE_URL: 'https://shop.openai.azure.com/openai/v1' },
}

describe.each(['openai', 'azure', 'anthropic', 'google', 'mistral'])(
  'the doctor calls %s in its own protocol',
  (name) => {
    test('and reports that the sandbox responded', async () => {
      expect(await modelOf(name)).toMatchObject({ state: 'sandboxed', problems: [], answer: 'HTTP 200' })
    })

    test('reports a rejected key', async () => {
      const problems = ['AI_API_KEY: the model’s service rejects it.']
      expect(await modelOf(name, { AI_API_KEY: 'wrong-key' })).toMatchObject({ state: 'wrong', problems })
    })

    test('reports a model that no longer exists', async () => {
      const problems = ['AI_MODEL: the service doesn’t have this model, or it doesn’t support chat.']
      expect(await modelOf(name, { AI_MODEL: 'gone-model' })).toMatchObject({ state: 'wrong', problems })
    })
  },
)
