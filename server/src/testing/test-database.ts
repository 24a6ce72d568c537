import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { sqlProblem } from '../db/sql-errors.ts'
import { TEMPLATE, withDatabase } from './global-setup.ts'

export interface TestDatabase {
  /** The pool's login. */
  url: string
  ownerUrl: string
  drop(): Promise<void>
}

/** A database of this test file, cloned from the migrated template. */
export function makeDatabase(): Promise<TestDatabase> {
  return clone(inject('ownerUrl'), TEMPLATE)
}

/** Another database with the same rows, as a restored dump. The first must have no connections. */
export function copyDatabase({ ownerUrl }: TestDatabase): Promise<TestDatabase> {
  return clone(inject('ownerUrl'), new URL(ownerUrl).pathname.slice(1))
}

async function clone(ownerUrl: string, template: string): Promise<TestDatabase> {
  const name = `t_${process.pid}_${randomBytes(5).toString('hex')}`
  // Copying files takes half of the time that writing each page to the log takes.
  await retryWhileInUse(ownerUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: withDatabase(inject('appUrl'), name),
    ownerUrl: withDatabase(ownerUrl, name),
    drop: () => dropDatabase(name),
  }
}

/** Waits for a running autovacuum; a database that is still in use is removed with the cluster at the end of the run. */
export function dropDatabase(name: string): Promise<void> {
  const statement = `drop database if exists ${name} with (force)`
  return retryWhileInUse(inject('ownerUrl'), statement).catch(unlessInUse)
}

// Only the system can end an autovacuum.
async function retryWhileInUse(ownerUrl: string, statement: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await asOwner(ownerUrl, statement)
    } catch (error) {
      if (tries >= 50 || !isInUse(error)) throw error
      await new Promise((resume) => setTimeout(resume, 200))
    }
  }
}

const IN_USE = new Set(['42501', '55006'])
const isInUse = (error: unknown): boolean => IN_USE.has(sqlProblem(error)?.code ?? '')

function unlessInUse(error: unknown): void {
  if (!isInUse(error)) throw error
}

async function asOwner(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
