import { defineConfig } from '@playwright/test'
import screens from './playwright.config.ts'

/** `npm run screens:check`: checks the layout of each screen. A failed check keeps its screenshot in test-results/. */
export default defineConfig(screens, {
  testMatch: '*.check.ts',
  timeout: 60_000,
  use: { screenshot: 'only-on-failure' },
})
