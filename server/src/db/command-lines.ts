import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/** The command lines of running processes, arguments separated by spaces, from /proc or else `ps` (macOS). */
export interface CommandLines {
  /** Of one process; '' if it has ended. */
  of(pid: number): string
  all(): string[]
}

// /proc/N/cmdline is readable for any user, even in a container whose root may not trace processes.
export const fromProc: CommandLines = {
  of(pid) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    } catch {
      return ''
    }
  },
  all: () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => fromProc.of(Number(pid))),
}

export const fromPs: CommandLines = {
  of: (pid) => ps('-p', String(pid)).at(0) ?? '',
  all: () => ps('-A'),
}

export const commandLines: CommandLines = process.platform === 'linux' ? fromProc : fromPs

function ps(...which: string[]): string[] {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', ...which], { encoding: 'utf8' })
  return (stdout ?? '').split('\n').filter((line) => line.trim())
}
