import { card, openAs, expect, pane, people, test, expectNoSidewaysScroll, openWindow } from './fixtures.ts'
import { scan } from './scan.ts'
import { alderShop, sandbox } from './sandbox.ts'

test('two reviews with the same email address form one customer, and can be split and merged again', async ({
  page,
}) => {
  await openAs(page, people.editor)
  await expect(page.getByText(/^Connected, synced/)).toBeVisible()
  const [first, second] = [
    'The lid of my kettle came loose after a week.',
    'Now the spout drips as well, every morning.',
  ]
  const one = { shop: alderShop, email: 'tilda.marsh@example.org', rating: 2 }
  await sandbox.review({ ...one, name: 'Tilda Marsh', title: 'Loose lid', text: first })
  await expect(card(page, first)).toBeVisible()
  await sandbox.review({ ...one, name: 'T. Marsh', title: 'It drips', text: second })
  await expect(card(page, second)).toBeVisible()

  await page.goto('/people?search=tilda.marsh')
  const row = page.getByRole('row').filter({ hasText: 'tilda.marsh@example.org' })
  await expect(async () => {
    await page.reload()
    await expect(row.getByRole('cell').first()).toHaveText('2', { timeout: 1000 })
  }).toPass()
  await row.getByRole('link').click()
  await expect(page.getByText(first)).toBeVisible()
  await expect(page.getByText(second)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Matched by' }).getByText('tilda.marsh@example.org')).toBeVisible()

  await page.getByRole('button', { name: 'Split reviews' }).click()
  await page.getByRole('checkbox', { name: `Not this customer: ${first}` }).check()
  await page.getByRole('button', { name: 'Split 1 review' }).click()
  await expect(page.getByText('1 review moved to a separate customer')).toBeVisible()
  await expect(page.getByText(first)).toHaveCount(0)
  await page.getByRole('region', { name: 'Split reviews' }).getByRole('button', { name: 'Undo split' }).click()
  await expect(page.getByText(first)).toBeVisible()
  await page.getByRole('link', { name: 'Open review' }).first().click()
  await expect(page).toHaveURL(/\/responses\?/)
  await expect(pane(page).getByText(second)).toBeVisible()
})

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 768],
  ['light', 390],
] as const) {
  test(`${theme}, ${width} wide: the customer list and a customer are accessible`, async ({ browser }) => {
    const page = await openWindow(browser, { theme, viewport: { width, height: 900 } })
    await openAs(page, people.viewer, '/dashboard')
    await page.goto('/people?order=comments')
    const list = page.getByRole('main')
    await expect(list.getByRole('link').first()).toBeVisible()
    await scan(page)
    await expectNoSidewaysScroll(page)
    await list.locator('a[href^="/people/"]').first().click()
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
    await scan(page)
    await expectNoSidewaysScroll(page)
    await page.context().close()
  })
}
