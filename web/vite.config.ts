import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { reactPlugin } from './build/compiled-code.ts'
import { earlyFiles } from './build/early-files.ts'
import { minifiedContract } from './build/minified-contract.ts'
import { sharedFiles } from './build/shared-files.ts'
import { splitMessages } from './build/split-messages.ts'
import { themeScript } from './build/theme-script.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`
const paths = ['/api', '/auth', '/backend', '/integration', '/integrations', '/onboarding', '/pictures']
const source = fileURLToPath(new URL('src', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [reactPlugin(), tailwindcss(), splitMessages(source), minifiedContract(), themeScript(), earlyFiles()],
  // Replaces the library's hooks with ours (see the file).
  resolve: { alias: [{ find: /^use-intl$/, replacement: `${source}/lib/intl.tsx` }] },
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: sharedFiles(source) },
      // The contract creates schemas at module level; marking the calls as pure keeps zod out of bundles that only need
      // a constant.
      // A call of a function with one of these names is dropped if nothing uses its result. The console's own functions
      // must have other names: scripts/import-rules.mjs refuses these.
      treeshake: { manualPureFunctions: ['z', 'call', 'write', 'answer', 'oc'] },
    },
  },
  server: {
    strictPort: true,
    proxy: {
      ...Object.fromEntries(paths.map((path) => [path, { target: server, changeOrigin: false }])),
      // Vite serves the page at this URL; its POST goes to the server.
      '/unsubscribe': { target: server, bypass: ({ method, url }) => (method === 'POST' ? undefined : url) },
    },
  },
})
