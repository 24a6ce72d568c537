import { readFileSync } from 'node:fs'
import { enter, expect, people, test } from './person.ts'
import { scan } from './scan.ts'

// Whose plan has scheduled reports.
const who = people.admin

for (const theme of ['light', 'dark'] as const) {
  const narrow = theme === 'dark'
  test(`${theme}, ${narrow ? 'narrow' : 'wide'}: a report is set up, made, downloaded and taken away`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      colorScheme: theme,
      viewport: narrow ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    const title = `Every week, ${theme}`
    await enter(page, who, '/responses')
    await page.goto('/reports?edit=new')
    const dialog = page.getByRole('dialog', { name: 'New report' })
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Schedule').selectOption('weekly')
    await scan(page)
    await dialog.getByRole('button', { name: 'Save report' }).click()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(card.getByText('Not made yet')).toBeVisible()
    await card.getByRole('button', { name: 'Run now' }).click()
    const pdf = card.getByRole('link', { name: `Download ${title} as PDF` })
    await expect(pdf).toBeVisible()
    await scan(page)
    // By keys: on a phone the message that it is ready lies over the buttons for a while.
    const [file] = await Promise.all([page.waitForEvent('download'), pdf.press('Enter')])
    expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-')
    await card.getByRole('button', { name: `Actions for ${title}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const asks = page.getByRole('alertdialog')
    await asks.getByRole('button', { name: 'Delete' }).click()
    await expect(card).toHaveCount(0)
    await scan(page)
    await context.close()
  })
}
