export interface Posted {
  target: string
  text: string
}

/** Everybody outside: shoppers who write, and what Judge.me took from us. */
export class World {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  async openShop(shop: string, token: string): Promise<void> {
    await this.#play('POST', 'shops', { platform: 'judgeme', shop, token })
  }

  /** A shopper writes; answers Judge.me's number of the review. */
  async review(shop: string, text: string, rating: number, webhook: 'once' | 'twice' | 'lost'): Promise<string> {
    const name = NAMES[text.length % NAMES.length]
    const review = { platform: 'judgeme', shop, text, rating, name, email: 'shopper@example.org', webhook }
    const { id } = await this.#play<{ id: number }>('POST', 'reviews', review)
    return String(id)
  }

  /** The next replies take Judge.me three seconds each. */
  async slowReplies(times: number): Promise<void> {
    await this.#play('POST', 'faults', { platform: 'judgeme', fault: 'slow', times, path: '/replies' })
  }

  /** What was posted, by the review that it answers. */
  async posts(): Promise<Map<string, Posted[]>> {
    const { data } = await this.#play<{ data: Posted[] }>('GET', 'record?platform=judgeme')
    return Map.groupBy(data, ({ target }) => String(target))
  }

  async #play<T>(method: string, path: string, body?: object): Promise<T> {
    const init = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await fetch(`${this.#url}/_/${path}`, { method, ...init })
    if (!answer.ok) throw new Error(`${method} /_/${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
}

const NAMES = ['Ada Byron', 'Grace', 'Lin Wei', 'Marta Kowalska', 'José', 'Tove J.']
