import compile from 'icu-minify/compile'
import { readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { featuresIn, mark, markImports, reachOf } from './words-of-modules.ts'
import { keyOf, pieceOf, type Catalogue, type Messages, type Piece } from './words-piece.ts'

/**
 * Gives the entry and each lazy module one file per language, with the messages of the features
 * that its code uses. Messages are parsed here, so that the browser loads a 1 kB formatter instead
 * of a 9 kB parser.
 */
export function splitMessages(source: string): Plugin {
  const [entry, folder] = [join(source, 'main.tsx'), join(source, 'messages/')]
  const features = new Map<string, Set<string>>()
  const pieces = new Map<string, Piece>()
  let languages: Record<string, Catalogue> = {}
  const filesOf = () => [...pieces.values()].flatMap(({ files }) => files)
  return {
    name: 'split-messages',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    async buildStart() {
      languages = await readLanguages(folder)
    },
    transform(code, id) {
      if (!id.startsWith(source) || id.startsWith(folder) || !/\.tsx?$/.test(id)) return
      features.set(id, featuresIn(code, id))
      const marked = markImports(code, (target) => resolve(dirname(id), target), join(folder, 'load-messages.ts'))
      return marked === code ? undefined : { code: marked, map: null }
    },
    renderStart() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const first = reachOf(entry, importsOf, features)
      const byNeed = [...features.keys()].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      pieces.set(entry, pieceOf(first, languages))
      for (const id of byNeed) pieces.set(id, pieceOf(reachOf(id, importsOf, features).difference(first), languages))
    },
    renderChunk(code) {
      const keyed = code.replace(mark, (_, id: string) => JSON.stringify(keyOf(pieces.get(id || entry))))
      return keyed === code ? null : { code: keyed, map: null }
    },
    generateBundle() {
      for (const { fileName, source: text } of new Map(filesOf().map((it) => [it.fileName, it])).values()) {
        this.emitFile({ type: 'asset', fileName, source: text })
      }
      const list = [...pieces].map(([id, { files }]) => [relative(dirname(source), id), files.map((it) => it.fileName)])
      this.emitFile({ type: 'asset', fileName: '.vite/words.json', source: JSON.stringify(Object.fromEntries(list)) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        (pieces.get(entry)?.files ?? [])
          .filter(({ locale }) => locale === 'en')
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: '', href: `/${fileName}` },
            injectTo: 'head',
          })),
    },
  }
}

/** All languages in the folder, parsed. */
async function readLanguages(folder: string): Promise<Record<string, Catalogue>> {
  const locales = readdirSync(folder).flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? [])
  const read = async (locale: string): Promise<[string, Catalogue]> => {
    const loaded = (await import(pathToFileURL(join(folder, `${locale}.ts`)).href)) as Record<string, Catalogue>
    return [locale, parsed(loaded[locale] ?? {}) as Catalogue]
  }
  return Object.fromEntries(await Promise.all(locales.map(read)))
}

function parsed(messages: Messages): unknown {
  if (typeof messages === 'string') return compile(messages)
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, parsed(value)]))
}
