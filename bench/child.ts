import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export interface Child {
  /** Resident memory in MB. */
  memory(): number
  /** Milliseconds of processor time so far. */
  cpu(): number
  stop(): Promise<void>
}

/** Starts one of our programs as a separate process and waits until it responds at `probe`. */
export async function startChild(args: string[], env: Record<string, string>, probe: string): Promise<Child> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  for (const end = Date.now() + 60_000; !(await answers(probe)); await pause(50)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${args[0]} does not answer at ${probe}`)
  }
  return {
    memory: () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    cpu: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      // Ticks of 10 ms in user and kernel mode.
      return (Number(fields[11]) + Number(fields[12])) * 10
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  )
