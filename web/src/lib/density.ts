import { densities, type Density } from '@bizamply/contract/appearance'
import { keys, storage } from './storage.ts'

/**
 * Row density, used by the `compact:` variant. Stored in the browser for the first paint of the
 * next visit.
 */
export const density = {
  show: (next: Density): void => {
    storage.set('local', keys.density, next)
    paint(next)
  },
  /** Stores the density, so that other tabs of this browser follow. */
  follow: (): void => {
    paint(kept())
    window.addEventListener('storage', ({ key }) => {
      if (key === keys.density) paint(kept())
    })
  },
}

const kept = (): Density => densities.find((one) => one === storage.get('local', keys.density)) ?? 'comfortable'

function paint(next: Density): void {
  document.documentElement.dataset.density = next
}
