import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const present = (path: string) => (existsSync(new URL(path, import.meta.url)) ? [path] : [])

const project = (name: string, rest: object = {}) => ({
  test: {
    name,
    root: '.',
    environment: 'node' as const,
    include: [`${name}/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Longer than `until` waits, which names what it waited for.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Node runs our TypeScript directly, as for `npm start`, and keeps loaded modules for the next file.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    isolate: false,
    ...rest,
  },
})

// These spend most of their time waiting, for example for a killed server's heartbeat to expire. They start first, so
// other files can run while they wait.
const waiting =
  /killed|interrupted|waiting-import|backfill-job|send-faults|comments-arrive|discounts\/orders|services-end/

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // Files of one project stay together, so that they share workers.
    const projects = Map.groupBy(sorted, ({ project }) => project.name)
    return [...projects.values()].flatMap((all) => {
      const isWaiting = Map.groupBy(all, ({ moduleId }) => waiting.test(moduleId))
      return [...(isWaiting.get(true) ?? []), ...(isWaiting.get(false) ?? [])]
    })
  }
}

export default defineConfig({
  test: {
    // More than the cores we assume: half of a server test is waiting.
    maxWorkers: 5,
    sequence: { sequencer: WaitingFirst },
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
