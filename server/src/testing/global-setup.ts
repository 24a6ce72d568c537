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
  const given = givenServer()
  const server = given ? { ...PASSWORD, ownerUrl: given, destroy: async () => undefined } : await ownServer()
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  await owner.query(`drop database if exists ${TEMPLATE}`)
  await owner.query(`create database ${TEMPLATE}`)
  await owner.end()
  await migrate(withDatabase(server.ownerUrl, TEMPLATE), server.appPassword)
  project.provide('ownerUrl', server.ownerUrl)
  project.provide('appUrl', asApp(server.ownerUrl, server.appPassword))
  return server.destroy
}

const PASSWORD = { appPassword: 'of-tests-only' }

/** Another PostgreSQL, such as the system's 15 (`scripts/postgres-15.mjs`). */
const givenServer = (): string | undefined => process.env['TEST_DATABASE_URL']

async function ownServer(): Promise<{ ownerUrl: string; appPassword: string; destroy: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bizamply-test-'))
  const log = { info: () => undefined, warn: () => undefined }
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
  const embedded = await startEmbedded({ dataDir, log, settings })
  const destroy = async (): Promise<void> => {
    await embedded.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ownerUrl: embedded.ownerUrl, appPassword: embedded.appPassword, destroy }
}

function asApp(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl)
  url.username = 'app_server'
  url.password = password
  return url.href
}

export function withDatabase(url: string, name: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${name}`
  return parsed.href
}
