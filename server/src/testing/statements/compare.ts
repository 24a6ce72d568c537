import { TypeFlags, type Symbol, type Type } from 'typescript/unstable/sync'
import type { Catalog, Described, SqlType } from './catalog.ts'
import type { Statement } from './find-statements.ts'
import { nullableColumns } from './nullability.ts'
import { isNullable, shapeOfType, shapeOfValue, type Kind, type Shape } from './shapes.ts'
import type { Source } from './source.ts'
import { Unknown } from './values.ts'

/** The declared type of each row field, and the types that the statements return for it. */
export type Fields = Map<string, { sentence: string; declared: ReadonlySet<Kind>; seen: Set<Kind> }>

/** Declared kinds of a field that no statement ever returns. */
export const neverSeen = (fields: Fields): string[] =>
  [...fields.values()].flatMap(({ sentence, declared, seen }) =>
    [...declared].filter((kind) => !seen.has(kind)).map((kind) => `${sentence} and is never ${kind}`),
  )

/** Differences between the declared TypeScript and PostgreSQL, as sentences. */
export function mismatches(
  { source, catalog, declared }: { source: Source; catalog: Catalog; declared: Fields },
  statement: Statement,
  described: Described,
): string[] {
  const isOpen = statement.values?.some((value) => value instanceof Unknown && value.isSpread) ?? true
  const given = isOpen ? null : (statement.values?.map((value) => shapeOfValue(source, value)) ?? null)
  const parameters = (given ?? []).map((shape) => ({
    isSet: !isNullable(shape),
    areElementsSet: shape.element === null || !isNullable(shape.element),
  }))
  const columns = nullableColumns(catalog, described.query, parameters).map((column, n) => ({
    ...column,
    type: described.columns[n] ?? { name: '', element: null },
  }))
  return [...(given ? ofParameters(described.parameters, given) : []), ...ofRow(source, statement, columns, declared)]
}

function ofParameters(expected: SqlType[], given: Shape[]): string[] {
  if (expected.length !== given.length) return [`takes ${expected.length} parameters and is given ${given.length}`]
  return expected.flatMap((type, n) => {
    const shape = given[n]
    return shape && !isTaken(type, shape) ? [`$${n + 1} is ${nameOf(type)} and is given ${inWords(shape)}`] : []
  })
}

function isTaken(type: SqlType, { kinds, element }: Shape): boolean {
  if (type.element && element && !isTaken(type.element, element)) return false
  const taken = new Set<Kind>([
    ...(type.element ? ['array' as const] : (taking.get(type.name) ?? ['string' as const])),
    'null',
    'undefined',
  ])
  return [...kinds].every((kind) => taken.has(kind))
}

/** The JavaScript kinds that the driver can send for each PostgreSQL type; for any other type, a string. */
const taking = new Map<string, Kind[]>([
  ...['int2', 'int4', 'float4', 'float8', 'oid'].map((name): [string, Kind[]] => [name, ['number']]),
  ...['int8', 'numeric'].map((name): [string, Kind[]] => [name, ['number', 'string', 'bigint']]),
  ['bool', ['boolean']],
  ...['timestamptz', 'timestamp', 'date'].map((name): [string, Kind[]] => [name, ['Date', 'string']]),
  ...['json', 'jsonb'].map((name): [string, Kind[]] => [name, ['string', 'object']]),
  ['bytea', ['bytes']],
])

interface Column {
  name: string
  type: SqlType
  isNullable: boolean
}

function ofRow(source: Source, { row, driver, place }: Statement, columns: Column[], declared: Fields): string[] {
  const fields = row ? source.fieldsOf(row) : []
  if (fields.length === 0) return isAny(row) && columns.some((one) => !isForItsEffect(one)) ? ['declares no row'] : []
  const byName = new Map(fields.map((field) => [field.name, field]))
  const missing = fields.filter(({ name }) => !columns.some((column) => column.name === name))
  return [
    ...missing.map(({ name }) => `declares ${name}, which is not selected`),
    ...columns.flatMap((column) => {
      const field = byName.get(column.name)
      if (!field) return isForItsEffect(column) ? [] : [`selects ${column.name}, which is not declared`]
      const shape = shapeOfType(source, row ? source.propertyOf(row, field.name) : undefined)
      note(declared, field, { column, shape, driver, place })
      return ofColumn(column, shape, driver)
    }),
  ]
}

/** Untyped rows of `prepared` have no fields; untyped rows of the driver are `any`. */
const isAny = (row: Type | null): boolean => row !== null && (row.flags & TypeFlags.Any) !== 0

/** Columns that aren't read: `select 1` only counts rows, and a function is called for its effect. */
const effects = new Set(['?column?', 'set_config', 'pg_advisory_unlock'])

const isForItsEffect = ({ name, type }: Column): boolean => type.name === 'void' || effects.has(name)

interface Noted {
  column: Column
  shape: Shape
  driver: Statement['driver']
  place: string
}

function note(fields: Fields, field: Symbol, { column, shape, driver, place }: Noted): void {
  const sentence = `${place}: ${column.name} is declared ${inWords(shape)}`
  const { path, index } = field.valueDeclaration ?? { path: sentence, index: 0 }
  const key = `${path}#${index}`
  const seen = fields.get(key)?.seen ?? new Set<Kind>()
  fields.set(key, { sentence, declared: shape.kinds, seen })
  const read = reading(column.type, driver)
  for (const kind of read === null ? shape.kinds : [read]) if (read !== null || kind !== 'null') seen.add(kind)
  if (column.isNullable || shape.kinds.has('unknown')) seen.add('null')
}

function ofColumn({ name, type, isNullable: mayBeNull }: Column, shape: Shape, driver: Statement['driver']): string[] {
  return [
    ...(isRead(type, shape, driver) ? [] : [`${name} is ${nameOf(type)} and is declared ${inWords(shape)}`]),
    ...(mayBeNull && !isNullable(shape) ? [`${name} may be null and is declared ${inWords(shape)}`] : []),
  ]
}

function isRead(type: SqlType, { kinds, element }: Shape, driver: Statement['driver']): boolean {
  const read = reading(type, driver)
  if (read === null) return true
  if (type.element && element && !isRead(type.element, element, driver)) return false
  return kinds.has(read) || kinds.has('unknown')
}

const numbers = new Set(['int2', 'int4', 'float4', 'float8', 'oid'])
const times = new Set(['timestamptz', 'timestamp', 'date'])

/**
 * The kind that the driver returns for this type; null for JSON, which can be anything. Drizzle returns times as
 * text.
 */
function reading(type: SqlType, driver: Statement['driver']): Kind | null {
  if (type.element) return 'array'
  if (numbers.has(type.name)) return 'number'
  if (times.has(type.name)) return driver === 'pg' ? 'Date' : 'string'
  if (type.name === 'bool') return 'boolean'
  if (type.name === 'bytea') return 'bytes'
  return type.name === 'json' || type.name === 'jsonb' ? null : 'string'
}

const nameOf = (type: SqlType): string => (type.element ? `${nameOf(type.element)}[]` : type.name)
const inWords = ({ kinds, element }: Shape): string =>
  [...kinds].map((kind) => (kind === 'array' && element ? `(${inWords(element)})[]` : kind)).join(' | ')
