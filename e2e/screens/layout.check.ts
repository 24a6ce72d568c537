import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { scan } from '../scan.ts'
import { clippedTexts } from './clipped-texts.ts'
import { measureControls, type Control } from './controls.ts'
import { failDataCalls, holdDataCalls, show } from './show.ts'
import { views, type View } from './views.ts'

const themes = ['light', 'dark'] as const
const heights = { 1440: 900, 1100: 800, 768: 1024, 390: 844, 320: 640 }
const withStates = views.filter(({ states }) => states)

for (const theme of themes) {
  for (const [width, height] of Object.entries(heights)) {
    test.describe(`${theme} ${width}`, () => {
      useWindow(theme, Number(width), height)
      for (const view of views) checks(view)
    })
  }
}

test.describe('200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })
  for (const view of views) checks(view)
})

for (const [theme, width, height] of [['light', 1440, 900] as const, ['dark', 390, 844] as const]) {
  test.describe(`failing ${theme} ${width}`, () => {
    useWindow(theme, width, height)
    test.use({ noise: /status of 503/ })
    for (const view of withStates) checks(view, failDataCalls)
  })
  test.describe(`loading ${theme} ${width}`, () => {
    useWindow(theme, width, height)
    for (const view of withStates) checks(view, holdDataCalls)
  })
}

function useWindow(colorScheme: (typeof themes)[number], width: number, height: number): void {
  const phone = width < 600
  test.use({ viewport: { width, height }, colorScheme, hasTouch: phone, isMobile: phone })
}

function checks(view: View, prepare?: (page: Page) => Promise<unknown>): void {
  test.describe(() => {
    if (view.refused) test.use({ noise: /status of 4\d\d/ })
    test(view.name, async ({ page }) => {
      await prepare?.(page)
      await show(page, view)
      expect.soft(await layoutProblems(page)).toEqual([])
      // Sizes are checked above; axe measures only the part that a bar at the bottom doesn’t cover.
      // Menus are appended to the body, outside every landmark.
      await scan(page, ['target-size', ...((await page.getByRole('menu').count()) > 0 ? ['region'] : [])])
    })
  })
}

async function layoutProblems(page: Page): Promise<string[]> {
  const { clientWidth, scrollWidth } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    return { clientWidth, scrollWidth }
  })
  const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : []
  const controls = await measureControls(page)
  return [...sideways, ...controls.flatMap((one) => controlProblems(one, clientWidth)), ...(await clippedTexts(page))]
}

function controlProblems(control: Control, pageWidth: number): string[] {
  const { name, left, right, width, height, scrolls, cut, inSentence } = control
  const isOutside = (left < -1 || right > pageWidth + 1) && !scrolls
  const isSmall = (width < 23.5 || height < 23.5) && !inSentence
  return [
    ...(isOutside || cut ? [`${name} is cut off`] : []),
    ...(isSmall ? [`${name} is only ${Math.round(width)} × ${Math.round(height)} px`] : []),
  ]
}
