// `npm test`: everything that must hold, on a machine with Node 20 and npm only.
import { refuseOldNode } from './node-version.mjs'

if (!refuseOldNode()) {
  const [{ run }, { runStages, withoutBrowser, browserTests }] = await Promise.all([
    import('./plain-error.mjs'),
    import('./stages.mjs'),
  ])
  await run(() => runStages([...withoutBrowser, browserTests]))
}
