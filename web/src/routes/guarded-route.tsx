import { createRoute, redirect } from '@tanstack/react-router'
import { brandOfLink, withoutBrand } from '../lib/brand-of-link.ts'
import { currentBrand } from '../lib/current-brand.ts'
import { lazyScreen } from '../lib/lazy-screen.ts'
import { mayEnter } from './may-enter.ts'
import { root } from './root-route.tsx'

/** Parent route of all signed-in screens. */
export const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  validateSearch: ({ inBrand }: Record<string, unknown>): { inBrand?: string } =>
    typeof inBrand === 'string' ? { inBrand } : {},
  beforeLoad: async ({ location }) => {
    await mayEnter(location.href)
    const brandId = brandOfLink(location.searchStr)
    if (!brandId) return
    // Only a full page load or a sign-in gets here, before any brand is on screen.
    currentBrand.set(brandId)
    throw redirect({ href: withoutBrand(location.href), replace: true })
  },
  component: lazyScreen(() => import('../shell/shell.tsx'), 'Shell'),
})
