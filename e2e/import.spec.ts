import type { Locator, Page } from '@playwright/test'
import { countOf, openAs, openReview, expect, people, test, allLayouts } from './fixtures.ts'
import { scan } from './scan.ts'

// No other test changes this company's lists; these tests run in order.
test.describe.configure({ mode: 'serial' })

const REVIEWS = 60
const words = (n: number): string => `The lantern of file review ${n} burns evenly and for a long time`

const csv = (count = REVIEWS): string => {
  const row = (n: number) =>
    [
      1 + (n % 5),
      words(n),
      `Shopper ${n}`,
      `2024-05-${String(1 + (n % 28)).padStart(2, '0')}`,
      n === 2 ? 'Thank you, dear shopper' : '',
    ].join(';')
  const rows = Array.from({ length: count }, (_, n) => row(n + 1))
  return ['stars;review text;name;date;shop answer', ...rows, ';;Nobody;2024-05-02;'].join('\n')
}

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })
const choose = (page: Page, name: string, text = csv()): Promise<void> =>
  page.getByLabel('File with your reviews').setInputFiles(file(name, text))

async function open(page: Page, who = people.otherCompany): Promise<void> {
  await openAs(page, who)
  await page.getByRole('link', { name: 'Import reviews' }).click()
  await expect(heading(page, 'Import reviews')).toBeVisible()
}

test('a file is mapped, imported, shown in the inbox, and undone completely', async ({ page }) => {
  await open(page)
  const before = await countIn(page)
  await page.getByRole('link', { name: 'Import reviews' }).click()
  await choose(page, 'lanterns.csv')
  await expect(heading(page, 'Columns')).toBeVisible()
  await expect(page.getByLabel('Column review text')).toHaveValue('text')
  await expect(page.getByLabel('Column stars')).toHaveValue('rating')
  await page.getByLabel('Column shop answer').selectOption('Your reply')
  await expect(page.getByText('Replied elsewhere')).toBeVisible()
  await scan(page)
  await page.getByRole('button', { name: 'Import reviews' }).click()
  await expect(heading(page, 'Import finished')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('dt', { hasText: /^New$/ }).locator('..')).toContainText(`${REVIEWS}`)
  await expect(page.getByRole('cell', { name: /no review text/i })).toBeVisible()
  await scan(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download skipped lines', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('lanterns-skipped-lines.csv')

  await page.getByRole('link', { name: 'Show imported reviews' }).click()
  await page.getByRole('searchbox', { name: /^Search this list/ }).fill('lantern of file review')
  await expect.poll(() => countOf(page, 'Inbox')).toBe(REVIEWS - 1)
  await expect.poll(() => countOf(page, 'Sent')).toBe(1)
  await page.getByRole('navigation', { name: 'Reviews by status' }).getByRole('link', { name: 'Sent' }).click()
  await expect((await openReview(page, words(2))).getByText('Replied elsewhere')).toBeVisible()

  await page.getByRole('link', { name: 'Import reviews' }).click()
  await page.getByRole('button', { name: 'Undo the import of lanterns.csv' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(heading(page, 'Import undone')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('dt', { hasText: /^Removed$/ }).locator('..')).toContainText(`${REVIEWS}`)
  expect(await countIn(page)).toEqual(before)
})

test('importing the same file again changes nothing and reuses its mapping', async ({ page }) => {
  await open(page)
  const bring = async (outcome: string) => {
    await page.getByRole('button', { name: 'Import reviews' }).click()
    await expect(page.getByText(outcome)).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Import another file' }).click()
  }
  const clean = csv().split('\n').slice(0, -1).join('\n')
  await choose(page, 'twice.csv', clean)
  await page.getByLabel('Column shop answer').selectOption('Your reply')
  await bring('Everything in twice.csv was imported.')
  await choose(page, 'twice.csv', clean)
  await expect(page.getByText(/^Your company has imported a file with these columns before/)).toBeVisible()
  await expect(page.getByLabel('Column shop answer')).toHaveValue('reply')
  await bring('You already have everything in this file. Nothing changed.')
  await page.getByRole('button', { name: 'Undo the import of twice.csv' }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(heading(page, 'Import undone')).toBeVisible({ timeout: 30_000 })
})

test('an import that ends on another page shows a toast there', async ({ page }) => {
  await open(page)
  // Large enough to still be running when the page is left.
  await choose(page, 'meanwhile.csv', csv(6000))
  await page.getByRole('button', { name: 'Import reviews' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.getByRole('link', { name: 'Responses' }).click()
  await expect(page.getByText('meanwhile.csv imported')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'View report' }).click()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(heading(page, 'Import undone')).toBeVisible({ timeout: 30_000 })
})

test("a viewer sees the list of imports and why they can't import", async ({ page }) => {
  await open(page, people.viewer)
  await expect(heading(page, 'Your role can’t import')).toBeVisible()
  await expect(heading(page, 'No imports yet')).toBeVisible()
  await expect(page.getByLabel('File with your reviews')).toHaveCount(0)
})

for (const { name, use } of allLayouts) {
  test.describe(name, () => {
    test.use(use)

    test('the import and the brand voice are accessible', async ({ page }) => {
      await openAs(page, people.otherCompany)
      await page.goto('/import')
      await expect(page.getByText('twice.csv').first()).toBeVisible()
      await scan(page)
      await choose(page, 'lanterns.csv')
      await expect(heading(page, 'Preview')).toBeVisible()
      await scan(page)
      await page.goto('/brand-voice')
      await page.getByRole('button', { name: 'Add fact' }).click()
      await page.getByLabel('Sign-off').fill('The Borealis team')
      await expect(page.getByText('Not saved')).toBeVisible()
      await scan(page)
    })
  })
}

test('the brand voice is saved', async ({ page }) => {
  await openAs(page, people.otherCompany)
  await page.getByRole('button', { name: /switch brand$/ }).click()
  await page.getByRole('menuitem', { name: 'Brand voice' }).click()
  const signOff = page.getByLabel('Sign-off')
  await signOff.fill('Aino of Borealis')
  await page.getByLabel('Words to avoid').first().fill('cheap')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.reload()
  await expect(signOff).toHaveValue('Aino of Borealis')
  await expect(page.getByRole('button', { name: 'Remove cheap' })).toBeVisible()
  await signOff.fill('Somebody else')
  await page.getByRole('link', { name: 'Responses' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/responses/)
})

/** The counts of pending and sent reviews in the tabs. */
async function countIn(page: Page): Promise<number[]> {
  await page.getByRole('link', { name: 'Responses' }).click()
  await expect(page.getByRole('list', { name: 'Reviews' })).toBeVisible()
  return [await countOf(page, 'Inbox'), await countOf(page, 'Sent')]
}
