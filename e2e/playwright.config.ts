import { defineConfig } from '@playwright/test'
import { demoProduct } from './product.ts'

const flags = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const quiet = ['--disable-component-update', '--disable-sync']

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: demoProduct.url,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Tracing takes about a quarter of the test time. To trace a failure, run `npm run e2e -- FILE --trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', ...flags, ...quiet],
    },
  },
})
