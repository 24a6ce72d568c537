// `npm run rollups`: server/src/commands/rollups.ts with the packages' Node and the settings that npm start uses.
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
  const args = [join(root, 'server/src/commands/rollups.ts'), ...process.argv.slice(2)]
  return spawnSync(node24(), args, { env, stdio: 'inherit' }).status ?? 1
})
