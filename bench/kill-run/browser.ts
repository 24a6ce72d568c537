import type { Person } from './person.ts'

export interface ReceivedEvent {
  id: string
  event: string
  ref: string | undefined
}

/** An open tab: when its event stream ends, it reconnects with the last id it received. */
export class Browser {
  readonly received: ReceivedEvent[] = []
  /** Every event after this id must be received. */
  from: string | null = null
  resets = 0
  reconnects = -1
  readonly #person: Person
  readonly #ending = new AbortController()
  #running: Promise<void> = Promise.resolve()

  constructor(person: Person) {
    this.#person = person
  }

  async open(): Promise<void> {
    this.#running = this.#run()
    while (this.from === null) await new Promise((resume) => setTimeout(resume, 20))
  }

  async close(): Promise<void> {
    this.#ending.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    while (!this.#ending.signal.aborted) {
      this.reconnects += 1
      await this.#follow().catch(() => undefined)
      if (!this.#ending.signal.aborted) await new Promise((resume) => setTimeout(resume, 300))
    }
  }

  async #follow(): Promise<void> {
    const last = this.received.at(-1)?.id ?? this.from
    const response = await this.#person.caller.raw(
      'GET',
      '/api/events',
      undefined,
      last ? { 'last-event-id': last } : {},
    )
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel()
      return
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    const stop = (): void => void reader.cancel().catch(() => undefined)
    this.#ending.signal.addEventListener('abort', stop)
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) this.#hear(block)
    }
    this.#ending.signal.removeEventListener('abort', stop)
  }

  #hear(block: string): void {
    const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
    const event = field('event')
    if (event === 'ready') this.from ??= field('id')
    else if (event === 'reset') this.resets += 1
    else if (event) {
      const data = JSON.parse(field('data')) as { id?: string }
      this.received.push({ id: field('id'), event, ref: data.id })
    }
  }
}
