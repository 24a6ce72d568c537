import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './child.ts'
import type { Figure } from './figure.ts'

interface Chunk {
  file: string
  imports?: string[]
}

const routes = [
  { route: '/login', modules: ['src/screens/login/login.tsx'], most: 165, aim: 140 },
  { route: '/responses', modules: ['src/shell/shell.tsx', 'src/screens/responses/responses.tsx'], most: 230, aim: 180 },
  { route: '/dashboard', modules: ['src/shell/shell.tsx', 'src/screens/dashboard/dashboard.tsx'], most: 230, aim: 200 },
  { route: '/analytics', modules: ['src/shell/shell.tsx', 'src/screens/analytics/analytics.tsx'], most: 230, aim: 200 },
]

/** JavaScript that a route loads: its entry, its chunks, their imports and their messages. */
export function measureRoutes(): Figure[] {
  const dist = join(root, 'web', 'dist')
  const read = (name: string): unknown => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'))
  const manifest = read('manifest.json') as Record<string, Chunk>
  const words = read('words.json') as Record<string, string[]>
  return routes.map(({ route, modules, most, aim }) => {
    const english = ['src/main.tsx', ...modules].flatMap(
      (name) => words[name]?.filter((it) => it.endsWith('.en.js')) ?? [],
    )
    const files = [...new Set([...filesOf(manifest, ['index.html', ...modules]), ...english])]
    const bytes = files.map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
    const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000
    const from = `${files.length} files, gzip -9, kB of 1000 bytes`
    return { name: `JavaScript of ${route}`, value: kilobytes, unit: 'kB', bound: { most }, aim, from }
  })
}

function filesOf(manifest: Record<string, Chunk>, names: string[]): string[] {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const name of names) visit(name)
  return [...seen].filter((file) => file.endsWith('.js'))
}
