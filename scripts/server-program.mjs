// `npm run doctor`, `ledger`, `rollups` and `sending`: runs a program of server/src with the environment of npm start.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { developmentEnvironment } from './development-environment.mjs'
import { loadDotenv } from './dotenv.mjs'
import { installPackages, node24 } from './install.mjs'
import { run } from './plain-error.mjs'
import { root } from './root.mjs'

const [program, ...args] = process.argv.slice(2)

await run(async () => {
  loadDotenv()
  await installPackages()
  const { env } = developmentEnvironment()
  return spawnSync(node24(), [join(root, 'server/src', program), ...args], { env, stdio: 'inherit' }).status ?? 1
})
