import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
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
    kit.test(id) || start(id, graph) || (login(id, graph) && (console(id, graph) || isIcon(id)))
  return {
    groups: [
      { name: 'base', test: base },
      { name: (id: string, graph: Graph) => (id !== at('main.tsx') && everywhere(id, graph) ? 'kit' : null) },
      { name: (id: string, graph: Graph) => (console(id, graph) ? 'console' : null) },
      // One file of 4 kB instead of ninety of 300 bytes.
      { name: 'icons', test: /\/lucide-react\/.*\/icons\//, minShareCount: 3 },
    ],
  }
}

function reachFrom(module: string) {
  let reach: Set<string> | undefined
  return (id: string, graph: Graph): boolean => (reach ??= reachOf(module, graph)).has(id)
}

function reachOf(module: string, graph: Graph): Set<string> {
  const reached = new Set([module])
  for (const id of reached) {
    const info = graph.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) {
      if (isIconIndex(next)) for (const icon of iconsOf(info?.code ?? '', next)) reached.add(icon)
      else reached.add(next)
    }
  }
  return reached
}

const isIcon = (id: string): boolean => id.includes('/lucide-react/')

// The index names every icon; a module reaches only those that it imports.
const isIconIndex = (id: string): boolean => /\/lucide-react\.m?js$/.test(id)

function iconsOf(code: string, index: string): string[] {
  const names = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code)?.[1]?.split(',') ?? []
  return names.map((name) => join(index, '..', 'icons', `${kebab(name.split(' as ')[0] ?? '')}.mjs`))
}

const kebab = (name: string): string =>
  name
    .trim()
    .replaceAll(/([a-z])([A-Z0-9])|([0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, (pair) => `${pair[0]}-${pair.slice(1)}`)
    .toLowerCase()

const base =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|react-store|router-core|history|store)|use-intl|icu-minify|clsx|class-variance-authority)\//
const kit =
  /web\/src\/(ui\/(avatar|brand-mark|button|error-panel|icon-button|initial-tile|input|letter-mark|loading-mark|spinner|stars|toasts?)\.tsx?|lib\/(call|csrf|current-brand|format|http|media|return-url|session|storage|theme|time-limit|token))/
