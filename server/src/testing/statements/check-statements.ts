import type pg from 'pg'
import { describe, readCatalog, type Catalog, type Described } from './catalog.ts'
import { mismatches, neverSeen, type Fields } from './compare.ts'
import { findStatements, type StatementReport, type Statement } from './find-statements.ts'
import { readSource } from './source.ts'

export interface Checked {
  /** What PostgreSQL refuses, and what it says otherwise than the TypeScript. */
  problems: string[]
  notStatic: StatementReport['notStatic']
  /** How many different texts were prepared. */
  count: number
}

/** What PostgreSQL does not prepare. */
const utility = /^\s*(begin|set|listen|savepoint|rollback|lock|create|grant|alter|declare|fetch|close|commit|show)\b/i

/** Prepares every statement of the server against the catalog and compares it with what its TypeScript declares. */
export async function checkStatements(client: pg.Client): Promise<Checked> {
  const source = readSource()
  try {
    const { statements, notStatic } = findStatements(source)
    const catalog = await readCatalog(client)
    const sent = statements.filter(({ text }) => !utility.test(text))
    const known = await describeAll(client, catalog, sent)
    const declared: Fields = new Map()
    const problems = sent.flatMap((statement) => {
      const described = known.get(statement.text) ?? 'not described'
      const found =
        typeof described === 'string'
          ? [`${described}: ${statement.text}`]
          : mismatches({ source, catalog, declared }, statement, described)
      return found.map((problem) => `${statement.place}: ${problem}`)
    })
    return { problems: [...new Set([...problems, ...neverSeen(declared)])], notStatic, count: known.size }
  } finally {
    source.close()
  }
}

/** Each text once; of one that PostgreSQL refuses, why. */
async function describeAll(
  client: pg.Client,
  catalog: Catalog,
  sent: readonly Statement[],
): Promise<Map<string, Described | string>> {
  const known = new Map<string, Described | string>()
  for (const { text } of sent) {
    if (known.has(text)) continue
    known.set(text, await describe(client, catalog, text).catch((error: Error) => error.message))
  }
  return known
}
