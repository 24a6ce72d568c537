import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { root } from './child.ts'
import type { Figure } from './figure.ts'

export interface StartPorts {
  PORT: string
  SANDBOX_PORT: string
  SANDBOX_SMTP_PORT: string
}

/** `npm start` on an installed and built clone: with an empty data folder, then with existing data. */
export async function measureStart(ports: StartPorts): Promise<Figure[]> {
  const empty: number[] = []
  const again: number[] = []
  for (let run = 0; run < 2; run++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'bizamply-bench-start-'))
    try {
      empty.push(await timeStart(dataDir, ports))
      again.push(await timeStart(dataDir, ports))
    } finally {
      await (await startEmbedded({ dataDir, log: { info: () => undefined, warn: () => undefined } })).destroy()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  const figure = (what: string, seconds: number[]): Figure => ({
    name: `npm start, ${what}`,
    value: Math.min(...seconds),
    unit: 's',
    bound: { most: 10 },
    from: `the better of ${seconds.map((s) => s.toFixed(1)).join(' and ')} s until "Bizamply is ready"`,
  })
  return [figure('empty data folder', empty), figure('data of a run before', again)]
}

async function timeStart(dataDir: string, ports: StartPorts): Promise<number> {
  const env: NodeJS.ProcessEnv = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, ...ports }
  const began = performance.now()
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  // npm exits first; the pipes close with its last descendant.
  const ended = once(child, 'close')
  const ready = new Promise<number>((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('Bizamply is ready')) resolve((performance.now() - began) / 1000)
      })
    }
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}\n${output}`)))
  })
  try {
    return await ready
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
