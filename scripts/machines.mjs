// `npm run machines`: two servers and two workers on one PostgreSQL behind a proxy, killed and restarted under load.
import { join } from 'node:path'
import { installPackages } from './install.mjs'
import { run } from './plain-error.mjs'
import { root } from './root.mjs'
import { runNode } from './stages.mjs'

await run(async () => {
  await installPackages()
  return runNode([join(root, 'bench', 'kill-run', 'run.ts'), ...process.argv.slice(2)])
})
