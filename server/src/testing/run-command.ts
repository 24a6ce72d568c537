import { execFile } from 'node:child_process'
import { compileCache } from './child.ts'
import type { TestApp } from './test-app.ts'

/** Runs one of our commands as a separate process on the test's database; `output` is stdout, then stderr. */
export async function runCommand(
  script: string,
  app: Pick<TestApp, 'url' | 'ownerUrl'>,
  { args = [], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<{ code: number; output: string }> {
  const all = {
    NODE_COMPILE_CACHE: compileCache,
    NODE_ENV: 'test',
    APP_SECRET: 'a secret of the tests that is long enough',
    DATABASE_URL: app.url,
    DATABASE_OWNER_URL: app.ownerUrl,
    ...env,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env: all }, (error, out, problems) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: out + problems })
    })
  })
}
