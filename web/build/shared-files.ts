import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Groups shared modules into a few chunks: by default, the bundler creates one for each combination
 * of screens, 70 in the first view, each compressed separately. Separate chunks for what only one screen
 * needs ended in circular imports.
 */
export function sharedFiles(source: string) {
  const at = (path: string) => join(source, path)
  const start = reachFrom(at('main.tsx'))
  const login = reachFrom(at('screens/login/login.tsx'))
  const console = reachFrom(at('shell/shell.tsx'))
  const everywhere = (id: string, graph: Graph) =>
    kit.test(id) || start(id, graph) || (login(id, graph) && console(id, graph))
  return {
    groups: [
      { name: 'base', test: base },
      { name: (id: string, graph: Graph) => (id !== at('main.tsx') && everywhere(id, graph) ? 'kit' : null) },
      { name: (id: string, graph: Graph) => (console(id, graph) ? 'console' : null) },
    ],
  }
}

function reachFrom(module: string) {
  let reach: Set<string> | undefined
  return (id: string, graph: Graph): boolean => (reach ??= reachOf(module, graph)).has(id) && !isIconIndex(id)
}

// Its index names every icon; each chunk contains only the icons that its modules use.
const isIconIndex = (id: string): boolean => id.includes('/lucide-react/')

function reachOf(module: string, graph: Graph): Set<string> {
  const seen = new Set([module])
  for (const one of seen) {
    if (isIconIndex(one)) continue
    for (const next of graph.getModuleInfo(one)?.importedIds ?? []) seen.add(next)
  }
  return seen
}

const base =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|react-store|router-core|history|store)|use-intl|icu-minify|clsx|class-variance-authority)\//
const kit =
  /web\/src\/(ui\/(avatar|brand-mark|button|error-panel|icon-button|initial-tile|input|letter-mark|loading-mark|spinner|stars|toasts?)\.tsx?|lib\/(call|csrf|current-brand|format|http|media|return-url|session|storage|theme|time-limit|token))/
