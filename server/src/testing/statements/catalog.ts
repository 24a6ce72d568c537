import type pg from 'pg'
import { isNode, parseTree, type TreeNode } from './node-tree.ts'

/** What the catalog of the migrated database says about columns, functions, operators and types, by their ids. */
export interface Catalog {
  /** Columns that are never null: `table.number`. */
  notNull: ReadonlySet<string>
  functions: ReadonlyMap<number, { name: string; isStrict: boolean; isOurs: boolean }>
  operators: ReadonlyMap<number, string>
  types: ReadonlyMap<number, SqlType>
}

export interface SqlType {
  name: string
  /** The element type of an array. */
  element: SqlType | null
}

/** A statement as PostgreSQL reads it: the types of its parameters, and its tree. */
export interface Described {
  parameters: SqlType[]
  columns: SqlType[]
  query: TreeNode
}

export async function readCatalog(client: pg.Client): Promise<Catalog> {
  await client.query(DESCRIBE)
  const columns = await client.query<{ key: string }>(
    `select attrelid::int8 || '.' || attnum as key from pg_attribute where attnotnull`,
  )
  const functions = await client.query<{ oid: number; name: string; strict: boolean; ours: boolean }>(
    `select oid, proname as name, proisstrict as strict, pronamespace <> 'pg_catalog'::regnamespace as ours from pg_proc`,
  )
  const operators = await client.query<{ oid: number; name: string }>('select oid, oprname as name from pg_operator')
  const types = await client.query<{ oid: number; name: string; element: number }>(
    `select oid, typname as name, case when typcategory = 'A' then typelem else 0 end as element from pg_type`,
  )
  const names = new Map(types.rows.map((row) => [row.oid, row]))
  const typeOf = (oid: number): SqlType | null => {
    const row = names.get(oid)
    return row ? { name: row.name, element: row.element ? typeOf(row.element) : null } : null
  }
  return {
    notNull: new Set(columns.rows.map(({ key }) => key)),
    functions: new Map(
      functions.rows.map((row) => [row.oid, { name: row.name, isStrict: row.strict, isOurs: row.ours }]),
    ),
    operators: new Map(operators.rows.map(({ oid, name }) => [oid, name])),
    types: new Map([...names.keys()].map((oid) => [oid, typeOf(oid) ?? { name: '', element: null }])),
  }
}

/**
 * Prepares a text and creates a function with the same parameters, whose body PostgreSQL stores as a tree; nothing is
 * executed.
 */
const DESCRIBE = `create function pg_temp.describe(text, out given int[], out answered int[], out tree text) language plpgsql as $$
  declare types text;
  begin
    execute 'prepare described as ' || $1;
    select parameter_types::oid[]::int8[]::int[], result_types::oid[]::int8[]::int[], array_to_string(parameter_types, ', ')
      into given, answered, types from pg_prepared_statements where name = 'described';
    deallocate described;
    execute 'create function pg_temp.described(' || types || ') returns void begin atomic ' || $1 || '; end';
    select prosqlbody::text into tree from pg_proc where proname = 'described' and pronamespace = pg_my_temp_schema();
    execute 'drop function pg_temp.described';
  exception when others then
    if exists (select from pg_prepared_statements where name = 'described') then deallocate described; end if;
    raise;
  end $$`

export async function describe(client: pg.Client, catalog: Catalog, text: string): Promise<Described> {
  const { rows } = await client.query<{ given: number[]; answered: number[] | null; tree: string }>(
    'select given, answered, tree from pg_temp.describe($1)',
    [text],
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL described nothing')
  const named = (oids: number[] | null): SqlType[] =>
    (oids ?? []).map((oid) => catalog.types.get(oid) ?? { name: String(oid), element: null })
  return { parameters: named(row.given), columns: named(row.answered), query: firstNode(parseTree(row.tree)) }
}

function firstNode(tree: ReturnType<typeof parseTree>): TreeNode {
  if (isNode(tree)) return tree
  const [first] = tree
  if (first === undefined || typeof tree === 'string') throw new Error('PostgreSQL wrote no tree')
  return firstNode(first)
}
