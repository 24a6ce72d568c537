import { platformNames } from '../env/env.ts'
import { webhookUrlOf } from '../features/connections/index.ts'
import { finding, type Finding } from './finding.ts'
import type { World } from './world.ts'

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether APP_URL is reachable from outside: TLS, the proxy, and Meta's verification token. */
export async function examineAddress(world: World): Promise<Finding> {
  const { env } = world
  const about = finding('address', 'URL, TLS and proxy')
  const { protocol, hostname } = new URL(env.appUrl)
  const isLocal = LOCAL.test(hostname)
  if (world.sandboxed && isLocal) {
    const next = ['Set APP_URL to your https URL so real platforms can reach it.']
    return { ...about, state: 'sandboxed', tried: 'nothing (the sandbox reaches this machine)', next }
  }
  const problems = protocol === 'http:' && !isLocal ? ['APP_URL: must be https; cookies and platforms need it.'] : []
  const reached = await reach(world)
  problems.push(...reached.problems)
  const hints = [...hintsOf(world, isLocal, protocol), ...reached.hints]
  const state = problems.length > 0 ? 'wrong' : hints.length > 0 ? 'warning' : 'ok'
  const missing = env.APP_URL ? [] : ['APP_URL']
  return { ...about, state, problems, missing, tried: 'GET APP_URL/healthz', answer: reached.answer, next: hints }
}

function hintsOf({ env }: World, isLocal: boolean, protocol: string): string[] {
  const isAnyOn = platformNames.some((name) => env.platforms[name].clientId !== null)
  return [
    ...(isLocal && isAnyOn ? ['Set APP_URL to an https URL so platforms can send webhooks.'] : []),
    ...(protocol === 'https:' && env.TRUST_PROXY.length === 0
      ? ['Set TRUST_PROXY to your proxy’s address. Until then, all visitors count as one.']
      : []),
  ]
}

interface Reached {
  answer: string
  problems: string[]
  hints: string[]
}

async function reach(world: World): Promise<Reached> {
  const reply = await world.askOperator({ method: 'GET', url: `${world.env.appUrl}/healthz` })
  if (reply.status === null) {
    if (reply.isTls)
      return { answer: reply.why, problems: [`APP_URL: its certificate is rejected (${reply.why}).`], hints: [] }
    return { answer: reply.why, problems: [], hints: ['APP_URL doesn’t respond. Start Bizamply and run this again.'] }
  }
  const answer = `HTTP ${reply.status}`
  if (reply.status >= 500) return { answer, problems: [], hints: ['Start Bizamply and run this again.'] }
  if (reply.status >= 300)
    return { answer, problems: ['APP_URL: another program responds there, not Bizamply.'], hints: [] }
  return { answer, problems: await meta(world), hints: [] }
}

// The request that Meta sends: only the serving process can check the token.
async function meta(world: World): Promise<string[]> {
  const { env } = world
  const token = env.META_VERIFY_TOKEN
  if (!token) return []
  const query = { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': 'doctor' }
  const reply = await world.askOperator({ method: 'GET', url: webhookUrlOf(env, 'facebook'), query })
  if (reply.status === 200) return []
  return ['META_VERIFY_TOKEN: Bizamply at APP_URL doesn’t accept it. Restart it with this value.']
}
