import { createRouter } from '@tanstack/react-router'
import { adminRoutes } from './admin-routes.tsx'
import { guarded } from './guarded-route.tsx'
import { insightRoutes } from './insight-routes.tsx'
import { openRoutes } from './open-routes.tsx'
import { root } from './root-route.tsx'
import { secureAccount } from './secure-route.tsx'
import { fullPageRoutes } from './full-page-routes.tsx'
import { memberRoutes } from './member-routes.tsx'
import { redirectRoutes } from './redirect-routes.tsx'
import { PendingScreen } from '../shell/pending-screen.tsx'
import { ScreenError } from '../shell/screen-error.tsx'

const tree = root.addChildren([
  ...redirectRoutes,
  ...openRoutes,
  ...fullPageRoutes,
  secureAccount,
  guarded.addChildren([...adminRoutes, ...memberRoutes, ...insightRoutes]),
])

export const newRouter = () =>
  createRouter({
    routeTree: tree,
    // Otherwise invalid values that `validateSearch` dropped still reach the route.
    search: { strict: true },
    defaultPendingComponent: PendingScreen,
    // Otherwise an error on one screen takes all of the console away.
    defaultErrorComponent: ScreenError,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof newRouter>
  }
}
