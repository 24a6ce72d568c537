import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Inlines theme-script.js before the styles and writes its hash to csp.json, for the server's
 * Content-Security-Policy.
 */
export function themeScript(): Plugin {
  const script = () => readFileSync(new URL('../theme-script.js', import.meta.url), 'utf8').trim()
  return {
    name: 'theme-script',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!-- theme-script -->', `<script>${script()}</script>`),
    },
    generateBundle() {
      const hash = createHash('sha256').update(script()).digest('base64')
      this.emitFile({
        type: 'asset',
        fileName: 'csp.json',
        source: `${JSON.stringify({ scriptHashes: [`sha256-${hash}`] })}\n`,
      })
    },
  }
}
