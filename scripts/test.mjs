// `npm test`: every check, on a machine with only Node 20 and npm.
import { refuseOldNode } from './node-version.mjs'

if (!refuseOldNode()) {
  const [{ run }, { runStages, withoutBrowser, browserTests }] = await Promise.all([
    import('./plain-error.mjs'),
    import('./stages.mjs'),
  ])
  await run(() => runStages([...withoutBrowser, browserTests]))
}
