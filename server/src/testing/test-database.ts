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
export async function makeDatabase(): Promise<TestDatabase> {
  const name = `t_${process.pid}_${randomBytes(5).toString('hex')}`
  const ownerUrl = inject('ownerUrl')
  await asOwner(ownerUrl, `create database ${name} template ${TEMPLATE}`)
  return {
    url: withDatabase(inject('appUrl'), name),
    ownerUrl: withDatabase(ownerUrl, name),
    drop: () => drop(ownerUrl, name),
  }
}

// An autovacuum that is just looking at it belongs to the system, and nobody else may end it.
async function drop(ownerUrl: string, name: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await asOwner(ownerUrl, `drop database if exists ${name} with (force)`)
    } catch (error) {
      if (tries >= 50 || sqlProblem(error)?.code !== '42501') throw error
      await new Promise((resume) => setTimeout(resume, 200))
    }
  }
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
