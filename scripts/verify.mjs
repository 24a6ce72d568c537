// `npm run verify`: every check except the browser tests. `-- --changed [REV]` limits format and lint to files changed
// since REV (default HEAD) and tests to those that import them.
import { run } from './plain-error.mjs'
import { runStages, withoutBrowser } from './stages.mjs'

const [flag, since = 'HEAD'] = process.argv.slice(2)

await run(() => runStages(withoutBrowser, flag === '--changed' ? { since } : {}))
