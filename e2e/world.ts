import type { Place } from './product.ts'

export interface Written {
  platform: string
  target: string | number
  text: string
}

/** The outside world as its controls show it: shoppers who write, what reached the platforms, faults. */
export const worldOf = ({ world }: Place) => {
  const play = async (method: string, path: string, body?: object) => {
    const init = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await fetch(`${world}/_/${path}`, { method, ...init })
    if (!answer.ok) throw new Error(`${method} /_/${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { id: number; data: Written[] }
  }
  return {
    /** A shopper writes; answers the id under which the reply will stand in the record. */
    review: async (review: {
      shop: string
      text: string
      name: string
      rating: number
      title?: string
      email?: string
    }) => (await play('POST', 'reviews', { platform: 'judgeme', email: 'shopper@example.org', ...review })).id,
    /** Its author changes it there. */
    rewrite: async (id: number, change: { rating?: number; text?: string }) =>
      play('PUT', `reviews/${String(id)}`, change),
    /** Texts that Judge.me took from us for one review. */
    repliesTo: async (id: number) =>
      (await play('GET', 'record?platform=judgeme')).data
        .filter(({ target }) => String(target) === String(id))
        .map(({ text }) => text),
    /** An account at a platform, that a person may then let us use. */
    openAccount: (account: { platform: string; account: string; name: string }) => play('POST', 'accounts', account),
    /** What became of the access that an account gave us. */
    setAccess: (change: { platform: string; account: string; state: 'active' | 'expired' | 'revoked' }) =>
      play('POST', 'tokens', change),
    /** A shop at a review site. */
    openShop: (shop: { platform: string; shop: string; token: string; name: string }) => play('POST', 'shops', shop),
    /** Somebody with an account at Google. */
    addPerson: (person: { email: string; name: string }) => play('POST', 'people', person),
    /** What was mailed to an address, newest first. */
    mail: async (to: string) =>
      (await play('GET', `mail?to=${encodeURIComponent(to)}`)).data as unknown as { subject: string; text: string }[],
    fault: (fault: { platform: string; fault: string; times?: number; path?: string }) => play('POST', 'faults', fault),
  }
}

export const alderShop = 'alder-and-co.myshopify.com'
