import { rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PlainError } from './plain-error.mjs'

/**
 * One launcher for each DATA_DIR. The lock is a socket: on Linux an abstract one, which the kernel drops with the
 * process; elsewhere a file, which is deleted when nothing listens on it. The server has its own lock
 * (server/src/db/embedded-lock.ts), as it may be started without a launcher.
 */
export async function lockDataDir(dataDir, platform = process.platform) {
  const { dev, ino } = statSync(dataDir, { bigint: true })
  const isFile = platform !== 'linux'
  const path = isFile ? join(tmpdir(), `bizamply-start-${dev}-${ino}.sock`) : `\0bizamply-start:${dev}:${ino}`
  for (let tries = 0; tries < 5; tries++) {
    if (await listen(path)) return
    const holder = await ask(path)
    if (holder)
      throw new PlainError(
        `Another Bizamply (process ${holder}) is using ${dataDir}. Stop it, or choose another DATA_DIR.`,
      )
    if (isFile) rmSync(path, { force: true })
  }
  throw new PlainError(`Another Bizamply is using ${dataDir}. Stop it, or choose another DATA_DIR.`)
}

function listen(path) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(String(process.pid)))
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen({ path }, () => {
      server.unref()
      resolve(true)
    })
  })
}

function ask(path) {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ path })
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', () => resolve(null))
    socket.on('close', () => resolve(answer || 'unknown'))
  })
}
