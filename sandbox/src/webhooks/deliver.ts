import { setTimeout as wait } from 'node:timers/promises'

/**
 * Retries until the receiver responds with a 2xx, at most seven times in total. Meta's "Getting Started" of
 * Webhooks: "If any update sent to your server fails, we will retry immediately, then try a few more times with
 * decreasing frequency over the next 36 hours." Shopify expects a 2xx
 * within 5 seconds and otherwise retries up to 8 times in 4 hours.
 */
export async function deliver(url: string, body: string, headers: Record<string, string>): Promise<void> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
  for (const pause of [0, ...RETRY_PAUSES_MS]) {
    if (pause > 0) await wait(pause, undefined, { ref: false })
    const taken = await fetch(url, { ...request, signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (taken) return
  }
}

const RETRY_PAUSES_MS = [500, 2000, 5000, 10_000, 20_000, 40_000]
