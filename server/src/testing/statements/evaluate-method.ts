import type { Node } from 'typescript/unstable/ast'
import { unknown, written } from './evaluate.ts'
import { applied } from './evaluate-call.ts'
import type { Run } from './evaluate-name.ts'
import { settle, textOf, truth } from './settle.ts'
import { Closure, Fields, Unknown, type Value } from './values.ts'

/** `Object.keys` and the like. */
export function builtIn(run: Run, name: string, given: readonly (() => Value)[], node: Node): Value {
  const [of, second] = given.map((one) => one())
  if (name === 'Math.trunc') return of
  if (name === 'Boolean') return truth(run, of)
  if (name === 'String') return written(run, node, () => textOf(run, of, node))
  if (name === 'Array.from' && of instanceof Fields && second instanceof Closure) {
    const length = of.of.get('length')?.()
    return Array.from({ length: Number(length) }, (_, n) => applied(run, second, [() => undefined, () => n]))
  }
  if (name === 'Object.fromEntries' && Array.isArray(of)) {
    const pairs = of.flatMap((one) => (Array.isArray(one) ? [[String(one[0]), () => one[1]] as const] : []))
    return new Fields(new Map(pairs))
  }
  if (!(of instanceof Fields)) return unknown(run, node, of)
  if (name === 'Object.keys') return [...of.of.keys()]
  if (name === 'Object.values') return [...of.of.values()].map((value) => value())
  return [...of.of].map(([key, value]) => [key, value()])
}

export const builtIns = new Set([
  'Math.trunc',
  'Boolean',
  'String',
  'Array.from',
  'Object.fromEntries',
  'Object.keys',
  'Object.values',
  'Object.entries',
])

/** Marks a value without this method, or a method whose result isn't known. */
export const NO_METHOD = new Fields(new Map())

/** For an unknown list, two elements known only by their type. */
export function expanded(run: Run, of: Value): Value {
  if (!(of instanceof Unknown) || !of.type || !run.source.isList(of.type)) return of
  const [element] = run.source.argumentsOf(of.type)
  return [0, 1].map((n) => new Unknown(of.node, element, { key: `${of.key}.${n}`, from: of.from }))
}

const ofText = new Set([
  'trim',
  'split',
  'replace',
  'replaceAll',
  'slice',
  'startsWith',
  'endsWith',
  'toLowerCase',
  'toUpperCase',
])
const ofList = new Set([
  'map',
  'flatMap',
  'filter',
  'some',
  'every',
  'find',
  'includes',
  'has',
  'concat',
  'slice',
  'at',
  'flat',
  'push',
  'entries',
  'toReversed',
])
const asking = new Set(['filter', 'some', 'every', 'find'])

/** Whether the number of elements is unknown. */
export const isOpen = (list: readonly Value[]): boolean => list.some((one) => one instanceof Unknown && one.isSpread)

/** The result of a string or array method, computed by calling the real method. */
export function methodValue(run: Run, of: Value, name: string, given: readonly (() => Value)[], node: Node): Value {
  const list = name === 'join' || name === 'map' || name === 'flatMap' ? expanded(run, of) : of
  if (Array.isArray(list) && name === 'join') return joined(run, list, given[0]?.(), node)
  const isText = typeof of === 'string' && ofText.has(name)
  if (!isText && !(Array.isArray(list) && ofList.has(name))) return NO_METHOD
  if (Array.isArray(list) && isOpen(list) && name !== 'push' && name !== 'concat') return NO_METHOD
  const args = given.map((one) => {
    const value = one()
    if (!(value instanceof Closure)) return isText ? settle(run, value) : value
    return (...values: Value[]) => {
      const result = applied(
        run,
        value,
        values.map((each) => () => each),
      )
      if (asking.has(name)) return truth(run, result)
      return isText ? textOf(run, result, node) : result
    }
  })
  if (args.some((one) => one instanceof Unknown) && name !== 'push' && name !== 'concat') return NO_METHOD
  const method = (isText ? String.prototype : Array.prototype)[(name === 'has' ? 'includes' : name) as 'slice'] as (
    ...values: unknown[]
  ) => Value
  const result = Reflect.apply(method, list, args)
  // For an unknown list, only text results are useful (for `join`); otherwise the compiler knows the element type
  // better.
  if (list !== of && Array.isArray(result) && !result.every((one) => typeof one === 'string')) return NO_METHOD
  if (list !== of && Array.isArray(result) && result.length === 0) return NO_METHOD
  return name === 'entries' ? Array.from(result as Value[]) : result
}

function joined(run: Run, list: Value[], between: Value, node: Node): Value {
  return written(run, node, () => {
    const separator = between === undefined ? ',' : textOf(run, between, node)
    return list.map((one) => textOf(run, one, node)).join(separator)
  })
}
