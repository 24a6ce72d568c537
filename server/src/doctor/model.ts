import { modelTrouble, tryModel } from '@bizamply/composer'
import type { ModelProvider } from '@bizamply/contract/company-model-choices'
import type { ModelTrial } from '../context.ts'
import { composerConfig, configuredModel } from '../env/model.ts'
import { finding, type Finding } from './finding.ts'
import type { World } from './world.ts'

interface ModelTarget {
  provider: ModelProvider
  base: string
  called: string
}

/** One short call in the configured protocol. */
export async function examineModel(world: World): Promise<Finding> {
  const about = finding('model', 'Model')
  const configured = configuredModel(world.env)
  if (!configured) {
    const state = world.sandboxed ? 'sandboxed' : 'off'
    const next = ['The built-in composer writes the replies. For a model, follow docs/connect/models.md.']
    return { ...about, state, missing: ['AI_PROVIDER', 'AI_API_KEY', 'AI_MODEL'], tried: 'nothing', next }
  }
  const { provider, baseUrl: base } = configured
  const called = world.rewrite(base)
  if (world.sandboxed && isSandboxs(base, world.env.OUTSIDE_BASE_URL)) {
    const next = ['The sandbox’s stand-in model writes the replies. For a real one, follow docs/connect/models.md.']
    return { ...about, state: 'sandboxed', tried: 'nothing (the sandbox replaces it)', next }
  }
  return trialOf(about, { provider, base, called }, world)
}

const isSandboxs = (base: string, sandbox = ''): boolean => base.startsWith(`${sandbox}/`)

async function trialOf(about: Finding, { provider, base, called }: ModelTarget, world: World): Promise<Finding> {
  const { env } = world
  const config = composerConfig(env)
  const trial = await tryModel({
    provider,
    baseUrl: called,
    apiKey: config.aiApiKey,
    model: config.aiModel ?? '',
    timeoutMs: env.AI_TIMEOUT * 1000,
    reasoningEffort: config.reasoningEffort ?? null,
  })
  const isElsewhere = world.sandboxed && called !== base
  const problem = isElsewhere && trial.status === 502 ? elsewhere : problemOf(trial, env)
  const answer = trial.status === null ? (trial.network ?? 'timeout') : `HTTP ${trial.status}`
  const tried = `requests one word from ${env.AI_MODEL ?? 'the model'} in the ${provider} format`
  const missing = env.AI_API_KEY ? [] : ['AI_API_KEY']
  if (problem) {
    const next = [
      problem === elsewhere
        ? 'Set SANDBOX=off to use this model.'
        : 'Compare the settings with docs/connect/models.md.',
    ]
    return { ...about, state: 'wrong', problems: [problem], missing, tried, answer, next }
  }
  if (isElsewhere) {
    const next = ['The sandbox’s stand-in model writes the replies. Set SANDBOX=off to use the real one.']
    return { ...about, state: 'sandboxed', missing, tried, answer, next }
  }
  return { ...about, missing, tried, answer, next: ['Generate a reply in the console.'] }
}

const elsewhere =
  'AI_BASE_URL: while the sandbox is on, it receives calls to https URLs, and it doesn’t have this model.'

function problemOf(trial: ModelTrial, env: World['env']): string | null {
  const trouble = modelTrouble(trial, env.AI_REASONING_EFFORT !== undefined)
  if (!trouble) return null
  const { kind, detail } = trouble
  const address = env.AI_BASE_URL || !env.AI_REGION ? 'AI_BASE_URL' : 'AI_REGION'
  return {
    slow: 'AI_TIMEOUT: the model took longer than three times this.',
    unreachable: `${address}: the model can’t be reached (${detail}).`,
    protocol: `${address}: the service there doesn’t use this protocol.`,
    key: 'AI_API_KEY: the model’s service rejects it.',
    quota: 'AI_API_KEY: its quota is used up, or the service is limiting requests.',
    failing: `${address}: the model’s service is having problems (${detail}).`,
    effort: 'AI_REASONING_EFFORT: the model doesn’t support this value.',
    model: 'AI_MODEL: the service doesn’t have this model, or it doesn’t support chat.',
    address: `${address}: the service doesn’t have this path.`,
    refused: `${address}: the service refused the call (${detail}).`,
  }[kind]
}
