import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openEnvironment, type Environment } from './environment.ts'
import { checkRun } from './check-run.ts'
import { report } from './report.ts'
import { decideHalf, settle } from './settle.ts'
import { killPeriodically, restartAll, seeded, type Interruptions } from './interruptions.ts'
import { startWork } from './work.ts'

// npm run machines -- [--minutes 10] [--kill-every 20] [--port-base 6240] [--shops 5] [--reviews 300] [--seed 1] [--short]
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    'kill-every': { type: 'string', default: '20' },
    'port-base': { type: 'string', default: '6240' },
    shops: { type: 'string', default: '5' },
    reviews: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
  },
})
const short = values.short ? { minutes: 0.35, killEvery: 10, shops: 2, reviews: 60 } : null
const plan = short ?? {
  minutes: Number(values.minutes),
  killEvery: Number(values['kill-every']),
  shops: Number(values.shops),
  reviews: Number(values.reviews),
}
const environment = await openEnvironment(Number(values['port-base']))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void environment.close().finally(() => process.exit(130)))
}
try {
  process.exitCode = (await run(environment)) ? 0 : 1
} finally {
  await environment.close()
}

/** Runs the workload with kills and a rolling restart, then checks the result; true when it passed. */
async function run(on: Environment): Promise<boolean> {
  const random = seeded(Number(values.seed))
  const interruptions: Interruptions = { kills: [], restarts: [], inFlightAtKills: new Set() }
  say(`four processes are ready behind ${on.url}`)
  const work = await startWork(on, {
    shops: plan.shops,
    reviews: plan.reviews,
    random: seeded(Number(values.seed) + 1),
  })
  say(`${plan.shops} shops are active; SIGKILL every ${plan.killEvery} s for ${plan.minutes} min`)
  await killPeriodically(on, interruptions, { forMs: plan.minutes * 60_000, everyMs: plan.killEvery * 1000, random })
  await pause(3000)
  say('rolling restart under load')
  const brokenBefore = work.tally.brokenAt.length
  await restartAll(on, interruptions)
  const brokenByRestart = work.tally.brokenAt.length - brokenBefore
  await work.rest()
  say('workload stopped; waiting for pending work')
  const late = await settle(on, work)
  await decideHalf(on, work)
  late.push(...(await settle(on, work)))
  const findings = await checkRun(on, work, interruptions)
  if (brokenByRestart > 0) findings.wrong.push(`${brokenByRestart} requests were lost in the rolling restart`)
  for (const { machine, code } of interruptions.restarts)
    if (code !== 0) findings.wrong.push(`${machine} stopped with ${code}`)
  findings.wrong.push(...late.map((what) => `timed out: ${what}`))
  for (const browser of work.browsers.values()) await browser.close()
  process.stdout.write(
    report({ environment: on, jobs: await countJobs(on), work, interruptions, findings, brokenByRestart }),
  )
  return findings.wrong.length === 0
}

async function countJobs({ owner }: Environment): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; state: string; n: number }>(
    `select name, state::text, count(*)::int as n from pgboss.job where name not like '\\_\\_%' group by 1, 2 order by 1, 2`,
  )
  return rows.map(({ name, state, n }) => `${n} ${name} ${state}`)
}

function say(what: string): void {
  process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`)
}
