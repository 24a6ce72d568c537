import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { inEnglish } from './in-english.tsx'

/** Renders part of a screen, with links that lead nowhere. */
export async function inRouter(children: ReactNode, options: Parameters<typeof inEnglish>[1] = {}) {
  const root = createRootRoute({ component: () => children, notFoundComponent: () => children })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  return inEnglish(<RouterProvider router={router} />, options)
}
