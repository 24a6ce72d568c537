import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from './child.ts'
import { isReached, type Figure } from './figure.ts'

// The machine's load at the start: above its number of cores, absolute figures mean little.
const busy = Number((loadavg()[0] ?? 0).toFixed(1))

export function printTable(figures: Figure[]): void {
  const rows = figures.map((figure) => [
    isReached(figure) ? 'yes' : 'NO',
    figure.name,
    `${short(figure.value)} ${figure.unit}`,
    'most' in figure.bound ? `<= ${figure.bound.most}` : `>= ${figure.bound.least}`,
    figure.aim === undefined ? '' : String(figure.aim),
    figure.from,
  ])
  const all = [['reached', 'figure', 'value', 'bound', 'aim', 'from'], ...rows]
  const widths = all[0]?.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0))) ?? []
  for (const row of all)
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  const sources = figures.flatMap(({ name, source }) => (source ? [`${name}\n  ${source}`] : []))
  console.log(`\nWhat ours was compared with:\n${sources.join('\n')}`)
}

export function writeLatest(figures: Figure[], postgres: string): void {
  const latest = {
    date: new Date().toISOString(),
    commit:
      git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain', 'server/src', 'contract/src') && '+'),
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: availableParallelism(),
      memoryGB: Math.round(totalmem() / 1e9),
      node: process.versions.node,
      postgres,
      busy,
    },
    figures: figures.map((figure) => ({
      ...figure,
      value: Number(short(figure.value)),
      reached: isReached(figure),
    })),
  }
  writeFileSync(join(root, 'bench', 'latest.json'), `${JSON.stringify(latest, null, 2)}\n`)
}

const short = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
