import { createRoute, redirect } from '@tanstack/react-router'
import { landing } from '../lib/landing.ts'
import { session } from '../lib/session.ts'
import { root } from './root-route.tsx'

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async () => {
    const { user } = await session.resolve({ retry: true })
    throw redirect({ href: user ? landing(user) : '/login', replace: true })
  },
})

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/inbox',
  beforeLoad: () => {
    throw redirect({ to: '/responses', replace: true })
  },
})

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

/** URLs that lead to another screen. */
export const redirectRoutes = [index, inbox, unknown] as const
