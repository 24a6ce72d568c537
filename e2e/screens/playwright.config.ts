import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** `npm run screens`: a picture of each screen in its states, into a folder that git ignores. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.screen.ts',
  outputDir: '../../test-results',
  globalSetup: '../global-setup.ts',
  fullyParallel: true,
})
