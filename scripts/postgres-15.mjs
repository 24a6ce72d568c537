// Runs a command with TEST_DATABASE_URL set to a temporary server of the system's PostgreSQL (Debian's 15):
//   node scripts/postgres-15.mjs npx vitest run --project server
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PlainError, run } from './plain-error.mjs'

await run(async () => {
  const [command, ...args] = process.argv.slice(2)
  const bin = findSystemPostgres()
  if (!bin || !command)
    throw new PlainError('Usage: node scripts/postgres-15.mjs COMMAND, on a machine with PostgreSQL 15 or newer')
  const folder = mkdtempSync('/tmp/bizamply-system-postgres-')
  const server = await startServer(bin, folder)
  try {
    const env = { ...process.env, TEST_DATABASE_URL: server.url }
    return await ended(spawn(command, args, { stdio: 'inherit', env }))
  } finally {
    server.child.kill('SIGINT')
    await ended(server.child)
    rmSync(folder, { recursive: true })
  }
})

function findSystemPostgres() {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).filter((name) => Number(name) >= 15) : []
  const bins = versions.toSorted((a, b) => Number(a) - Number(b)).map((version) => join(home, version, 'bin'))
  return bins.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
}

async function startServer(bin, folder) {
  const user = process.getuid() === 0 ? idsOf('postgres') : {}
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')]
  const password = Math.random().toString(36).slice(2)
  writeFileSync(passwordFile, password)
  if ('uid' in user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  const flags = [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    `--pwfile=${passwordFile}`,
  ]
  const made = spawnSync(join(bin, 'initdb'), ['--pgdata', data, ...flags], { ...user, cwd: '/', encoding: 'utf8' })
  if (made.status !== 0) throw new PlainError(made.stderr)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200']
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const child = spawn(join(bin, 'postgres'), args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  for (let tries = 0; !output.includes('ready to accept connections'); tries++) {
    if (child.exitCode !== null || tries > 200) throw new PlainError(output)
    await pause(50)
  }
  return { child, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` }
}

function idsOf(name) {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout))
  return { uid, gid }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function ended(child) {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
