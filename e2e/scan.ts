import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Chromium without a GPU may draw no frame at all after a page has opened, until something changes. Then nothing moves
 * either, and the styles that the scan reads are computed without a frame.
 */
const MOST_MS = 5000

/** Fails on accessibility violations; `off` names rules that do not apply. */
export async function scan(page: Page, off: string[] = []): Promise<void> {
  // A toast would be measured with the contrast of its fade-in.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async (most) => {
    const settled = async () => {
      await document.fonts.ready
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    }
    await Promise.race([settled(), new Promise((over) => setTimeout(over, most))])
  }, MOST_MS)
  // Running in the page and reporting violations only takes a quarter of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .withTags(rules)
    .disableRules(off)
    .analyze()
  await page.emulateMedia({ reducedMotion: null })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
