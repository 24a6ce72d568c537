import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromProc, fromPs } from './command-lines.ts'

const MARK = 'cluster_name=bizamply-of-this-test'
let child: ChildProcess

beforeAll(async () => {
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', MARK])
  await once(child, 'spawn')
})
afterAll(async () => {
  child.kill()
  await once(child, 'exit')
})

test.skipIf(process.platform !== 'linux')('ps, used without /proc, returns the same command line as /proc', () => {
  const pid = child.pid ?? 0
  expect(fromPs.of(pid).trim()).toBe(fromProc.of(pid).trim())
  for (const lines of [fromPs, fromProc]) expect(lines.all().filter((line) => line.includes(MARK))).toHaveLength(1)
})

test('an ended process has no command line', () => {
  expect(fromPs.of(4_194_303)).toBe('')
  expect(fromProc.of(4_194_303)).toBe('')
})
