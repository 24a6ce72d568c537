import { Socket } from 'node:net'

type Done = (error?: Error | null) => void

/** Statements sent in one turn of the event loop leave in one packet. */
export class GatheringSocket extends Socket {
  #gathering = false

  override write(data: string | Uint8Array, encoding?: BufferEncoding | Done, done?: Done): boolean {
    if (!this.#gathering) {
      this.#gathering = true
      this.cork()
      process.nextTick(() => {
        this.#gathering = false
        this.uncork()
      })
    }
    return typeof encoding === 'string' ? super.write(data, encoding, done) : super.write(data, encoding ?? done)
  }
}
