import { rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedError } from './embedded-error.ts'

/**
 * Locks a folder for this process. Throws `EmbeddedError` if another process holds it. The lock is a socket: on Linux
 * an abstract one, which the kernel releases with the process, even after kill -9; elsewhere a file, which is deleted
 * when nothing listens on it.
 */
export async function lockFolder(
  folder: string,
  shown: string,
  platform: NodeJS.Platform = process.platform,
): Promise<{ release(): Promise<void> }> {
  const { dev, ino } = statSync(folder, { bigint: true })
  const isFile = platform !== 'linux'
  const path = isFile ? join(tmpdir(), `bizamply-${dev}-${ino}.sock`) : `\0bizamply:${dev}:${ino}`
  for (let tries = 0; tries < 5; tries++) {
    const server = await listen(path)
    if (server) return { release: () => new Promise((resolve) => server.close(() => resolve())) }
    const holder = await ask(path)
    if (holder) {
      throw new EmbeddedError(
        `Another Bizamply (process ${holder}) is using ${shown}. Stop it, or choose another DATA_DIR.`,
      )
    }
    if (isFile) rmSync(path, { force: true })
  }
  throw new EmbeddedError(`Another Bizamply is using ${shown}. Stop it, or choose another DATA_DIR.`)
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(String(process.pid)))
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen({ path }, () => resolve(server.unref()))
  })
}

// Null if the holder exited between the two checks.
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ path })
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => resolve(null))
    socket.on('close', () => resolve(answer || 'unknown'))
  })
}
