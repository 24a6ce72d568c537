import {
  isArrayBindingPattern,
  isBindingElement,
  isForOfStatement,
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
  isParameterDeclaration,
  isPropertyAssignment,
  isVariableDeclaration,
  type BindingElement,
  type Identifier,
  type Node,
} from 'typescript/unstable/ast'
import type { Chooser } from './choices.ts'
import { evaluate, property, unknown } from './evaluate.ts'
import { isFunction, retyped } from './evaluate-call.ts'
import { changed } from './evaluate-changes.ts'
import type { Source } from './source.ts'
import { keyOf, settle } from './settle.ts'
import { Closure, Unknown, type Env, type Value } from './values.ts'

export interface Run {
  source: Source
  chooser: Chooser
  /** What each declaration holds, by its function's call: a list is pushed into, a number is counted up. */
  held: Map<Env | null, Map<Node, Value>>
}

export const NOTHING: Env = { of: null, bound: new Map(), outer: null }

export function nameValue(run: Run, node: Identifier, env: Env | null): Value {
  const symbol = run.source.symbolOf(node)
  if (!symbol) return unknown(run, node)
  for (let at = env; at; at = at.outer) {
    const bound = at.bound.get(symbol.id)
    if (bound) return bound()
  }
  const declaration = run.source.declarationOf(symbol)
  if (!declaration) return unknown(run, node)
  if (isFunctionDeclaration(declaration)) return new Closure(declaration, NOTHING)
  if (isParameterDeclaration(declaration)) return parameterValue(run, node, declaration.parent)
  const value = held(run, declaration, env)
  const after = changed(run, { node, symbol, declaration, value }, env)
  return after instanceof Unknown ? retyped(run, after, node) : after
}

function declaredValue(run: Run, declaration: Node, env: Env | null): Value {
  if (isVariableDeclaration(declaration)) {
    if (declaration.initializer) return evaluate(run, declaration.initializer, env)
    const loop = declaration.parent.parent
    return isForOfStatement(loop)
      ? elementOf(run, evaluate(run, loop.expression, env), nameOf(declaration))
      : unknown(run, nameOf(declaration))
  }
  if (isBindingElement(declaration)) return elementValue(run, declaration, env)
  return isPropertyAssignment(declaration) ? evaluate(run, declaration.initializer, env) : unknown(run, declaration)
}

/** What no choice has a part in is the same in every run. */
const constants = new WeakMap<Node, Value>()

/** Evaluated once for every mention of it. */
function held(run: Run, declaration: Node, env: Env | null): Value {
  const constant = constants.get(declaration)
  if (constant !== undefined) return constant
  const { scope, within } = holderOf(run, declaration, env)
  if (within.has(declaration)) return within.get(declaration)
  const before = run.chooser.count()
  const value = declaredValue(run, declaration, env)
  if (value instanceof Unknown) return value
  const isConstant = scope === null && (typeof value === 'string' || typeof value === 'number')
  if (isConstant && run.chooser.count() === before) constants.set(declaration, value)
  within.set(declaration, value)
  return value
}

function holderOf(run: Run, declaration: Node, env: Env | null): { scope: Env | null; within: Map<Node, Value> } {
  let holder: Node | undefined = declaration
  while (holder && !isFunction(holder)) holder = holder.parent
  let scope = env
  while (scope && scope.of !== holder) scope = scope.outer
  const within = run.held.get(scope) ?? new Map<Node, Value>()
  run.held.set(scope, within)
  return { scope: holder ? (scope ?? NOTHING) : null, within }
}

/** `++n`: what the name holds from here on. */
export function countUp(run: Run, node: Node, env: Env | null): Value {
  const symbol = run.source.symbolOf(node)
  const declaration = symbol && run.source.declarationOf(symbol)
  const before = isIdentifier(node) ? nameValue(run, node, env) : undefined
  if (!declaration || typeof before !== 'number') return unknown(run, node)
  holderOf(run, declaration, env).within.set(declaration, before + 1)
  return before + 1
}

/** One of a list, for a loop or a callback: each in a run of its own. */
export function elementOf(run: Run, list: Value, node: Node): Value {
  const of = settle(run, list)
  if (!Array.isArray(of)) return unknown(run, node, of)
  return of[of.length > 1 ? run.chooser.choose(`each ${node.getText()} ${node.pos}`, of.length) : 0]
}

/** One name of `{ a, b: c = d }` or `[a, b]`. */
function elementValue(run: Run, element: BindingElement, env: Env | null): Value {
  const holder = element.parent.parent
  if (isParameterDeclaration(holder)) return parameterValue(run, nameOf(element), holder.parent)
  return partOf(
    run,
    isVariableDeclaration(holder) ? held(run, holder, env) : declaredValue(run, holder, env),
    element,
    env,
  )
}

const parameterValue = (run: Run, name: Node, from: Node): Unknown =>
  new Unknown(name, run.source.typeOf(name), { key: keyOf(run, name), from })

const nameOf = (node: Node): Node => ((isVariableDeclaration(node) || isBindingElement(node)) && node.name) || node

export function partOf(run: Run, whole: Value, element: BindingElement, env: Env | null): Value {
  const pattern = element.parent
  const name = isArrayBindingPattern(pattern)
    ? String(pattern.elements.indexOf(element))
    : (element.propertyName ?? nameOf(element)).getText()
  const value =
    element.dotDotDotToken && Array.isArray(whole)
      ? whole.slice(Number(name))
      : property(run, whole, name, nameOf(element))
  return value === undefined && element.initializer ? evaluate(run, element.initializer, env) : value
}

/** Binds every name of a parameter to its part of what was given. */
export function bind(run: Run, name: Node, given: () => Value, into: Map<number, () => Value>, env: Env | null): void {
  if (isIdentifier(name)) {
    const symbol = run.source.symbolOf(name)
    if (symbol) into.set(symbol.id, given)
    return
  }
  if (!isObjectBindingPattern(name) && !isArrayBindingPattern(name)) return
  for (const element of name.elements) {
    if (isBindingElement(element)) bind(run, nameOf(element), () => partOf(run, given(), element, env), into, env)
  }
}
