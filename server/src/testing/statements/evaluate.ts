import {
  SyntaxKind,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isAwaitExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionExpression,
  isIdentifier,
  isNewExpression,
  isNonNullExpression,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isRegularExpressionLiteral,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isSpreadElement,
  isStringLiteralLikeNode,
  isTaggedTemplateExpression,
  isTemplateExpression,
  type NewExpression,
  type Node,
  type ObjectLiteralExpression,
  type SpreadElement,
  type TemplateLiteral,
} from 'typescript/unstable/ast'
import type { Type } from 'typescript/unstable/sync'
import { callValue, once, retyped } from './evaluate-call.ts'
import { isOpen } from './evaluate-method.ts'
import { binary, prefix } from './evaluate-operator.ts'
import { NOTHING, countUp, nameValue, type Run } from './evaluate-name.ts'
import { keyOf, settle, textOf, truth } from './settle.ts'
import { Closure, Fields, NeedsCaller, NotGiven, NotStatic, Template, Unknown, type Env, type Value } from './values.ts'

/** The value of an expression, as far as the sources say it. */
export function evaluate(run: Run, node: Node, env: Env | null): Value {
  if (isStringLiteralLikeNode(node)) return node.text
  if (isNumericLiteral(node)) return Number(node.text)
  if (isRegularExpressionLiteral(node)) return patternOf(node.text)
  const word = words.get(node.kind)
  if (word !== undefined) return word
  if (isIdentifier(node)) return node.text === 'undefined' ? undefined : nameValue(run, node, env)
  if (isAwaitExpression(node)) {
    const awaited = evaluate(run, node.expression, env)
    return awaited instanceof Unknown ? retyped(run, awaited, node) : awaited
  }
  if (isInBrackets(node)) return evaluate(run, node.expression, env)
  if (isTemplateExpression(node)) return written(run, node, () => spans(run, node, env).join(''))
  if (isTaggedTemplateExpression(node)) return tagged(run, node.template, env)
  if (isConditionalExpression(node)) {
    return evaluate(run, truth(run, evaluate(run, node.condition, env)) ? node.whenTrue : node.whenFalse, env)
  }
  if (isBinaryExpression(node)) return binary(run, node, env)
  if (isPrefixUnaryExpression(node)) {
    if (node.operator === SyntaxKind.PlusPlusToken) return countUp(run, node.operand, env)
    return prefix(run, node.operator, evaluate(run, node.operand, env), node)
  }
  if (isNewExpression(node) && node.expression.getText() === 'Set') return setOf(run, node, env)
  if (isArrayLiteralExpression(node)) return elementsOf(run, node.elements, env)
  if (isObjectLiteralExpression(node)) return fields(run, node, env)
  if (isArrowFunction(node) || isFunctionExpression(node)) return new Closure(node, env ?? NOTHING)
  if (isPropertyAccessExpression(node)) return property(run, evaluate(run, node.expression, env), node.name.text, node)
  if (isElementAccessExpression(node)) {
    const key = settle(run, evaluate(run, node.argumentExpression, env))
    const of = evaluate(run, node.expression, env)
    if (typeof key !== 'string' && typeof key !== 'number') return unknown(run, node, of)
    if (!(of instanceof Unknown)) return property(run, of, String(key), node)
    return propertyOf(of, String(key), node, propertyType(run, of, String(key)) ?? run.source.typeOf(node))
  }
  if (isCallExpression(node)) return callValue(run, node, env)
  return unknown(run, node)
}

const words = new Map<SyntaxKind, Value>([
  [SyntaxKind.TrueKeyword, true],
  [SyntaxKind.FalseKeyword, false],
  [SyntaxKind.NullKeyword, null],
])

function patternOf(text: string): RegExp {
  const end = text.lastIndexOf('/')
  return new RegExp(text.slice(1, end), text.slice(end + 1))
}

const isInBrackets = (node: Node): node is Node & { expression: Node } =>
  isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node) || isNonNullExpression(node)

export const unknown = (run: Run, node: Node, of?: Value): Unknown =>
  new Unknown(node, run.source.typeOf(node), { key: keyOf(run, node), from: fromOf(of) })

/** The function whose caller knows more of the value, or of how many elements the list has. */
function fromOf(value: Value): Node | undefined {
  if (Array.isArray(value)) return value.map(fromOf).find((one) => one !== undefined)
  return value instanceof Unknown ? value.from : undefined
}

const propertyOf = (of: Unknown, name: string, node: Node, type: Type | undefined): Unknown =>
  new Unknown(node, type, { key: `${of.key}.${name}`, from: of.from })

export function property(run: Run, of: Value, name: string, node: Node): Value {
  const value = of instanceof Unknown ? of : settle(run, of)
  if (value instanceof Fields) {
    const field = value.of.get(name)
    return field ? field() : undefined
  }
  if (Array.isArray(value))
    return isOpen(value) ? unknown(run, node, value) : name === 'length' ? value.length : value[Number(name)]
  if (typeof value === 'string' && name === 'length') return value.length
  return value instanceof Unknown ? propertyOf(value, name, node, run.source.typeOf(node)) : undefined
}

/** A text, or what is in the way of knowing it. */
export function written(run: Run, node: Node, text: () => string): Value {
  try {
    return text()
  } catch (error) {
    if (error instanceof NeedsCaller) return new Unknown(node, run.source.text, { from: error.callee })
    if (error instanceof NotStatic) return new Unknown(error.node, run.source.text)
    throw error
  }
}

function spans(run: Run, node: TemplateLiteral, env: Env | null): string[] {
  if (!isTemplateExpression(node)) return [node.text]
  return [
    node.head.text,
    ...node.templateSpans.flatMap(({ expression, literal }) => [
      textOf(run, evaluate(run, expression, env), expression),
      literal.text,
    ]),
  ]
}

function tagged(run: Run, node: TemplateLiteral, env: Env | null): Template {
  if (!isTemplateExpression(node)) return new Template([node.text])
  return new Template([
    node.head.text,
    ...node.templateSpans.flatMap(({ expression, literal }) => [
      ...partsOf(
        run,
        isTemplate(run, expression) ? evaluate(run, expression, env) : sentValue(run, expression, env),
        expression,
      ),
      literal.text,
    ]),
  ])
}

function isTemplate(run: Run, node: Node): boolean {
  const type = run.source.typeOf(node)
  const types = type?.isUnionType() ? type.getTypes() : [type]
  return types.some((one) => templates.has(one?.getSymbol()?.name ?? ''))
}

const templates = new Set(['SQL', 'Param', 'Name', 'SQLChunk'])

/** The parts of a template within the template; everything else is a parameter. */
function partsOf(run: Run, value: Value, node: Node): Template['parts'] {
  if (value instanceof Template) return value.parts
  const type = value instanceof Unknown ? value.type : undefined
  if (type?.getSymbol()?.name === 'SQL') textOf(run, value, node)
  // Drizzle makes a list of parameters of it.
  if (Array.isArray(value) || (type && run.source.isList(type)))
    throw new NotStatic(node, 'a list outside of sql.param')
  return [{ value }]
}

export function elementsOf(run: Run, nodes: readonly Node[], env: Env | null): Value[] {
  return nodes.flatMap((node): Value[] => {
    if (!isSpreadElement(node))
      return [run.chooser.mode === 'open' ? evaluate(run, node, env) : sentValue(run, node, env)]
    const spread =
      run.chooser.mode === 'open'
        ? settle(run, evaluate(run, node.expression, env))
        : sentList(run, node.expression, env)
    return Array.isArray(spread) ? spread : [spreadOf(run, node, spread)]
  })
}

/** A value that is sent, or its type where it depends on what the text did not ask. */
function sentValue(run: Run, node: Node, env: Env | null): Value {
  try {
    return run.chooser.within('closed', () => evaluate(run, node, env))
  } catch (error) {
    if (error instanceof NotGiven) return unknown(run, node)
    throw error
  }
}

/** The values that are sent. What the text did not ask makes no difference to how many they are. */
export function sentList(run: Run, node: Node, env: Env | null): Value {
  return run.chooser.within('first', () => settle(run, evaluate(run, node, env)))
}

/** Any number of elements; of a list or a set of known type, of that type. */
function spreadOf(run: Run, { expression }: SpreadElement, of: Value): Unknown {
  const type = of instanceof Unknown ? of.type : run.source.typeOf(expression)
  const [element] = run.source.argumentsOf(type)
  return new Unknown(expression, element, { from: fromOf(of), isSpread: true })
}

function fields(run: Run, node: ObjectLiteralExpression, env: Env | null): Value {
  const of = new Map<string, () => Value>()
  for (const field of node.properties) {
    if (isPropertyAssignment(field))
      of.set(
        nameOf(field.name),
        once(() => evaluate(run, field.initializer, env)),
      )
    else if (isShorthandPropertyAssignment(field)) shorthand(run, field.name, of, env)
    else if (isSpreadAssignment(field)) {
      const spread = evaluate(run, field.expression, env)
      if (spread instanceof Fields) for (const [name, value] of spread.of) of.set(name, value)
      else if (spread instanceof Unknown) {
        for (const { name } of spread.type ? run.source.fieldsOf(spread.type) : []) {
          of.set(name, () => propertyOf(spread, name, field, propertyType(run, spread, name)))
        }
      }
    }
  }
  return new Fields(of)
}

function shorthand(run: Run, name: Node, into: Map<string, () => Value>, env: Env | null): void {
  if (isIdentifier(name)) into.set(name.text, () => nameValue(run, name, env))
}

function propertyType(run: Run, { type }: Unknown, name: string) {
  return type && run.source.propertyOf(type, name)
}

const nameOf = (node: Node): string => (isStringLiteralLikeNode(node) ? node.text : node.getText())

/** A set is asked only what it has: the list that it is made of does. */
function setOf(run: Run, node: NewExpression, env: Env | null): Value {
  const [list] = node.arguments ?? []
  const of = list ? evaluate(run, list, env) : []
  return Array.isArray(of) ? of : unknown(run, node, of)
}
