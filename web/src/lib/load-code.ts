const AGAIN_MS = 2000

/**
 * Loads code, waiting for a connection if there is none. Throws after `tries` attempts if the server is reachable but the
 * file is missing, which means that a newer release is deployed.
 */
export async function loadCode<T>(load: () => Promise<T>, tries: number): Promise<T> {
  for (let left = tries; ;) {
    try {
      return await load()
    } catch (error) {
      if (await isReachable()) left -= 1
      if (left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
