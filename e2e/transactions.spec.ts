import { readFileSync } from 'node:fs'
import { openAs, openReview, reviews, expect, people, test, mainLayouts, openWindow } from './fixtures.ts'
import { scan } from './scan.ts'

const who = people.otherCompany

for (const layout of mainLayouts) {
  test(`${layout.name}: the charge of a reply is listed, filtered, opened and exported`, async ({ browser }) => {
    const { narrow } = layout
    const page = await openWindow(browser, layout)
    await openAs(page, who, '/responses')
    // Drafting takes it out of the inbox, whose first review other tests open.
    const name = await reviews(page).getByRole('heading').last().innerText()
    const review = await openReview(page, name)
    await review.getByRole('button', { name: /^Generate/ }).click()
    await expect(review.getByText('Draft ready. 2 credits used.')).toBeVisible()

    await page.goto('/transactions')
    const rows = page.getByRole('link', { name: narrow ? /Generated/ : /^View Details/ })
    await expect(rows.first()).toBeVisible()
    await scan(page)
    const all = await rows.count()
    expect(all).toBeGreaterThan(1)

    await page.getByRole('button', { name: narrow ? 'Type: All' : 'Type All' }).click()
    await scan(page, ['region'])
    await page.getByRole('menuitemradio', { name: 'Bonus' }).click()
    await expect(page).toHaveURL(/\?type=bonus$/)
    await expect(page.getByText('Free credits')).toBeVisible()
    await page.getByRole('button', { name: 'Remove filter Type: Bonus' }).click()
    await page.getByRole('button', { name: 'Any date' }).click()
    await scan(page, ['region'])
    await page.getByRole('button', { name: 'Today' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL(/\?span=today$/)

    await rows.first().press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Transaction details' })
    await expect(dialog.getByRole('heading', { name: 'Review', exact: true })).toBeVisible()
    await dialog.getByText('Additional information').click()
    await expect(dialog.getByText(/"action": "generate"/)).toBeVisible()
    await scan(page)
    const id = new URL(page.url()).searchParams.get('transaction') ?? ''
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    const link = page.getByRole('link', { name: 'Export' })
    const [file] = await Promise.all([page.waitForEvent('download'), link.press('Enter')])
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    expect(readFileSync(await file.path(), 'utf8')).toContain(id)
    await page.context().close()
  })
}

test('an admin sets a daily spending limit, and it is saved', async ({ page }) => {
  await openAs(page, who, '/responses')
  await page.goto('/settings?tab=credits')
  const field = page.getByLabel('Every member')
  await field.fill('4000')
  await scan(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Spending limits saved')).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('4000')
  await field.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Not saved')).toHaveCount(0)
  const ledger = page.getByRole('link', { name: 'Download CSV' })
  const [file] = await Promise.all([page.waitForEvent('download'), ledger.press('Enter')])
  expect(readFileSync(await file.path(), 'utf8')).toContain('Used for generating')
})
