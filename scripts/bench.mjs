// `npm run bench`: the performance ratios of bench/run.ts, as a table and in bench/latest.json.
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages } from './install.mjs'
import { run } from './plain-error.mjs'
import { root } from './root.mjs'
import { runNode } from './stages.mjs'

await run(async () => {
  await installPackages()
  buildWeb()
  const parts = process.argv.slice(2)
  const inBrowser = ['scroll', 'interactions', 'first-view'].some((part) => parts.includes(part))
  return runNode([join(root, 'bench', 'run.ts'), ...parts], inBrowser ? { CHROMIUM_PATH: findChromium() } : {})
})
