// `npm run ledger`: server/src/commands/ledger.ts with the packages' Node and the settings that npm start uses.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { loadDotenv } from './dotenv.mjs'
import { installPackages, node24 } from './install.mjs'
import { run } from './plain-error.mjs'
import { root } from './root.mjs'
import { surroundings } from './surroundings.mjs'

await run(async () => {
  loadDotenv()
  await installPackages()
  const { env } = surroundings()
  return spawnSync(node24(), [join(root, 'server/src/commands/ledger.ts')], { env, stdio: 'inherit' }).status ?? 1
})
