import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * A screen whose code loads when it is opened. Without a connection, it waits for one: the router would reload the page
 * once, which leaves an offline user nothing but the browser’s own error page.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => whenReachable(load), name)

const AGAIN_MS = 2000

async function whenReachable<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      // The server is there, but not this file: it has a newer release, and a reload gets it.
      if (await isReachable()) throw error
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
