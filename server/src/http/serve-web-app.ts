import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface WebApp {
  /** Hashes of the inline scripts that the page can run. */
  scriptHashes: string[]
  /** The console's file or page for a GET; null if the request needs neither. */
  serve(request: Request): Response | null
}

interface StoredFile {
  body: Buffer
  type: string
  etag: string
  packed: Map<string, Buffer>
}

/** Serves the built console from memory; every GET that accepts HTML and is not a file gets the page. */
export function createWebApp(folder: string): WebApp {
  const files = existsSync(folder) ? readAll(folder) : new Map<string, StoredFile>()
  const page = files.get('/index.html')
  return {
    scriptHashes: readHashes(files.get('/csp.json')),
    serve: (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      const path = new URL(request.url).pathname
      const file = path === '/' || path === '/csp.json' ? undefined : files.get(path)
      if (file)
        return answer(request, file, path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      return page && wantsPage(request, path) ? answer(request, page, 'no-cache') : null
    },
  }
}

/** Uptime monitors request `/` and accept anything. */
function wantsPage(request: Request, path: string): boolean {
  const accept = request.headers.get('accept') ?? '*/*'
  return (accept.includes('text/html') || (path === '/' && accept.includes('*/*'))) && extname(path) === ''
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

function readAll(folder: string): Map<string, StoredFile> {
  const files = new Map<string, StoredFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const full = join(entry.parentPath, entry.name)
    const body = readFileSync(full)
    files.set(`/${relative(folder, full).split(sep).join('/')}`, {
      body,
      type: types[extname(entry.name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      packed: new Map(),
    })
  }
  return files
}

function readHashes(file: StoredFile | undefined): string[] {
  if (!file) return []
  const parsed = JSON.parse(file.body.toString('utf8')) as { scriptHashes?: string[] }
  return parsed.scriptHashes ?? []
}

function answer(request: Request, file: StoredFile, cache: string): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': cache,
    etag: file.etag,
    vary: 'accept-encoding',
  })
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  const encoding = pick(request.headers.get('accept-encoding') ?? '', file)
  if (encoding) headers.set('content-encoding', encoding)
  const body = encoding ? pack(file, encoding) : file.body
  return new Response(new Uint8Array(body), { headers })
}

function pick(accepted: string, file: StoredFile): 'br' | 'gzip' | null {
  if (file.body.length < 1000 || /woff2|png/.test(file.type)) return null
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
}

function pack(file: StoredFile, encoding: 'br' | 'gzip'): Buffer {
  const kept = file.packed.get(encoding)
  if (kept) return kept
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const packed = encoding === 'br' ? brotliCompressSync(file.body, quality) : gzipSync(file.body, { level: 9 })
  file.packed.set(encoding, packed)
  return packed
}
