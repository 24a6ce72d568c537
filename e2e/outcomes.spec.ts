import { card, enter, expect, people, tab, test } from './person.ts'
import { demoProduct } from './product.ts'
import { scan } from './scan.ts'
import { alderShop, worldOf } from './world.ts'

const world = worldOf(demoProduct)

test('a shopper raises the rating after the reply, and the review is behind the number', async ({ page }) => {
  await enter(page, people.editor)
  await expect(page.getByText(/^Connected, synced/)).toBeVisible()
  const words = 'The hook of my lamp broke off on the first evening, I am quite disappointed.'
  const id = await world.review({ shop: alderShop, rating: 2, title: 'Broken hook', text: words, name: 'Ines Duarte' })
  const row = card(page, words)
  await row.getByRole('button', { name: /^Generate/ }).click()
  await expect(row.getByText('Draft ready. 2 credits used.')).toBeVisible()
  await row.getByRole('button', { name: 'Send to Judge.me 1 credit' }).click()
  await expect.poll(async () => (await world.repliesTo(id)).length, { timeout: 15_000 }).toBe(1)
  await tab(page, 'Sent').click()
  await expect(row).toBeVisible()
  await world.rewrite(id, { rating: 5, text: `${words} They sent a new hook!` })
  await expect(page.getByText('They sent a new hook!')).toBeVisible()

  await page.goto('/analytics?tab=outcomes')
  await expect(page.getByText(/with a reply .* raised; of /)).toBeVisible()
  await expect(page.getByText(/isn’t a randomized comparison/)).toBeVisible()
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
  await expect(page.getByText('They sent a new hook!')).toBeVisible()
})

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 768],
  ['light', 390],
] as const) {
  test(`${theme}, ${width} wide: outcomes and the reviews behind them are for everybody`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: theme, viewport: { width, height: 900 } })
    const page = await context.newPage()
    await enter(page, people.viewer, '/dashboard')
    await page.goto('/analytics?tab=outcomes')
    await page.getByRole('button', { name: '90d' }).click()
    await expect(page.getByRole('region', { name: 'Outcomes of replies' })).toBeVisible()
    await scan(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page
      .getByRole('link', { name: /^Replied to:/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await scan(page)
    await context.close()
  })
}
