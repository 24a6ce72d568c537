import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/**
 * Which modules share a file: the frameworks, what every screen needs, what stands around a signed-in screen, and what
 * only one screen and its parts need. Left to the bundler, each combination of screens and parts that share something
 * gets a file of its own: 70 in one first view, each packed by itself.
 */
export function sharedFiles(source: string) {
  const at = (path: string) => join(source, path)
  const start = reachFrom(at('main.tsx'))
  const login = reachFrom(at('screens/login.tsx'))
  const console = reachFrom(at('shell/shell.tsx'))
  const everywhere = (id: string, graph: Graph) =>
    kit.test(id) || start(id, graph) || (login(id, graph) && console(id, graph))
  const screenOf = ownerOf(at('routes.tsx'), at('open-routes.tsx'))
  return {
    groups: [
      { name: 'base', test: base },
      { name: (id: string, graph: Graph) => (id !== at('main.tsx') && everywhere(id, graph) ? 'kit' : null) },
      { name: (id: string, graph: Graph) => (console(id, graph) ? 'console' : null) },
      // What several screens need stays apart.
      { name: screenOf, includeDependenciesRecursively: false },
    ],
  }
}

function reachFrom(module: string) {
  let reach: Set<string> | undefined
  return (id: string, graph: Graph): boolean => (reach ??= reachOf(module, graph)).has(id) && !isIconDoor(id)
}

// Its door names every icon there is; a file takes those that its modules use.
const isIconDoor = (id: string): boolean => id.includes('/lucide-react/')

function reachOf(module: string, graph: Graph, withParts = false): Set<string> {
  const seen = new Set([module])
  for (const one of seen) {
    if (isIconDoor(one)) continue
    const info = graph.getModuleInfo(one)
    for (const next of info?.importedIds ?? []) seen.add(next)
    if (withParts) for (const next of info?.dynamicallyImportedIds ?? []) seen.add(next)
  }
  return seen
}

/** The signed-in screen that needs a module before it stands, where neither another screen nor a part of one does. */
function ownerOf(signedIn: string, open: string) {
  let owners: Map<string, string> | undefined
  const read = (graph: Graph): Map<string, string> => {
    const screensOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
    const screens = screensOf(signedIn)
    const users = new Map<string, number>()
    for (const screen of [...screens, ...screensOf(open)])
      for (const id of reachOf(screen, graph, true)) users.set(id, (users.get(id) ?? 0) + 1)
    return new Map(
      screens.flatMap((screen) =>
        [...reachOf(screen, graph)].filter((id) => users.get(id) === 1 && !isIconDoor(id)).map((id) => [id, screen]),
      ),
    )
  }
  return (id: string, graph: Graph): string | null => {
    const screen = (owners ??= read(graph)).get(id)
    return screen === undefined ? null : `of-${/([\w-]+)\.tsx$/.exec(screen)?.[1]}`
  }
}

const base =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|react-store|router-core|history|store)|use-intl|icu-minify|clsx|class-variance-authority)\//
const kit =
  /web\/src\/(ui\/(avatar|brand-mark|button|error-panel|icon-button|initial-tile|input|letter-mark|loading-mark|spinner|stars|toasts?)\.tsx?|lib\/(call|csrf|current-brand|format|http|media|return-url|session|storage|theme|time-limit|token))/
