import { statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { PlainError } from './plain-error.mjs'

/**
 * One launcher for each DATA_DIR. The lock is an abstract socket, which the kernel drops with the process.
 * The server has its own lock, as it may be started without a launcher.
 */
export async function lockDataDir(dataDir) {
  const { dev, ino } = statSync(dataDir, { bigint: true })
  const path = `\0bizamply-start:${dev}:${ino}`
  for (let tries = 0; tries < 3; tries++) {
    if (await listen(path)) return
    const holder = await ask(path)
    if (holder)
      throw new PlainError(
        `Another Bizamply (process ${holder}) is using ${dataDir}. Stop it, or choose another DATA_DIR.`,
      )
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
    socket.on('close', () => resolve(answer || null))
  })
}
