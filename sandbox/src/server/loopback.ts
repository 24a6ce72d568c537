import { createServer, type Server } from 'node:net'

/** `localhost` resolves to 127.0.0.1 or ::1; `loopback` listens on both. */
export const firstOf = (address: string): string => (address === 'loopback' ? '127.0.0.1' : address)

/** Also listens on ::1 for a server at 127.0.0.1; null for other addresses, or without IPv6. */
export async function listenOnIpv6(server: Server, address: string, port: number): Promise<Server | null> {
  if (address !== 'loopback') return null
  const ipv6 = createServer((socket) => void server.emit('connection', socket))
  return new Promise((resolve, reject) => {
    ipv6.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' ? resolve(null) : reject(error),
    )
    ipv6.listen(port, '::1', () => resolve(ipv6))
  })
}
