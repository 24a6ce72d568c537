import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { OutboundError } from './outbound-error.ts'

/**
 * Resolves like `dns.lookup` and rejects a name if any of its addresses is not public. The
 * connection uses the checked addresses, so DNS rebinding has no effect.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0)
    const first = found[0]
    if (!first || found.some((entry) => !isPublicAddress(entry.address)))
      return callback(new OutboundError('blocked', `${hostname} has no public address`), '', 0)
    if (options.all) return callback(null, found)
    callback(null, first.address, first.family)
  })
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  return !(family === 4 ? special4.check(address, 'ipv4') : special6.check(address, 'ipv6'))
}

// IANA's special-purpose registries; v6 forms that contain a v4 address (mapped, NAT64, 6to4, Teredo) are rejected
// entirely.
const special4 = subnets('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
])

const special6 = subnets('ipv6', [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
])

function subnets(family: 'ipv4' | 'ipv6', ranges: Array<[string, number]>): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of ranges) list.addSubnet(net, prefix, family)
  return list
}
