import { Socket } from 'node:net'

type Done = (error?: Error | null) => void

/** Statements sent in one turn of the event loop leave in one packet. Node 24 flushes at an inner uncork already. */
export class BatchingSocket extends Socket {
  #gathering = false

  constructor() {
    super()
    // Node's connect() replaces `write` before ours runs.
    this.once('connect', () => Reflect.deleteProperty(this, 'write'))
  }

  override write(data: string | Uint8Array, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.cork()
    return typeof encoding === 'string' ? super.write(data, encoding, done) : super.write(data, encoding ?? done)
  }

  override cork(): void {
    if (this.#gathering) return
    this.#gathering = true
    super.cork()
    process.nextTick(() => {
      this.#gathering = false
      super.uncork()
    })
  }

  override uncork(): void {}
}
