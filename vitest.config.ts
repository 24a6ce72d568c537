import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const present = (path: string) => (existsSync(new URL(path, import.meta.url)) ? [path] : [])

const project = (name: string, rest: object = {}) => ({
  test: {
    name,
    root: '.',
    environment: 'node' as const,
    include: [`${name}/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Node runs our TypeScript directly, as for `npm start`, and keeps loaded modules for the next file.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    isolate: false,
    ...rest,
  },
})

export default defineConfig({
  test: {
    // One more than the cores we assume: half of a server test is waiting, for example for a killed server to come
    // back.
    maxWorkers: 3,
    projects: [
      project('contract'),
      project('composer'),
      project('sandbox'),
      project('server', { globalSetup: present('./server/src/testing/global-setup.ts') }),
      './web/vitest.config.ts',
      project('scripts', { include: ['scripts/**/*.test.mjs', 'bench/**/*.test.ts'] }),
    ],
  },
})
