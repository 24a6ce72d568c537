import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from './embedded-lock.ts'

test.each(['linux', 'darwin'] as const)('only one process at a time holds a folder (%s)', async (platform) => {
  const folder = makeFolder()
  const lock = await lockFolder(folder, './data', platform)
  await expect(lockFolder(folder, './data', platform)).rejects.toThrow(
    `Another Bizamply (process ${process.pid}) is using ./data.`,
  )
  await lock.release()
  const next = await lockFolder(folder, './data', platform)
  await next.release()
})

test('without abstract sockets, what a killed process left behind is replaced', async () => {
  const folder = makeFolder()
  const { dev, ino } = statSync(folder, { bigint: true })
  const path = join(tmpdir(), `bizamply-${dev}-${ino}.sock`)
  writeFileSync(path, '')
  const lock = await lockFolder(folder, './data', 'darwin')
  await lock.release()
  expect(existsSync(path)).toBe(false)
})

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bizamply-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
