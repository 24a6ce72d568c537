import { currentBrand } from '../../lib/current-brand.ts'
import { keptBrands } from '../../lib/kept-brands.ts'
import { leaveTo } from '../../lib/leave-to.ts'

/** The session answers as someone else from now on: nothing of what is in memory is theirs. */
export function openAnew(path: string): void {
  currentBrand.clear()
  keptBrands.clear()
  leaveTo(path)
}
