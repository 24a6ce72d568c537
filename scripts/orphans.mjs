import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './root.mjs'

/** Records this run's processes, for the next start after a SIGKILL. */
export function recordProcesses(dataDir, pids) {
  const path = join(dataDir, 'processes.json')
  // Renamed, so that a start never reads half a file.
  writeFileSync(`${path}.new`, JSON.stringify(pids))
  renameSync(`${path}.new`, path)
}

export function forgetProcesses(dataDir) {
  rmSync(join(dataDir, 'processes.json'), { force: true })
}

/** Ends processes of a killed launcher; they usually stop on their own, so mostly this waits. */
export async function endOrphans(dataDir) {
  const path = join(dataDir, 'processes.json')
  const left = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).filter(isOurs) : []
  if (left.length > 0) console.log('Waiting for processes of an earlier run to stop')
  for (const [signal, patience] of [
    ['SIGTERM', 10_000],
    ['SIGKILL', 2_000],
  ]) {
    for (const pid of left.filter(isOurs)) send(pid, signal)
    for (const end = Date.now() + patience; Date.now() < end && left.some(isOurs);) await pause(50)
  }
  forgetProcesses(dataDir)
}

function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It ended on its own in between.
    if (error.code !== 'ESRCH') throw error
  }
}

const entries = ['server', 'sandbox'].map((name) => join(root, name, 'src', 'main.ts'))

// The id may belong to another program by now, also to a Bizamply in another folder.
const isOurs = (pid) => {
  const line = ` ${commandLineOf(pid).replaceAll('\0', ' ').trim()} `
  return entries.some((entry) => line.includes(` ${entry} `))
}

// Same as server/src/db/command-lines.ts, for the Node that a machine has before ours is installed.
function commandLineOf(pid) {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`]).stdout?.toString() ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
