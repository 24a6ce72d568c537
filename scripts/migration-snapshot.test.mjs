import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.mjs'

const meta = join(root, 'server', 'src', 'db', 'migrations', 'meta')

// drizzle-kit compares the schema with the newest snapshot only, and reads it minified.
it('the schema has one snapshot, the newest, minified', () => {
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
  expect(snapshots).toHaveLength(1)
  const text = readFileSync(join(meta, snapshots[0]), 'utf8')
  expect(text.length, 'write it as JSON.stringify does').toBe(JSON.stringify(JSON.parse(text)).length + 1)
})
