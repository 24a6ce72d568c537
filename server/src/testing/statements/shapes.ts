import { TypeFlags, type Type } from 'typescript/unstable/sync'
import type { Source } from './source.ts'
import { Closure, Fields, Template, Unknown, type Value } from './values.ts'

export type Kind =
  | 'string'
  | 'number'
  | 'bigint'
  | 'boolean'
  | 'null'
  | 'undefined'
  | 'Date'
  | 'bytes'
  | 'array'
  | 'object'
  | 'unknown'

/** A TypeScript type as the driver sees it: its kinds of values, and the elements of arrays. */
export interface Shape {
  kinds: ReadonlySet<Kind>
  element: Shape | null
}

const of = (kind: Kind, element: Shape | null = null): Shape => ({ kinds: new Set([kind]), element })

function either(shapes: readonly Shape[]): Shape {
  const elements = shapes.flatMap(({ element }) => element ?? [])
  return {
    kinds: new Set(shapes.flatMap(({ kinds }) => [...kinds])),
    element: elements.length > 0 ? either(elements) : null,
  }
}

const flags: readonly (readonly [number, Kind])[] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined | TypeFlags.Void, 'undefined'],
]

export function shapeOfType({ checker, isList, argumentsOf }: Source, type: Type | undefined): Shape {
  const read = (one: Type | undefined): Shape => {
    if (!one) return of('unknown')
    if (one.isUnionType()) return either(one.getTypes().map(read))
    const kind = flags.find(([flag]) => one.flags & flag)?.[1]
    if (kind) return of(kind)
    if (one.isIntersectionType())
      return (
        one
          .getTypes()
          .map(read)
          .find(({ kinds }) => !kinds.has('object')) ?? of('object')
      )
    if (one.isTypeParameter() || one.isIndexedAccessType()) return read(checker.getBaseConstraintOfType(one))
    if (one.flags & (TypeFlags.Any | TypeFlags.Unknown)) return of('unknown')
    const name = one.getSymbol()?.name ?? ''
    if (name === 'Date') return of('Date')
    if (name === 'Buffer' || name === 'Uint8Array') return of('bytes')
    if (!isList(one)) return of('object')
    const elements = argumentsOf(one)
    return of('array', elements.length > 0 ? either(elements.map(read)) : null)
  }
  return read(type)
}

export function shapeOfValue(source: Source, value: Value): Shape {
  if (value === null) return of('null')
  if (value instanceof Unknown) return shapeOfType(source, value.type)
  if (Array.isArray(value))
    return of('array', value.length > 0 ? either(value.map((one) => shapeOfValue(source, one))) : null)
  if (value instanceof Fields || value instanceof Closure || value instanceof Template) return of('object')
  return of(typeof value as Kind)
}

export const isNullable = ({ kinds }: Shape): boolean =>
  kinds.has('null') || kinds.has('undefined') || kinds.has('unknown')
