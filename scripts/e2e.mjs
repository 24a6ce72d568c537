// `npm run e2e`: the browser tests; what follows `--` goes to Playwright.
import { run } from './plain-error.mjs'
import { browserTests, runStages } from './stages.mjs'

await run(() => runStages([browserTests]))
