// `npm run screens:check`: checks the layout of each screen; arguments after `--` are passed to Playwright.
import { run } from './plain-error.mjs'
import { runStages, screenLayouts } from './stages.mjs'

await run(() => runStages([screenLayouts]))
