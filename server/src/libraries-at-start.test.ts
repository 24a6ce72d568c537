import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Libraries that only some requests and jobs need. Together they take 30 MB and a second of a start. */
const later = [
  'ai',
  '@ai-sdk/openai',
  'pdfkit',
  'fontkit',
  'hucre',
  'nodemailer',
  'web-push',
  '@simplewebauthn/server',
  'sharp',
]

const program = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  for (const module of ['app.ts', 'start-jobs.ts']) await import('./' + module)
  process.stdout.write(loaded.join('\\n'))`

test('a start loads no library that only some requests and jobs need', async () => {
  const options = { cwd: import.meta.dirname, maxBuffer: 10_000_000 }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], options)
  const packages = new Set(Array.from(stdout.matchAll(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g), ([, name]) => name))
  expect(packages).toContain('hono')
  expect(later.filter((name) => packages.has(name))).toEqual([])
})
