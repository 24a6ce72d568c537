import {
  card,
  closeReview,
  countOf,
  openAs,
  openReview,
  expect,
  pane,
  people,
  reviews,
  signIn,
  tab,
  test,
} from './fixtures.ts'

test('a viewer can read everything and change nothing', async ({ page }) => {
  await openAs(page, people.viewer)
  const acts = pane(page).getByRole('button', { name: /^(Generate|Write|Send|Edit|Undo|It was|Assign)/ })
  for (const name of ['Inbox', 'Draft', 'Sent']) {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(reviews(page).getByRole('listitem').first()).toBeVisible()
    await openReview(page)
    await expect(acts).toHaveCount(0)
    await expect(pane(page).getByRole('textbox')).toHaveCount(0)
  }
  await page.keyboard.press('j')
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('tab, platform and search are in the URL, and Back steps through them', async ({ page }) => {
  await openAs(page, people.viewer)
  await tab(page, 'Sent').click()
  await expect(page).toHaveURL('/responses?status=sent')
  const all = await countOf(page, 'Sent')
  await page.getByRole('searchbox', { name: /^Search this list/ }).fill('backpack')
  await expect(page).toHaveURL('/responses?status=sent&search=backpack')
  await expect.poll(() => countOf(page, 'Sent')).toBeLessThan(all)
  // A sent row shows its reply in place of the product.
  await expect(await openReview(page)).toContainText(/backpack/i)
  await closeReview(page)
  await page.getByRole('button', { name: 'Yotpo' }).click()
  await expect(page).toHaveURL('/responses?status=sent&search=backpack&platform=yotpo')
  await expect(page.getByText('No matches')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Yotpo' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(page).toHaveURL('/responses?status=sent')
  await expect.poll(() => countOf(page, 'Sent')).toBeGreaterThanOrEqual(all)
  await tab(page, 'Draft').click()
  await expect(page).toHaveURL('/responses?status=draft')
  await page.goBack()
  await expect(page).toHaveURL('/responses?status=sent')
  await expect(tab(page, 'Sent')).toHaveAttribute('aria-current', 'page')
})

test('another brand shows another list, and stays selected after a reload', async ({ page }) => {
  await openAs(page, people.viewer)
  const alder = await reviews(page).getByRole('heading').first().innerText()
  const answer = page.waitForRequest((request) => request.url().includes('/api/comments?'))
  await page.getByRole('button', { name: 'Alder, switch brand' }).click()
  await page.getByRole('menuitemradio', { name: /Fern/ }).click()
  await answer
  await expect(page.getByRole('button', { name: 'Fern, switch brand' })).toBeVisible()
  await expect(reviews(page).getByRole('heading').first()).not.toHaveText(alder)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Fern, switch brand' })).toBeVisible()
})

test.describe('after a sign-out', () => {
  // Requests in flight at the sign-out get 401.
  test.use({ noise: /401 \(Unauthorized\)/ })

  test('another company sees none of our data', async ({ page }) => {
    await openAs(page, people.viewer)
    const review = (await openReview(page)).getByRole('region', { name: 'Review', exact: true })
    const ours = await review.getByRole('paragraph').last().innerText()
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, people.otherCompany)
    await page.getByRole('searchbox', { name: /^Search this list/ }).fill(ours.slice(0, 60))
    await expect(page.getByText('No matches')).toBeVisible()
    await expect(card(page, ours)).toHaveCount(0)
  })
})

test('the theme changes immediately and applies before the first paint', async ({ page }) => {
  await openAs(page, people.viewer)
  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
})
