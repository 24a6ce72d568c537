import { memoryFlags, memorySettings } from '../scripts/memory-flags.mjs'
import type { Caller } from '../server/src/testing/caller.ts'
import { startChild } from './child.ts'
import { overHttp, signIn, type Company } from './company.ts'
import type { Figure } from './figure.ts'
import { SECRET, type Environment } from './environment.ts'
import { load, type Target } from './load.ts'
import { makeWriters } from './measure-generate.ts'
import { INBOX, statement, statementValues } from './measure-inbox.ts'
import { median, perSecond } from './interleave.ts'

const CONNECTIONS = 16
const ROUNDS = 6
const ROUND_MS = 1500

/** Compares the running product with a bare server, alternating between the two. */
export async function measureThroughput(environment: Environment, company: Company, ports: Ports): Promise<Figure[]> {
  const ours = await startOurs(environment, ports.ours)
  const bare = await startBare(environment, company, ports.bare)
  try {
    const caller = await signIn(company, overHttp(ports.ours))
    const target: Target = { port: ports.ours, path: INBOX, headers: headersOf(caller) }
    const bareTarget: Target = { port: ports.bare, path: '/', headers: {} }
    const speeds = { ours: [] as number[], bare: [] as number[] }
    for (let round = 0; round <= ROUNDS; round++) {
      const [mine, theirs] = [await load(target, CONNECTIONS, ROUND_MS), await load(bareTarget, CONNECTIONS, ROUND_MS)]
      if (round === 0) continue
      speeds.ours.push(mine)
      speeds.bare.push(theirs)
    }
    const writers = await makeWriters(environment, 8, 60, overHttp(ports.ours))
    await perSecond(480, 8, async (n) => writers[n % writers.length]?.())
    return [throughput(median(speeds.ours), median(speeds.bare)), memory(ours.memory())]
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

export interface Ports {
  ours: number
  bare: number
}

const throughput = (ours: number, bare: number): Figure => ({
  name: 'throughput / bare server',
  value: ours / bare,
  unit: 'x',
  bound: { least: 0.3 },
  aim: 0.5,
  from: `${ours.toFixed(0)} / s against ${bare.toFixed(0)} / s, ${CONNECTIONS} connections`,
  source: `as role app_tenant: ${statement.replace(/\s+/g, ' ')}`,
})

const memory = (megabytes: number): Figure => ({
  name: 'memory of the server',
  value: megabytes,
  unit: 'MB',
  bound: { most: 350 },
  from: 'resident, after that load and 480 generates',
})

export const startOurs = ({ dataDir, ownerUrl, appUrl }: Environment, port: number) =>
  startChild(
    [...memoryFlags, 'server/src/main.ts'],
    {
      ...memorySettings,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      APP_SECRET: SECRET,
      SANDBOX: 'off',
      // Required by default without the sandbox; the benchmark’s administrator has none.
      ADMIN_SECOND_FACTOR: 'off',
      LOG_LEVEL: 'warn',
    },
    `http://127.0.0.1:${port}/readyz`,
  )

function startBare({ appUrl }: Environment, company: Company, port: number) {
  const { companyId } = company
  const settings = { port, url: appUrl, companyId, text: statement, values: statementValues(company) }
  return startChild(['bench/bare-server.ts', JSON.stringify(settings)], {}, `http://127.0.0.1:${port}/`)
}

function headersOf(caller: Caller): Record<string, string> {
  const cookie = [...caller.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, authorization: `Bearer ${caller.token}`, 'x-brand-id': caller.brand ?? '' }
}
