import { currentBrand } from '../../lib/current-brand.ts'
import { keptBrands } from '../../lib/kept-brands.ts'
import { leaveTo } from '../../lib/leave-to.ts'

/** The session now belongs to another user, so a full page load drops everything in memory. */
export function reloadAt(path: string): void {
  currentBrand.clear()
  keptBrands.clear()
  // Back may show this page again from the browser’s memory.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  leaveTo(path)
}
