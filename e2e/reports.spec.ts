import { readFileSync } from 'node:fs'
import { openAs, expect, people, test, mainLayouts, openWindow } from './fixtures.ts'
import { scan } from './scan.ts'

// This company's plan includes scheduled reports.
const who = people.admin

for (const layout of mainLayouts) {
  test(`${layout.name}: a report is created, run, downloaded and deleted`, async ({ browser }) => {
    const { theme } = layout
    const page = await openWindow(browser, layout)
    const title = `Every week, ${theme}`
    await openAs(page, who, '/responses')
    await page.goto('/reports?edit=new')
    const dialog = page.getByRole('dialog', { name: 'New report' })
    await dialog.getByLabel('Title').fill(title)
    await scan(page)
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByLabel('Schedule', { exact: true }).selectOption('weekly')
    await scan(page)
    await dialog.getByRole('button', { name: 'Save report' }).click()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(card.getByText('Not run yet')).toBeVisible()
    await card.getByRole('button', { name: 'Run now' }).click()
    const pdf = card.getByRole('link', { name: `Download ${title} as PDF` })
    await expect(pdf).toBeVisible()
    await scan(page)
    // By keyboard: on a phone the toast covers the buttons for a while.
    const [file] = await Promise.all([page.waitForEvent('download'), pdf.press('Enter')])
    expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-')
    await card.getByRole('button', { name: `Actions for ${title}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const asks = page.getByRole('alertdialog')
    await asks.getByRole('button', { name: 'Delete' }).click()
    await expect(card).toHaveCount(0)
    await scan(page)
    await page.context().close()
  })
}
