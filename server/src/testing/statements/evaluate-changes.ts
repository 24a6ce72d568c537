import {
  SyntaxKind,
  isArrowFunction,
  isBinaryExpression,
  isCallExpression,
  isExpressionStatement,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isIfStatement,
  isPropertyAccessExpression,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast'
import type { Symbol } from 'typescript/unstable/sync'
import { elementsOf, evaluate, unknown } from './evaluate.ts'
import type { Run } from './evaluate-name.ts'
import { truth } from './settle.ts'
import type { Env, Value } from './values.ts'

interface Named {
  node: Node
  symbol: Symbol
  declaration: Node
  value: Value
}

/** The value after the push and assignment statements between its declaration and this reference. */
export function changed(run: Run, { node, symbol, declaration, value }: Named, env: Env | null): Value {
  if (!isVariableDeclaration(declaration) || declaration.getSourceFile() !== node.getSourceFile()) return value
  const block = declaration.parent.parent.parent
  if (!changes(run, block, symbol)) return value
  // Assigned after this point, as in a loop: any value of its type is possible.
  if (some(block, (at) => at.pos >= node.pos && isAssigned(run, at, symbol))) return unknown(run, node)
  let now = value
  const visit = (at: Node): void => {
    if (at.pos >= node.pos || isFunction(at)) return
    if (isIfStatement(at) && at.end <= node.pos) {
      if (!changes(run, at, symbol)) return
      if (truth(run, evaluate(run, at.expression, env))) visit(at.thenStatement)
      else if (at.elseStatement) visit(at.elseStatement)
      return
    }
    if (at.end <= node.pos) now = afterOne(run, at, symbol, now, env)
    at.forEachChild(visit)
  }
  block.forEachChild(visit)
  return now
}

const isFunction = (node: Node): boolean =>
  isArrowFunction(node) || isFunctionExpression(node) || isFunctionDeclaration(node)

function isAssigned(run: Run, node: Node, symbol: Symbol): boolean {
  const change = changedBy(run, node, symbol)
  return change !== null && 'assigned' in change
}

const known = new WeakMap<Node, Map<number, boolean>>()

function changes(run: Run, block: Node, symbol: Symbol): boolean {
  const ofBlock = known.get(block) ?? new Map<number, boolean>()
  known.set(block, ofBlock)
  const before = ofBlock.get(symbol.id)
  if (before !== undefined) return before
  const found = some(block, (at) => changedBy(run, at, symbol) !== null)
  ofBlock.set(symbol.id, found)
  return found
}

function some(node: Node, matches: (node: Node) => boolean): boolean {
  return matches(node) || node.forEachChild((child) => some(child, matches) || undefined) === true
}

type Change = { pushed: readonly Node[] } | { assigned: Node; isAdded: boolean }

/** What this statement pushes to or assigns to the symbol; null if it does neither. */
function changedBy(run: Run, node: Node, symbol: Symbol): Change | null {
  if (!isExpressionStatement(node)) return null
  const { expression } = node
  const is = (name: Node): boolean =>
    isIdentifier(name) && name.text === symbol.name && run.source.symbolOf(name)?.id === symbol.id
  if (isCallExpression(expression)) {
    const callee = expression.expression
    return isPropertyAccessExpression(callee) && callee.name.text === 'push' && is(callee.expression)
      ? { pushed: expression.arguments }
      : null
  }
  if (!isBinaryExpression(expression) || !is(expression.left)) return null
  const isAdded = expression.operatorToken.kind === SyntaxKind.PlusEqualsToken
  if (!isAdded && expression.operatorToken.kind !== SyntaxKind.EqualsToken) return null
  return { assigned: expression.right, isAdded }
}

function afterOne(run: Run, node: Node, symbol: Symbol, now: Value, env: Env | null): Value {
  const change = changedBy(run, node, symbol)
  if (!change) return now
  if ('pushed' in change) return Array.isArray(now) ? [...now, ...elementsOf(run, change.pushed, env)] : now
  const value = evaluate(run, change.assigned, env)
  return change.isAdded ? `${String(now)}${String(value)}` : value
}
