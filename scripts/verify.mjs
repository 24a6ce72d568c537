// `npm run verify`: everything but the browser. `-- --changed [REV]`: only what files changed since REV (HEAD unless
// given, so what is not committed yet) touch: their format and lint, all types, and the tests that import them.
import { run } from './plain-error.mjs'
import { runStages, withoutBrowser } from './stages.mjs'

const [flag, since = 'HEAD'] = process.argv.slice(2)

await run(() => runStages(withoutBrowser, flag === '--changed' ? { since } : {}))
