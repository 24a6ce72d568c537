import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
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
    drop: () => asOwner(ownerUrl, `drop database if exists ${name} with (force)`),
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
