interface Run {
  done: Promise<void>
  next: Promise<void> | null
}

/** Per key, one run at a time: calls during a run share the next one, which begins after them. */
export class Coalescer {
  readonly #runs = new Map<string, Run>()

  /** `work` must not fail. */
  run(key: string, work: () => Promise<void>): Promise<void> {
    const running = this.#runs.get(key)
    if (running) return (running.next ??= running.done.then(() => this.#begin(key, work)))
    return this.#begin(key, work)
  }

  #begin(key: string, work: () => Promise<void>): Promise<void> {
    const done = work().then(() => {
      if (!run.next) this.#runs.delete(key)
    })
    const run: Run = { done, next: null }
    this.#runs.set(key, run)
    return done
  }
}
