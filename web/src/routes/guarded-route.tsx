import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { mayEnter } from './may-enter.ts'
import { root } from './root-route.tsx'

/** Parent route of all signed-in screens. */
export const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: ({ location }) => mayEnter(location.href),
  component: lazyScreen(() => import('../shell/shell.tsx'), 'Shell'),
})
