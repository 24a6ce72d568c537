import { isIPv6 } from 'node:net'

/** A network address as people write it: an IPv4 address without its IPv6 dress, an IPv6 address without its zeros. */
export function plainAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const host = `http://[${plain}]`
  return isIPv6(plain) && URL.canParse(host) ? new URL(host).hostname.slice(1, -1) : plain
}
