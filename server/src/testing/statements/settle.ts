import type { Node } from 'typescript/unstable/ast'
import { isIdentifier, isPropertyAccessExpression } from 'typescript/unstable/ast'
import { TypeFlags, type Type } from 'typescript/unstable/sync'
import type { Run } from './evaluate-name.ts'
import { NeedsCaller, NotStatic, Template, Unknown, type Value } from './values.ts'

/** One of the values that the type allows: a literal, null or undefined, or the value itself if it's unbounded. */
export function settle(run: Run, value: Value): Value {
  if (!(value instanceof Unknown) || !value.type) return value
  const options = optionsOf(value.type)
  const only = options.length === 1 ? options[0] : options[run.chooser.choose(value.key, options.length)]
  return only === undefined || only === OPEN ? (only === OPEN ? present(run, value) : undefined) : only
}

const OPEN = Symbol('open')
type Option = string | number | boolean | null | undefined | typeof OPEN

/** Present values before absent ones, as in most runs. */
const rank = (option: Option): number => (option === OPEN ? 0 : option === null || option === undefined ? 2 : 1)

const known = new WeakMap<Type, Option[]>()

function optionsOf(type: Type): Option[] {
  const options = known.get(type) ?? optionsIn(type).toSorted((a, b) => rank(a) - rank(b))
  known.set(type, options)
  return options
}

function optionsIn(type: Type): Option[] {
  if (type.isUnionType()) return [...new Set(type.getTypes().flatMap(optionsIn))]
  if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType()) return [type.value]
  if (type.flags & TypeFlags.Null) return [null]
  if (type.flags & (TypeFlags.Undefined | TypeFlags.Void)) return [undefined]
  if (type.flags & TypeFlags.BooleanLike) return [true, false]
  return [OPEN]
}

const present = (run: Run, value: Unknown): Unknown => value.as(value.type && run.source.nonNull(value.type))

export function truth(run: Run, value: Value): boolean {
  const settled = settle(run, value)
  if (settled instanceof Unknown && isUnsure(settled)) return run.chooser.choose(`${settled.key}?`, 2) === 0
  return Boolean(settled)
}

/** A comparison, or a value of unknown type: both outcomes are evaluated. */
const isUnsure = ({ type }: Unknown): boolean =>
  !type || (type.flags & (TypeFlags.BooleanLike | TypeFlags.Any | TypeFlags.Unknown)) !== 0

/** The same for all references to the same value. */
export function keyOf(run: Run, node: Node): string {
  if (isIdentifier(node)) return `#${run.source.symbolOf(node)?.id ?? node.text}`
  return isPropertyAccessExpression(node) ? `${keyOf(run, node.expression)}.${node.name.text}` : node.getText()
}

/** A value's text within a statement. For a number, the value doesn't matter. */
export function textOf(run: Run, value: Value, node: Node): string {
  const settled = settle(run, value)
  if (typeof settled === 'string' || typeof settled === 'number' || typeof settled === 'boolean') return String(settled)
  if (settled instanceof Unknown) {
    if (settled.type && settled.type.flags & TypeFlags.NumberLike) return '1'
    if (settled.from) throw new NeedsCaller(settled.from)
  }
  if (settled instanceof Template) throw new NotStatic(node, 'a template of drizzle within a text')
  throw new NotStatic(node, `not known before the product runs: ${node.getText().slice(0, 80)}`)
}
