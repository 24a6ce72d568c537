// `npm run screens`: a picture of each screen in its states, into screens/; what follows `--` goes to Playwright.
import { run } from './plain-error.mjs'
import { runStages, screenPictures } from './stages.mjs'

await run(() => runStages([screenPictures]))
