import type { Page } from '@playwright/test'
import { openAs, expect, people, test, mainLayouts, openWindow } from './fixtures.ts'
import { scan } from './scan.ts'
import { alderShop, sandbox } from './sandbox.ts'

interface StoredDiscount {
  id: string
  code: string
  title: string
  status: string
}

const named = async (code: string) =>
  (await sandbox.control<{ data: StoredDiscount[] }>('GET', `discounts?shop=${alderShop}`)).data.find(
    (one) => one.code === code,
  )

const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Discount metrics' }).locator('div').filter({ hasText: name }).last()

for (const layout of mainLayouts) {
  test(`${layout.name}: a discount is created, changed here and in the shop, used, paused and ended`, async ({
    browser,
  }) => {
    const { theme, narrow } = layout
    const page = await openWindow(browser, layout)
    const code = `E2E-${crypto.randomUUID().slice(0, 6).toUpperCase()}`
    await openAs(page, people.admin, '/responses')
    await page.goto('/loyalty-manager')
    const list = narrow ? page.getByRole('list', { name: 'Discounts' }) : page.getByRole('table', { name: 'Discounts' })
    const row = list.getByRole(narrow ? 'listitem' : 'row').filter({ hasText: code })
    await expect(list).toBeVisible()
    await scan(page)

    await page.getByRole('button', { name: 'Create discount' }).first().click()
    const create = page.getByRole('dialog', { name: 'Create discount' })
    await create.getByLabel('Percent').fill('0')
    await create.getByLabel('Code').fill(code)
    await create.getByLabel('Title').fill(`Made in ${theme}`)
    await create.getByLabel('Usage Limit').fill('10')
    await create.getByRole('button', { name: 'Create discount' }).click()
    await expect(create.getByText('Enter a number from 1 to 100')).toBeVisible()
    await scan(page)
    await create.getByLabel('Percent').fill('20')
    await create.getByRole('button', { name: 'Create discount' }).click()
    await expect(page.getByText(`${code} created in your store`)).toBeVisible()
    await expect(row.getByText('Active')).toBeVisible()
    expect((await named(code))?.title).toBe(`Made in ${theme}`)

    await row.getByRole('link', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Discount' })
    await edit.getByLabel('Title').fill(`Changed in ${theme}`)
    await scan(page)
    await edit.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Discount updated')).toBeVisible()
    await expect(row.getByText(`Changed in ${theme}`)).toBeVisible()
    const known = await named(code)
    expect(known?.title).toBe(`Changed in ${theme}`)

    const before = await card(page, 'Total Savings').innerText()
    await sandbox.control('PUT', `discounts/${known?.id}`, { shop: alderShop, title: `The shop's own, ${theme}` })
    await sandbox.control('POST', 'orders', { shop: alderShop, code, goods: 100 })
    await expect(async () => {
      await page.getByRole('button', { name: 'Sync now' }).click()
      await expect(row.getByText(`The shop's own, ${theme}`)).toBeVisible({ timeout: 2000 })
      expect(await card(page, 'Total Savings').innerText()).not.toBe(before)
    }).toPass({ timeout: 60_000 })

    await row.getByRole('button', { name: 'More actions for' }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Pause' })).toBeFocused()
    await scan(page, ['region'])
    await page.getByRole('menuitem', { name: 'Pause' }).press('Enter')
    await expect(row.getByText('Paused')).toBeVisible()
    await row.getByRole('button', { name: 'More actions for' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Resume' }).press('Enter')
    await expect(row.getByText('Active')).toBeVisible()
    await row.getByRole('button', { name: 'More actions for' }).press('Enter')
    await page.getByRole('menuitem', { name: 'End now' }).press('Enter')
    const asks = page.getByRole('alertdialog')
    await scan(page)
    await asks.getByRole('button', { name: 'End discount' }).click()
    await expect(row.getByText('Expired')).toBeVisible()
    await page.context().close()
  })
}
