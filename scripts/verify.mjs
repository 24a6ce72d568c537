// `npm run verify`: everything but the browser.
import { run } from './plain-error.mjs'
import { runStages, withoutBrowser } from './stages.mjs'

await run(() => runStages(withoutBrowser))
