import { densities, type Density } from '@bizamply/contract/appearance'
import { keys, storage } from './storage.ts'

/** How much room rows take: `compact:` of the styles reads it. Kept in the browser for the first paint of the next visit. */
export const density = {
  show: (next: Density): void => {
    storage.set('local', keys.density, next)
    paint(next)
  },
  /** What was shown last, and what another tab of this browser shows from now on. */
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
