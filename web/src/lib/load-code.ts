const AGAIN_MS = 2000

/**
 * Loads code. Without a connection it waits for one; fails after some tries if the server is there, but not this file: it
 * has a newer release then.
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
