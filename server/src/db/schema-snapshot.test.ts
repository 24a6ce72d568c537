import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as schema from './schema/index.ts'

// The kit gives every array a method that `for…in` lists, and other tests share the process.
Reflect.deleteProperty(Array.prototype, 'random')

const meta = new URL('migrations/meta/', import.meta.url)

// Otherwise the next `drizzle-kit generate` would repeat, or ask about, a change that a handwritten migration made.
test('the newest snapshot is the schema, so a generated migration contains only what changed', () => {
  const [name = ''] = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'))
  const stored = JSON.parse(readFileSync(new URL(name, meta), 'utf8')) as Record<string, unknown>
  const current = JSON.parse(JSON.stringify(generateDrizzleJson(schema, undefined, ['app']))) as typeof stored
  const ids = { id: '', prevId: '' }
  expect({ ...current, ...ids }).toEqual({ ...stored, ...ids })
})
