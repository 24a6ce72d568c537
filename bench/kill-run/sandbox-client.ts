export interface Posted {
  target: string
  text: string
}

/** The sandbox's controls: shoppers who write, and what Judge.me accepted from the product. */
export class SandboxClient {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  async openShop(shop: string, token: string): Promise<void> {
    await this.#play('POST', 'shops', { platform: 'judgeme', shop, token })
  }

  /** Writes a review and returns Judge.me's id of it. */
  async review(shop: string, text: string, rating: number, webhook: 'once' | 'twice' | 'lost'): Promise<string> {
    const name = NAMES[text.length % NAMES.length]
    const review = { platform: 'judgeme', shop, text, rating, name, email: 'shopper@example.org', webhook }
    const { id } = await this.#play<{ id: number }>('POST', 'reviews', review)
    return String(id)
  }

  /** Delays Judge.me's response to the next replies. */
  async slowReplies(times: number): Promise<void> {
    await this.#play('POST', 'faults', { platform: 'judgeme', fault: 'slow', times, path: '/replies' })
  }

  /** Posted replies by the review they reply to. */
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
