/** So long that only a wait that never ends reaches it: a busy machine is ten times slower than a quiet one. */
const GIVE_UP_MS = 400_000

/** Polls at short intervals until the function returns a value. */
export async function until<T>(
  what: string,
  probe: () => Promise<T | null | undefined | false>,
  withinMs = GIVE_UP_MS,
): Promise<T> {
  const end = Date.now() + withinMs
  for (;;) {
    const seen = await probe()
    if (seen) return seen
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${what}`)
    await new Promise((resume) => setTimeout(resume, 20))
  }
}
