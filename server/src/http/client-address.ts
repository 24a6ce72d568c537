import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { BlockList, isIPv6 } from 'node:net'

/** The peer's address, or the one that a trusted proxy forwards; no other forwarded header counts. */
export function clientAddress(c: Context, trusted: string[]): string {
  const peer = plain((c.env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress ?? '127.0.0.1')
  const proxies = listOf(trusted)
  if (!isTrusted(proxies, peer)) return peer
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()))
  return hops.findLast((hop) => hop && !isTrusted(proxies, hop)) ?? peer
}

const plain = (address: string): string => address.replace(/^::ffff:/, '')

const lists = new WeakMap<string[], BlockList>()

function listOf(trusted: string[]): BlockList {
  let list = lists.get(trusted)
  if (!list) lists.set(trusted, (list = makeList(trusted)))
  return list
}

function makeList(trusted: string[]): BlockList {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits) list.addSubnet(address, Number(bits), family)
    else list.addAddress(address, family)
  }
  return list
}

const isTrusted = (proxies: BlockList, address: string): boolean =>
  proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
