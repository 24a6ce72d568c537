import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner of the test cluster; its template database is migrated. */
    ownerUrl: string
    appUrl: string
  }
}

export const TEMPLATE = 'bizamply_template'

/** One PostgreSQL for the run, one migrated template; every test file clones it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bizamply-test-'))
  const quiet = { info: () => undefined, warn: () => undefined }
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
  const embedded = await startEmbedded({ dataDir, log: quiet, settings })
  const owner = new pg.Client({ connectionString: embedded.ownerUrl })
  await owner.connect()
  await owner.query(`create database ${TEMPLATE}`)
  await owner.end()
  await migrate(withDatabase(embedded.ownerUrl, TEMPLATE), embedded.appPassword)
  project.provide('ownerUrl', embedded.ownerUrl)
  project.provide('appUrl', embedded.appUrl)
  return async () => {
    await embedded.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export function withDatabase(url: string, name: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${name}`
  return parsed.href
}
