import { createServer } from 'node:net'
import { PlainError } from './plain-error.mjs'

/** Throws when a port is invalid or in use; `needed` maps variable names to ports. */
export async function requireFreePorts(needed) {
  const seen = new Map()
  for (const [name, port] of Object.entries(needed)) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new PlainError(`${name}: choose a port from 1 to 65535`)
    if (seen.has(port)) throw new PlainError(`${name} and ${seen.get(port)} are both ${port}. Give each its own port.`)
    seen.set(port, name)
    if (await isFree(port)) continue
    throw new PlainError(
      `Port ${port} (${name}) is used by another program. Stop it, or choose another port: ${name}=${port + 10} npm start`,
    )
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
