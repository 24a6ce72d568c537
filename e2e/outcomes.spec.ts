import { card, openAs, openReview, expect, people, tab, test, expectNoSidewaysScroll, openWindow } from './fixtures.ts'
import { scan } from './scan.ts'
import { alderShop, sandbox } from './sandbox.ts'

test('a rating raised after the reply counts as an outcome and links to its review', async ({ page }) => {
  await openAs(page, people.editor)
  await expect(page.getByText(/^Connected, synced/)).toBeVisible()
  const words = 'The hook of my lamp broke off on the first evening, I am quite disappointed.'
  const id = await sandbox.review({
    shop: alderShop,
    rating: 2,
    title: 'Broken hook',
    text: words,
    name: 'Ines Duarte',
  })
  const row = card(page, words)
  const review = await openReview(page, words)
  await review.getByRole('button', { name: /^Generate/ }).click()
  await expect(review.getByText('Draft ready. 2 credits used.')).toBeVisible()
  await review.getByRole('button', { name: 'Send to Judge.me 1 credit' }).click()
  await expect.poll(async () => (await sandbox.repliesTo(id)).length, { timeout: 15_000 }).toBe(1)
  await tab(page, 'Sent').click()
  await expect(row).toBeVisible()
  await sandbox.editReview(id, { rating: 5, text: `${words} They sent a new hook!` })
  await expect(card(page, 'They sent a new hook!')).toBeVisible()

  await page.goto('/analytics?tab=outcomes')
  await page.getByRole('button', { name: 'About these numbers' }).click()
  await expect(page.getByText(/isn’t a randomized comparison/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /^Rating raised:/ })
    .first()
    .click()
  const panel = page.getByRole('dialog')
  await panel
    .getByRole('link', { name: /Ines Duarte/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/responses\?.*highlight=/)
  await expect(card(page, 'They sent a new hook!')).toBeVisible()
})

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 768],
  ['light', 390],
] as const) {
  test(`${theme}, ${width} wide: outcomes and their reviews are accessible`, async ({ browser }) => {
    const page = await openWindow(browser, { theme, viewport: { width, height: 900 } })
    await openAs(page, people.viewer, '/dashboard')
    await page.goto('/analytics?tab=outcomes')
    await page.getByRole('button', { name: '90d' }).click()
    await expect(page.getByRole('region', { name: 'Reply outcomes' })).toBeVisible()
    await scan(page)
    await expectNoSidewaysScroll(page)
    await page
      .getByRole('link', { name: /^Replied to:/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await scan(page)
    await page.context().close()
  })
}
