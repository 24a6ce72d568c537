import type { Environment } from './environment.ts'
import type { Findings } from './check-run.ts'
import type { Interruptions } from './interruptions.ts'
import type { Work } from './work.ts'

interface Run {
  environment: Environment
  jobs: string[]
  work: Work
  interruptions: Interruptions
  findings: Findings
  brokenByRestart: number
}

/** The figures of a run, one per line, then the violations. */
export function report({ environment, jobs, work, interruptions, findings, brokenByRestart }: Run): string {
  const { tally, written, counts } = work
  const browsers = [...work.browsers.values()]
  const sum = (numbers: number[]): number => numbers.reduce((all, n) => all + n, 0)
  const starts = environment.machines.flatMap(({ startMs }) => startMs)
  const kills = Map.groupBy(interruptions.kills, ({ machine }) => machine)
  const errors = environment.machines.flatMap(({ name, errors: lines }) => lines.map((line) => `${name}: ${line}`))
  const answers = [...tally.answers].toSorted((a, b) => b[1] - a[1]).map(([name, n]) => `${n} x ${name}`)
  const lines = [
    `kills -9            ${interruptions.kills.length} (${[...kills].map(([name, all]) => `${name} ${all.length}`).join(', ')})`,
    `rolling restart     ${interruptions.restarts.map(({ machine, ms }) => `${machine} ${ms} ms`).join(', ')}; lost ${brokenByRestart}`,
    `starts              ${starts.length}: ${percentiles(starts)}`,
    `requests            ${tally.requests}: ${answers.join(', ')}; broken connections ${tally.brokenAt.length}, timed out ${tally.hung}`,
    `response time       ${percentiles(tally.slowest)}`,
    `proxy               ${Object.entries(environment.proxy.counts)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ')}`,
    `work                ${written.generated} generated, ${written.edited} edited, ${written.delayed} delayed, ${written.duplicates} duplicate requests, ${counts.reads} reads, ${counts.signIns} sign-ins, ${counts.liveReviews} live reviews, ${counts.backfills} backfills, ${sum(work.shops.map(({ files }) => files))} files`,
    `comments            ${findings.comments}: ${findings.sent} sent, ${findings.unknown} unknown and ${written.resolved} resolved by a user, of ${interruptions.inFlightAtKills.size} that were in flight at a kill`,
    `jobs                ${jobs.join(', ')}`,
    `browsers            ${browsers.length}, ${sum(browsers.map(({ received }) => received.length))} events received, ${sum(browsers.map(({ reconnects }) => reconnects))} reconnects`,
    `logged as errors    ${errors.length}`,
    ...errors.slice(0, 20).map((line) => `  ${line.slice(0, 400)}`),
    findings.wrong.length === 0 ? 'No violations.' : `${findings.wrong.length} violations:`,
    ...findings.wrong.slice(0, 50).map((what) => `  ${what}`),
  ]
  return `${lines.join('\n')}\n`
}

function percentiles(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): string => `${Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)} ms`
  return `median ${at(0.5)}, 99 of 100 within ${at(0.99)}, longest ${at(1)}`
}
