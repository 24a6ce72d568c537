// `npm run screens`: screenshots of each screen in its states, in screens/; arguments after `--` are passed to
// Playwright.
import { run } from './plain-error.mjs'
import { runStages, screenPictures } from './stages.mjs'

await run(() => runStages([screenPictures]))
