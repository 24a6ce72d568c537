import type { Plugin } from 'vite'

/** Preloads the font together with the entry, not after it. */
export function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle).flatMap((file) => {
          const href = `/${file.fileName}`
          if (/geist-latin.*\.woff2$/.test(href)) {
            const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }
            return [{ tag: 'link', attrs, injectTo: 'head' as const }]
          }
          return []
        }),
    },
  }
}
