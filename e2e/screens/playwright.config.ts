import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** `npm run screens`: screenshots of each screen in its states, in a folder that git ignores. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.screen.ts',
  outputDir: '../../test-results',
  globalSetup: '../global-setup.ts',
  fullyParallel: true,
})
