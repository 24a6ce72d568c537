/** Stands in the code for a piece of messages until it is known which files it has: of a module, or of the entry. */
export const mark = /["'`]words!([^"'`]*)["'`]/g

/** The features whose messages a module speaks. */
export function featuresIn(code: string, id: string): Set<string> {
  const asked = [...code.matchAll(/\buseTranslations\(\s*([^)]*?)\s*\)/g)].map(([, what = '']) => {
    const feature = /^["'`](\w+)[\w.]*["'`]$/.exec(what)?.[1]
    if (!feature) throw new Error(`${id}: useTranslations wants a feature's name as it is, not ${what || 'nothing'}`)
    return feature
  })
  return new Set(asked)
}

/** Has the code that loads a module of ours wait for that module's messages as well. */
export function markImports(code: string, locate: (target: string) => string, wrapper: string): string {
  const found = /\bimport\(\s*["'`](\.[^"'`]+\.tsx?)["'`]\s*\)/g
  if (!found.test(code)) return code
  const marked = code.replace(found, (call, target: string) => `withWords("words!${locate(target)}", ${call})`)
  return `import { withWords } from ${JSON.stringify(wrapper)};\n${marked}`
}

/** The features of a module and of all that it imports. */
export function reachOf(
  id: string,
  importsOf: (id: string) => readonly string[],
  features: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const seen = new Set([id])
  for (const one of seen) for (const next of importsOf(one)) seen.add(next)
  return new Set([...seen].flatMap((one) => [...(features.get(one) ?? [])]))
}
