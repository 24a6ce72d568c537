import {
  isBlock,
  isIfStatement,
  isReturnStatement,
  isSourceFile,
  isThrowStatement,
  type Node,
} from 'typescript/unstable/ast'
import { evaluate } from './evaluate.ts'
import { isFunction } from './evaluate-call.ts'
import type { Run } from './evaluate-name.ts'
import { NeedsCaller, NotGiven, NotStatic, type Env } from './values.ts'

/** Whether an earlier `if (...) return` of the same function keeps the choices that were made from this call. */
export function isGuarded(run: Run, call: Node, env: Env | null): boolean {
  for (let at = call; !isSourceFile(at) && !isFunction(at); at = at.parent) {
    if (!isBlock(at.parent)) continue
    const before = at.parent.statements.slice(
      0,
      at.parent.statements.findIndex((one) => one === at),
    )
    if (before.some((one) => isIfStatement(one) && endsIn(one.thenStatement) && isTrue(run, one.expression, env)))
      return true
  }
  return false
}

function endsIn(node: Node): boolean {
  if (isBlock(node)) return node.statements.some(endsIn)
  return isReturnStatement(node) || isThrowStatement(node)
}

/** True by what was chosen already; what would have to be chosen now is left open. */
function isTrue(run: Run, condition: Node, env: Env | null): boolean {
  try {
    return run.chooser.within('closed', () => evaluate(run, condition, env)) === true
  } catch (error) {
    if (error instanceof NotGiven || error instanceof NotStatic || error instanceof NeedsCaller) return false
    throw error
  }
}
