import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { reactPlugin } from './build/compiled-code.ts'
import { minifiedContract } from './build/minified-contract.ts'

export default defineConfig({
  plugins: [reactPlugin(), minifiedContract()],
  resolve: {
    alias: [{ find: /^use-intl$/, replacement: fileURLToPath(new URL('src/lib/intl.tsx', import.meta.url)) }],
  },
  test: {
    name: 'web',
    testTimeout: 120_000,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://console.test/' } },
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // A project with its own config file doesn’t inherit these from the root, where the number is explained.
    maxWorkers: 5,
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
