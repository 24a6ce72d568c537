/**
 * Placeholder in the code for a chunk of messages until its file names are known: of a module, or
 * of the entry.
 */
export const mark = /["'`]words!([^"'`]*)["'`]/g

/** Features whose messages a module uses. */
export function featuresIn(code: string, id: string): Set<string> {
  const namespaces = [...code.matchAll(/\buseTranslations\(\s*([^)]*?)\s*\)/g)].map(([, what = '']) => {
    const feature = /^["'`](\w+)[\w.]*["'`]$/.exec(what)?.[1]
    if (!feature) throw new Error(`${id}: useTranslations wants a feature's name as it is, not ${what || 'nothing'}`)
    return feature
  })
  return new Set(namespaces)
}

/** Makes lazy imports of our modules wait for their messages too. */
export function markImports(code: string, locate: (target: string) => string, wrapper: string): string {
  const found = /\bimport\(\s*["'`](\.[^"'`]+\.tsx?)["'`]\s*\)/g
  if (!found.test(code)) return code
  const marked = code.replace(found, (call, target: string) => `withWords("words!${locate(target)}", ${call})`)
  return `import { withWords } from ${JSON.stringify(wrapper)};\n${marked}`
}

/** Features of a module and of all its imports. */
export function reachOf(
  id: string,
  importsOf: (id: string) => readonly string[],
  features: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const seen = new Set([id])
  for (const one of seen) for (const next of importsOf(one)) seen.add(next)
  return new Set([...seen].flatMap((one) => [...(features.get(one) ?? [])]))
}
