import { existsSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { json, type Answer } from '../server/exchange.ts'

const PAGE = fileURLToPath(new URL('page', import.meta.url))

export function servePage(name: string): Answer {
  return serveFile(PAGE, name)
}

export function servePicture(demoDir: string | null, name: string): Answer {
  return demoDir === null ? missing : serveFile(join(demoDir, 'pictures'), name)
}

// Only files directly in the folder: a name is never a path.
function serveFile(directory: string, name: string): Answer {
  const file = decodeURIComponent(name)
  const type = TYPES[extname(file)]
  const path = join(directory, basename(file))
  if (basename(file) !== file || type === undefined || !existsSync(path)) return missing
  const headers = { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': 'no-cache' }
  return { status: 200, headers, bytes: readFileSync(path) }
}

const missing = json(404, { message: 'We couldn’t find this file', code: 'NOT_FOUND' })
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'"
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}
