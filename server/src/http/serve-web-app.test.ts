import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWebApp, type WebApp } from './serve-web-app.ts'

let folder: string
let app: WebApp
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-app-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  app = createWebApp(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const statusOf = (path: string, accept: string | null): number | undefined =>
  app.serve(new Request(`http://localhost${path}`, accept === null ? {} : { headers: { accept } }))?.status

test.each([
  ['a browser gets the page at any address', '/responses', 'text/html,*/*;q=0.8', 200],
  ['a monitor that accepts anything gets the page at the address itself', '/', '*/*', 200],
  ['a monitor that doesn’t say what it accepts gets the page', '/', null, 200],
  ['a client of the API doesn’t get a page for an unknown address', '/api/unknown', '*/*', undefined],
  ['a client that only accepts JSON gets no page', '/', 'application/json', undefined],
  ['a file that doesn’t exist isn’t the page', '/assets/gone.js', 'text/html', undefined],
] as const)('%s', (_, path, accept, status) => {
  expect(statusOf(path, accept)).toBe(status)
})
