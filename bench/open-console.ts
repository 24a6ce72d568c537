import { chromium, type Page } from '@playwright/test'
import { PASSWORD, type Company } from './company.ts'
import type { Environment } from './environment.ts'
import { startOurs } from './measure-throughput.ts'

/** Runs `measure` on a page of the console, signed in as the company's admin, against a separate server. */
export async function withConsole<Result>(
  environment: Environment,
  company: Company,
  port: number,
  measure: (page: Page, origin: string) => Promise<Result>,
): Promise<Result> {
  const product = await startOurs(environment, port)
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: flags })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.route('https://cdn.example.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    )
    const origin = `http://localhost:${port}`
    await signIn(page, company, origin)
    return await measure(page, origin)
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function signIn(page: Page, { email }: Company, origin: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M8 14h24v20H8z"/></svg>'
