import { SyntaxKind, type BinaryExpression, type Node } from 'typescript/unstable/ast'
import { evaluate, unknown, written } from './evaluate.ts'
import type { Run } from './evaluate-name.ts'
import { settle, textOf, truth } from './settle.ts'
import { Unknown, type Env, type Value } from './values.ts'

export function prefix(run: Run, operator: SyntaxKind, of: Value, node: Node): Value {
  if (operator === SyntaxKind.ExclamationToken) return !truth(run, of)
  return operator === SyntaxKind.MinusToken && typeof of === 'number' ? -of : unknown(run, node, of)
}

const same = new Set([SyntaxKind.EqualsEqualsEqualsToken, SyntaxKind.EqualsEqualsToken])
const different = new Set([SyntaxKind.ExclamationEqualsEqualsToken, SyntaxKind.ExclamationEqualsToken])

export function binary(run: Run, node: BinaryExpression, env: Env | null): Value {
  const operator = node.operatorToken.kind
  const left = evaluate(run, node.left, env)
  const right = (): Value => evaluate(run, node.right, env)
  if (operator === SyntaxKind.AmpersandAmpersandToken) return truth(run, left) ? right() : settle(run, left)
  if (operator === SyntaxKind.BarBarToken) return truth(run, left) ? settle(run, left) : right()
  if (operator === SyntaxKind.QuestionQuestionToken) return settle(run, left) ?? right()
  if (same.has(operator) || different.has(operator)) {
    const [a, b] = [settle(run, left), settle(run, right())]
    if (isUnclear(a) || isUnclear(b)) return isNothing(a) || isNothing(b) ? different.has(operator) : unknown(run, node)
    return (a === b) === same.has(operator)
  }
  const of = right()
  const count = typeof left === 'number' && typeof of === 'number' ? counted(operator, left, of) : null
  if (count !== null) return count
  if (operator === SyntaxKind.PlusToken && (typeof left === 'string' || typeof of === 'string')) {
    return written(run, node, () => textOf(run, left, node.left) + textOf(run, of, node.right))
  }
  return unknown(run, node, left)
}

const isUnclear = (value: Value): boolean => value instanceof Unknown
const isNothing = (value: Value): boolean => value === null || value === undefined

function counted(operator: SyntaxKind, a: number, b: number): Value {
  if (operator === SyntaxKind.PlusToken) return a + b
  if (operator === SyntaxKind.MinusToken) return a - b
  if (operator === SyntaxKind.AsteriskToken) return a * b
  if (operator === SyntaxKind.SlashToken) return a / b
  if (operator === SyntaxKind.LessThanToken) return a < b
  if (operator === SyntaxKind.GreaterThanToken) return a > b
  if (operator === SyntaxKind.LessThanEqualsToken) return a <= b
  return operator === SyntaxKind.GreaterThanEqualsToken ? a >= b : null
}
