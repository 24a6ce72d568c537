import { brandOfLink } from '../lib/brand-of-link.ts'
import { currentBrand } from '../lib/current-brand.ts'
import { earlyBrands } from '../lib/early-brands.ts'
import { fetchEarly } from '../lib/fetch-early.ts'
import { session } from '../lib/session.ts'
import { token } from '../lib/token.ts'
import { guarded } from './guarded-route.tsx'
import type { newRouter } from './routes.tsx'

/**
 * Starts immediately what a signed-in user’s screen needs: the check of the session, its brands, and its code. Otherwise each
 * would wait for the one before it, a round trip to the server each time.
 */
export function openEarly(router: ReturnType<typeof newRouter>): void {
  if (!token.get()) return
  const [routes] = router.getMatchedRoutes(window.location.pathname)
  void session.resolve({ retry: true })
  if (routes.some(({ id }) => id === guarded.id)) {
    const brandId = brandOfLink(window.location.search)
    if (brandId) currentBrand.set(brandId)
    earlyBrands.request()
  }
  for (const route of routes) fetchEarly(() => router.loadRouteChunk(route))
}
