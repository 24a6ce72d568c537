import { isIPv6 } from 'node:net'

/** A network address in its usual form: IPv4 without the IPv6 prefix, IPv6 with zeros compressed. */
export function plainAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const host = `http://[${plain}]`
  return isIPv6(plain) && URL.canParse(host) ? new URL(host).hostname.slice(1, -1) : plain
}
