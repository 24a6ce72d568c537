import {
  isBlock,
  isCaseClause,
  isArrowFunction,
  isFunctionDeclaration,
  isFunctionExpression,
  isMethodDeclaration,
  isIdentifier,
  isIfStatement,
  isPropertyAccessExpression,
  isReturnStatement,
  isSpreadElement,
  isSwitchStatement,
  isThrowStatement,
  isVariableStatement,
  type CallExpression,
  type Node,
} from 'typescript/unstable/ast'
import { TypeFlags } from 'typescript/unstable/sync'
import { elementsOf, evaluate, unknown } from './evaluate.ts'
import { NO_METHOD, builtIn, builtIns, expanded, methodValue } from './evaluate-method.ts'
import { bind, nameValue, type Run } from './evaluate-name.ts'
import { settle, textOf, truth } from './settle.ts'
import { Closure, Fields, NoStatement, Template, Unknown, type Env, type Value } from './values.ts'

export function callValue(run: Run, node: CallExpression, env: Env | null): Value {
  const callee = node.expression
  const given = node.arguments.some(isSpreadElement)
    ? elementsOf(run, node.arguments, env).map((value) => () => value)
    : node.arguments.map((argument) => () => evaluate(run, argument, env))
  if (builtIns.has(callee.getText())) return builtIn(run, callee.getText(), given, node)
  if (isPropertyAccessExpression(callee)) {
    const name = callee.name.text
    if (callee.expression.getText() === 'sql') return templateOf(run, name, given, node)
    const of = settle(run, evaluate(run, callee.expression, env))
    const result = methodValue(run, of, name, given, callee.expression)
    if (result !== NO_METHOD) return result
    const work = transactions.has(name) ? given.at(-1)?.() : null
    if (work instanceof Closure) return applied(run, work, [])
    if (!(of instanceof Fields)) return unknown(run, node, of)
  }
  const target = evaluate(run, callee, env)
  if (!(target instanceof Closure)) return unknown(run, node, target)
  const value = applied(run, target, given)
  return value instanceof Unknown ? retyped(run, value, node) : value
}

/** Methods that return the result of their callback. */
const transactions = new Set(['tx', 'inCompany', 'inServer', 'asAdmin'])

const OPEN = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter

/** With the type that the compiler knows at this position, unless that is less specific. */
export function retyped(run: Run, value: Unknown, node: Node): Unknown {
  const type = run.source.typeOf(node)
  return !type || type.flags & OPEN || type.getSymbol()?.name === 'Param' ? value : value.as(type)
}

/** The result of one of our functions for these arguments. */
export function applied(run: Run, { node, env }: Closure, given: readonly (() => Value)[]): Value {
  if (!isFunction(node) || !node.body) return unknown(run, node)
  const bound = new Map<number, () => Value>()
  const inner: Env = { of: node, bound, outer: env }
  for (const [n, parameter] of node.parameters.entries()) {
    const { initializer } = parameter
    const value = (): Value => {
      const one = parameter.dotDotDotToken ? given.slice(n).map((each) => each()) : given[n]?.()
      return one === undefined && initializer ? evaluate(run, initializer, inner) : one
    }
    bind(run, parameter.name, once(value), bound, inner)
  }
  if (!isBlock(node.body)) return evaluate(run, node.body, inner)
  const end = executed(run, node.body, inner)
  return end ? end.value : undefined
}

export const isFunction = (node: Node) =>
  isFunctionDeclaration(node) || isArrowFunction(node) || isFunctionExpression(node) || isMethodDeclaration(node)

export function once(value: () => Value): () => Value {
  let kept: { value: Value } | null = null
  return () => (kept ??= { value: value() }).value
}

/** Executes statements until a return; names are evaluated when they are referenced. */
function executed(run: Run, node: Node, env: Env): { value: Value } | null {
  if (isReturnStatement(node)) return { value: node.expression ? evaluate(run, node.expression, env) : undefined }
  if (isThrowStatement(node)) throw new NoStatement()
  if (isBlock(node)) {
    for (const statement of node.statements) {
      prepare(run, statement, env)
      const end = executed(run, statement, env)
      if (end) return end
    }
  }
  if (isIfStatement(node)) {
    const branch = truth(run, evaluate(run, node.expression, env)) ? node.thenStatement : node.elseStatement
    return branch ? executed(run, branch, env) : null
  }
  if (isSwitchStatement(node)) {
    const on = settle(run, evaluate(run, node.expression, env))
    const { clauses } = node.caseBlock
    const start = clauses.findIndex(
      (one) => !isCaseClause(one) || settle(run, evaluate(run, one.expression, env)) === on,
    )
    for (const statement of clauses.slice(Math.max(0, start)).flatMap((one) => [...one.statements])) {
      const end = executed(run, statement, env)
      if (end) return end
    }
  }
  // A loop or a `try` may also return.
  return hasReturn(node) ? { value: unknown(run, node) } : null
}

function hasReturn(node: Node): boolean {
  if (isBlock(node) || isIfStatement(node) || isSwitchStatement(node) || isFunction(node)) return false
  return isReturnStatement(node) || node.forEachChild((child) => has(child, isReturnStatement) || undefined) === true
}

function has(node: Node, is: (node: Node) => boolean): boolean {
  return is(node) || (!isFunction(node) && node.forEachChild((child) => has(child, is) || undefined) === true)
}

/**
 * A declaration that counts, or whose length is counted, is evaluated in order; any other is evaluated when it's
 * referenced.
 */
export function prepare(run: Run, statement: Node, env: Env | null): void {
  if (!isVariableStatement(statement)) return
  for (const { name, initializer } of statement.declarationList.declarations) {
    if (name && isIdentifier(name) && initializer && /\.push\(|\.length\b|\+\+/.test(initializer.getText()))
      nameValue(run, name, env)
  }
}

function templateOf(run: Run, name: string, given: readonly (() => Value)[], node: Node): Value {
  if (name === 'raw') return new Template([textOf(run, given[0]?.(), node)])
  if (name === 'identifier') return new Template([`"${textOf(run, given[0]?.(), node)}"`])
  if (name === 'param') return new Template([{ value: given[0]?.() }])
  if (name !== 'join') return unknown(run, node)
  const list = expanded(run, given[0]?.())
  const between = given[1]?.()
  if (!Array.isArray(list)) return unknown(run, node, list)
  return new Template(
    list.flatMap((one, n) => [
      ...(n > 0 && between instanceof Template ? between.parts : []),
      ...(one instanceof Template ? one.parts : [{ value: one }]),
    ]),
  )
}
