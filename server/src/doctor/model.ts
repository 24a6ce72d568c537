import { finding, type Finding } from './finding.ts'
import type { Reply, World } from './world.ts'

/** One call of a few words, in the form that every OpenAI-compatible server takes. */
export async function examineModel(world: World): Promise<Finding> {
  const { env } = world
  const about = finding('model', 'Model')
  const base = env.AI_BASE_URL
  if (!base) {
    const state = world.sandboxed ? 'sandboxed' : 'off'
    const next = ['The built-in composer writes the replies. For a model, follow docs/connect/models.md.']
    return { ...about, state, missing: ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'], tried: 'nothing', next }
  }
  const called = world.rewrite(base)
  if (world.sandboxed && isSandboxs(base, env.OUTSIDE_BASE_URL)) {
    const next = ['The sandbox’s pretend model writes. For a real one, follow docs/connect/models.md.']
    return { ...about, state: 'sandboxed', tried: 'nothing: the sandbox stands in for it', next }
  }
  if (world.sandboxed && called !== base) {
    const problem = 'AI_BASE_URL: while the sandbox is on, calls to https addresses go to it, and it has no such model.'
    return { ...about, state: 'wrong', problems: [problem], next: ['Set SANDBOX=off to use this model.'] }
  }
  return asked(about, called, world)
}

const isSandboxs = (base: string, sandbox = ''): boolean => base.startsWith(`${sandbox}/`)

async function asked(about: Finding, base: string, world: World): Promise<Finding> {
  const { AI_API_KEY: key, AI_MODEL: model, AI_REASONING_EFFORT: effort, AI_TIMEOUT: timeout } = world.env
  const request = {
    method: 'POST' as const,
    url: `${base}/chat/completions`,
    ...(key ? { headers: { authorization: `Bearer ${key}` } } : {}),
    json: {
      model,
      messages: [{ role: 'user', content: 'Answer with the word OK.' }],
      ...(effort ? { reasoning_effort: effort } : {}),
    },
    timeoutMs: timeout * 3000,
  }
  const reply = await world.askOperator(request)
  const problem = problemOf(reply, effort)
  const answer = reply.status === null ? reply.why : `HTTP ${reply.status}`
  const tried = 'POST AI_BASE_URL/chat/completions: asks for one word'
  const missing = key ? [] : ['AI_API_KEY']
  if (problem) {
    const next = ['Compare the settings with docs/connect/models.md.']
    return { ...about, state: 'wrong', problems: [problem], missing, tried, answer, next }
  }
  return { ...about, missing, tried, answer, next: ['Generate a reply in the console.'] }
}

function problemOf(reply: Reply, effort: string | undefined): string | null {
  if (reply.status === null) {
    if (reply.why.startsWith('timeout')) return 'AI_TIMEOUT: the model took longer than three times this.'
    return `AI_BASE_URL: the model can't be reached (${reply.why}).`
  }
  const { status, text, body } = reply
  if (status < 300) return hasChoices(body) ? null : 'AI_BASE_URL: what answers there is no Chat Completions API.'
  if (status === 401 || status === 403) return 'AI_API_KEY: the model’s service refuses it.'
  if (status === 429) return 'AI_API_KEY: its quota is spent, or too much was asked.'
  if (status >= 500) return `AI_BASE_URL: the model’s service has a problem (${status}).`
  // A refused effort isn't fatal: the composer learns it and asks without.
  if (effort && /reasoning/i.test(text)) return 'AI_REASONING_EFFORT: the model doesn’t take this value.'
  if (/model/i.test(text)) return 'AI_MODEL: the service has no such model, or it takes no chat.'
  if (status === 404) return 'AI_BASE_URL: there is no Chat Completions API at this address.'
  return `AI_BASE_URL: the service refused the call (${status}).`
}

const hasChoices = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'choices' in body && Array.isArray(body.choices)
