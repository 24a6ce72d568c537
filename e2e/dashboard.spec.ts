import { openAs, expect, people, tab, test, mainLayouts, openWindow, expectNoSidewaysScroll } from './fixtures.ts'
import { scan } from './scan.ts'

// No other test changes this company's comments.
const who = people.otherCompany
const year = '/dashboard?from=2026-01-01&to=2026-06-30'

test('every figure links to the list with the same count', async ({ page }) => {
  await openAs(page, who, `/dashboard?from=${daysAgo(90)}&to=${daysAgo(1)}`)
  const card = page.getByRole('button', { name: /^Total Reviews/ })
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  const received = await numberIn(card.innerText())
  expect(received).toBeGreaterThan(0)

  const legend = page.getByRole('region', { name: 'By platform' }).getByRole('link')
  // It has its own code, which loads after the figures.
  await expect(legend.first()).toBeVisible()
  const shares = await Promise.all((await legend.all()).map((one) => numberIn(one.innerText())))
  expect(shares.reduce((sum, n) => sum + n, 0)).toBe(received)

  const first = shares[0] ?? 0
  await legend.first().click()
  await expect(page).toHaveURL(/\/responses\?.*triageState=shown/)
  await expect(tab(page, 'All')).toContainText(String(first))
})

for (const layout of mainLayouts) {
  test(`${layout.name}: each figure, the days and the comparison are accessible`, async ({ browser }) => {
    const page = await openWindow(browser, layout)
    await openAs(page, who, '/dashboard')
    for (const figure of ['Response Rate', 'Average Rating', 'Response Time', 'Total Reviews']) {
      await page
        .getByRole('button', { name: new RegExp(`^${figure}`) })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: figure })).toBeVisible()
      await scan(page)
    }
    await page.getByRole('button', { name: /^Last 7 days/ }).click()
    await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
    // Popups are appended to the body, outside every landmark.
    await scan(page, ['region'])
    await page.goto(year)
    await expect(page.getByText(/per week/)).toBeVisible()
    await scan(page)
    await expectNoSidewaysScroll(page)
    await page.context().close()
  })
}

test('on a phone the price of a large bulk reply fits into its button', async ({ browser }) => {
  const page = await openWindow(browser, { theme: 'light', viewport: { width: 390, height: 844 } })
  await page.route('**/api/dashboard/overview*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { draftableReviews: number } }
    Object.assign(body.data, { draftableReviews: 60_083, sendableDrafts: 74 })
    await route.fulfill({ response, json: body })
  })
  await openAs(page, who, '/dashboard')
  const answer = page.getByRole('button', { name: /^Generate 60,083 replies/ })
  await expect(answer).toBeVisible()
  const room = await answer.evaluate((button) => {
    const [inner, outer] = [button.firstElementChild?.getBoundingClientRect(), button.getBoundingClientRect()]
    return Math.min((inner?.left ?? 0) - outer.left, outer.right - (inner?.right ?? Infinity))
  })
  expect(room).toBeGreaterThan(8)
  await expectNoSidewaysScroll(page)
  await page.context().close()
})

test('only the content scrolls, not the page with the bars', async ({ browser }) => {
  const page = await openWindow(browser, { theme: 'light', viewport: { width: 390, height: 844 } })
  await openAs(page, who, '/dashboard')
  await expect(page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0)
  await page.context().close()
})

test('a page opens at its top, and Back returns to where it was left', async ({ browser }) => {
  const page = await openWindow(browser, { theme: 'light', viewport: { width: 1440, height: 600 } })
  const content = page.locator('#content')
  const scrolled = () => content.evaluate((box) => Math.round(box.scrollTop))
  await openAs(page, who, '/dashboard')
  await expect(page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').first()).toBeVisible()
  await content.evaluate((box) => box.scrollTo(0, 400))
  await page.getByRole('navigation').getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').first()).toBeVisible()
  await expect.poll(scrolled).toBe(400)
  await page.reload()
  await expect.poll(scrolled).toBe(400)
  await page.getByRole('link', { name: 'Notifications', exact: false }).first().click()
  await expect(page).toHaveURL(/tab=notifications/)
  expect(await scrolled()).toBe(0)
  await page.context().close()
})

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** The first whole number in the text. */
async function numberIn(text: Promise<string>): Promise<number> {
  const found = /(?:^|\s)([\d,]+)(?=\s|$)/m.exec(await text)?.[1] ?? ''
  return Number(found.replaceAll(',', ''))
}
