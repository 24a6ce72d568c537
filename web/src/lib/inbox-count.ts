import { useBrands } from './brand-context.tsx'
import { useOpenCounts } from './open-counts.ts'

/** How many reviews are in the brand's inbox; the sidebar and the dashboard show the same. */
export function useInboxCount(): number | undefined {
  const { brand } = useBrands()
  return useOpenCounts(brand?.BrandId).pending ?? brand?.pendingCount
}
