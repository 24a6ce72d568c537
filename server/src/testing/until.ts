/** Looks again and again, shortly, until there is something to see. */
export async function until<T>(
  what: string,
  probe: () => Promise<T | null | undefined | false>,
  withinMs = 60_000,
): Promise<T> {
  const end = Date.now() + withinMs
  for (;;) {
    const seen = await probe()
    if (seen) return seen
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${what}`)
    await new Promise((resume) => setTimeout(resume, 20))
  }
}
