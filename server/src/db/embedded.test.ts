import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedded, type Embedded } from './embedded.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bizamply-embedded-'))
const notes: string[] = []
const note = (_fields: object, message: string) => void notes.push(message)
const start = () => startEmbedded({ dataDir, log: { info: note, warn: note }, settings: { fsync: 'off' } })
const ask = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
const state = () =>
  JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { port: number; cluster: string }
const postmaster = () => {
  const cluster = state().cluster ?? join(dataDir, 'postgres')
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
}

const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

// A separate process that can be killed.
function startElsewhere(): Promise<ChildProcess> {
  const script = `const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
    const log = { info() {}, warn() {} }
    const { ownerUrl } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log, settings: { fsync: 'off' } })
    console.log(ownerUrl)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
}

describe('embedded PostgreSQL', () => {
  let running: Embedded

  beforeAll(async () => {
    running = await start()
    await ask(running.ownerUrl, 'create table kept (n int); insert into kept values (1)')
  })

  afterAll(async () => {
    await running.destroy()
    rmSync(dataDir, { recursive: true })
  })

  it("has an owner that can create roles and databases but isn't a superuser, on loopback only", async () => {
    const sql = `select rolsuper, rolcreatedb, rolcreaterole, current_setting('listen_addresses') as listens,
      current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding
      from pg_roles where rolname = current_user`
    const expected = { rolsuper: false, rolcreatedb: true, rolcreaterole: true, listens: '127.0.0.1' }
    expect(await ask(running.ownerUrl, sql)).toEqual([{ ...expected, checksums: 'on', encoding: 'UTF8' }])
  })

  it('rejects a second start and says who uses the folder', async () => {
    await expect(start()).rejects.toThrow(`Another Bizamply (process ${process.pid}) is using ${dataDir}`)
  })

  it('stops and restarts with its data intact', async () => {
    await running.stop()
    running = await start()
    expect(await ask(running.ownerUrl, 'select n from kept')).toEqual([{ n: 1 }])
  })

  it('takes over the server of a killed process', async () => {
    await running.stop()
    const child = await startElsewhere()
    const pid = postmaster()
    await killed(child)
    running = await start()
    expect(postmaster()).toBe(pid)
    expect(notes.at(-1)).toBe('Reusing the PostgreSQL that was still running')
  })

  it('recovers after it and PostgreSQL were killed together', async () => {
    await running.stop()
    const child = await startElsewhere()
    process.kill(postmaster(), 'SIGKILL')
    await killed(child)
    running = await start()
    expect(await ask(running.ownerUrl, 'select n from kept')).toEqual([{ n: 1 }])
  })

  it('picks another port if its own is taken', async () => {
    await running.stop()
    const { port } = state()
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    running = await start()
    await new Promise((resolve) => other.close(resolve))
    expect(new URL(running.ownerUrl).port).not.toBe(String(port))
    expect(await ask(running.ownerUrl, 'select n from kept')).toEqual([{ n: 1 }])
  })
})
