import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyFiles } from './build/early-files.ts'
import { minifiedContract } from './build/minified-contract.ts'
import { splitMessages } from './build/split-messages.ts'
import { themeScript } from './build/theme-script.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`
const paths = ['/api', '/auth', '/backend', '/integration', '/integrations', '/onboarding']

const base =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|react-store|router-core|history|store)|use-intl|icu-minify|@orpc|clsx|class-variance-authority)\//
const kit =
  /web\/src\/(ui\/(avatar|brand-mark|button|error-panel|icon-button|initial-tile|input|letter-mark|loading-mark|spinner|stars|toasts?)\.tsx?|lib\/(call|csrf|current-brand|format|http|media|return-url|session|storage|theme|time-limit|token))/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    splitMessages(fileURLToPath(new URL('src', import.meta.url))),
    minifiedContract(),
    themeScript(),
    earlyFiles(),
  ],
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // The contract builds its schemas at the top of its files; the browser wants a price or a badge, not zod.
      // Every route needs these: two files instead of thirty.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'kit', test: kit },
          ],
        },
      },
      treeshake: { manualPureFunctions: ['z', 'call', 'write', 'answer', 'oc'] },
    },
  },
  server: {
    strictPort: true,
    proxy: Object.fromEntries(paths.map((path) => [path, { target: server, changeOrigin: false }])),
  },
})
