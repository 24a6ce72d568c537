import { test as base, type Page } from '@playwright/test'
import { failDataCalls, holdDataCalls, show } from './show.ts'
import { views } from './views.ts'

const widths = { 1440: 900, 390: 844 }
const folder = new URL('../../screens/', import.meta.url).pathname

for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of Object.entries(widths)) {
    base.describe(`${theme} ${width}`, () => {
      const narrow = width === '390'
      const viewport = { width: Number(width), height }
      base.use({ viewport, colorScheme: theme, hasTouch: narrow, isMobile: narrow })
      const shoot = (page: Page, name: string) =>
        page.screenshot({ path: `${folder}${name}-${theme}-${width}.png`, animations: 'disabled' })

      for (const view of views) base(view.name, ({ page }) => show(page, view).then(() => shoot(page, view.name)))

      for (const view of views.filter(({ states }) => states)) {
        base(`${view.name}, failing`, async ({ page }) => {
          await failDataCalls(page)
          await show(page, view)
          await shoot(page, `${view.name}-failing`)
        })
        base(`${view.name}, loading`, async ({ page }) => {
          await holdDataCalls(page)
          await show(page, view)
          await shoot(page, `${view.name}-loading`)
        })
      }
    })
  }
}
