import {
  isBlock,
  isCallExpression,
  isFunctionDeclaration,
  isMethodDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSourceFile,
  isVariableDeclaration,
  type CallExpression,
  type Node,
  type PropertyAccessExpression,
} from 'typescript/unstable/ast'
import type { Type } from 'typescript/unstable/sync'
import { eachChoice, type Chooser } from './choices.ts'
import { evaluate, sentList } from './evaluate.ts'
import { isFunction, prepare } from './evaluate-call.ts'
import { isGuarded } from './guards.ts'
import { bind, elementOf, type Run } from './evaluate-name.ts'
import type { Source } from './source.ts'
import { Fields, NeedsCaller, NoStatement, NotStatic, Template, Unknown, type Env, type Value } from './values.ts'

/** A statement text that the product sends, with its declared TypeScript types. */
export interface Statement {
  place: string
  text: string
  /** Null when the list is not known; then only the text is checked. */
  values: Value[] | null
  row: Type | null
  driver: 'pg' | 'drizzle'
}

export interface StatementReport {
  statements: Statement[]
  /** Calls whose text is known only at run time. */
  notStatic: { place: string; why: string }[]
}

/** A call on the way to the text, and the function that it calls or is given as a callback. */
interface Step {
  call: CallExpression
  callee: Node
}

interface Sink {
  call: CallExpression
  text: Node
  values: Node | undefined
  driver: Statement['driver']
}

export function findStatements(source: Source): StatementReport {
  const found: StatementReport = { statements: [], notStatic: [] }
  for (const call of source.calls) {
    const sink = sinkOf(source, call)
    if (sink) follow(source, sink, [], found)
  }
  for (const access of source.accesses) {
    if (!isSender(source, access) || (isCallExpression(access.parent) && access.parent.expression === access)) continue
    found.notStatic.push({ place: source.placeOf(access), why: `${access.getText()} is handed on` })
  }
  return found
}

const clients = new Set(['Client', 'Pool', 'PoolClient', 'ClientBase'])

/** Whether this method passes a text to the driver. */
function isSender(source: Source, { name, expression }: PropertyAccessExpression): boolean {
  if (name.text === 'query') return namesOf(source.typeOf(expression)).some((one) => clients.has(one))
  if (name.text === 'pages') return namesOf(source.typeOf(expression)).includes('Snapshot')
  return name.text === 'execute' && namesOf(source.typeOf(expression)).some((one) => one.endsWith('Database'))
}

function sinkOf(source: Source, call: CallExpression): Sink | null {
  const [text, values] = call.arguments
  const method = call.expression
  if (!text || !isPropertyAccessExpression(method) || !isSender(source, method)) return null
  return method.name.text === 'execute'
    ? { call, text, values: undefined, driver: 'drizzle' }
    : { call, text, values, driver: 'pg' }
}

function namesOf(type: Type | undefined): string[] {
  if (!type) return []
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().flatMap(namesOf)
  const symbol = type.getSymbol()
  return symbol && !symbol.declarations.some(({ path }) => path.includes('/platforms/')) ? [symbol.name] : []
}

const DEEPEST = 8

/** Evaluates the text at the call that sends it; if it depends on a parameter, once for each caller. */
function follow(source: Source, sink: Sink, path: Step[], found: StatementReport): void {
  try {
    const statements = eachChoice((chooser) => statementOf(source, sink, path, chooser))
    if (statements.length === 0) throw new NotStatic(sink.text, 'no choice leads to this statement')
    found.statements.push(...statements)
  } catch (error) {
    if (error instanceof NotStatic) {
      found.notStatic.push({ place: placesOf(source, sink, path), why: error.message })
    } else if (error instanceof NeedsCaller) {
      const callers = callersOf(source, error.callee).filter(({ call }) => !path.some((step) => step.call === call))
      if (callers.length === 0 || path.length > DEEPEST) {
        const why = `nothing calls ${error.callee.getText().slice(0, 60)}`
        found.notStatic.push({ place: placesOf(source, sink, path), why })
      }
      for (const caller of callers) follow(source, sink, [...path, caller], found)
    } else throw error
  }
}

function callersOf(source: Source, callee: Node): Step[] {
  const holder = isNamed(callee) ? callee : callee.parent
  if (isCallExpression(holder)) return [{ call: holder, callee }]
  const named = isNamed(holder) || isVariableDeclaration(holder) || isPropertyAssignment(holder) ? holder.name : null
  const symbol = named && source.symbolOf(named)
  return symbol ? source.callsOf(symbol).map((call) => ({ call, callee })) : []
}

function statementOf(source: Source, sink: Sink, path: Step[], chooser: Chooser): Statement {
  const run: Run = { source, chooser, held: new Map() }
  const env = path.reduceRight<Env | null>((outer, step) => bound(run, step, outer), null)
  const statement = sentAs(run, sink, path, env)
  if ([sink.call, ...path.map(({ call }) => call)].some((call) => isGuarded(run, call, env))) throw new NoStatement()
  return statement
}

function sentAs(run: Run, sink: Sink, path: Step[], env: Env | null): Statement {
  const { source } = run
  for (const call of [sink.call, ...path.map((step) => step.call)].toReversed()) prepareBefore(run, call, env)
  const given = evaluate(run, sink.text, env)
  const config = given instanceof Fields ? given : null
  const text = config ? config.of.get('text')?.() : given
  const place = placesOf(source, sink, path)
  const base = { place, row: rowOf(source, [sink.call, ...path.map(({ call }) => call)]), driver: sink.driver }
  if (text instanceof Template) {
    const values = text.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.value]))
    let n = 0
    return { ...base, text: text.parts.map((part) => (typeof part === 'string' ? part : `$${++n}`)).join(''), values }
  }
  if (typeof text !== 'string') {
    if (text instanceof Unknown && text.from) throw new NeedsCaller(text.from)
    const unclear = text instanceof Unknown ? text.node : sink.text
    throw new NotStatic(unclear, `${source.placeOf(unclear)} ${unclear.getText().slice(0, 80)}`)
  }
  const inConfig = config?.of.get('values')
  const values = inConfig ? run.chooser.within('first', inConfig) : sink.values ? sentList(run, sink.values, env) : []
  return { ...base, text, values: Array.isArray(values) ? values : null }
}

/** Evaluates the counting declarations above the call, in order. */
function prepareBefore(run: Run, call: Node, env: Env | null): void {
  const blocks: (readonly Node[])[] = []
  for (let at = call; !isSourceFile(at) && !isFunction(at); at = at.parent) {
    const { parent } = at
    if (isBlock(parent))
      blocks.unshift(
        parent.statements.slice(
          0,
          parent.statements.findIndex((one) => one === at),
        ),
      )
  }
  for (const statement of blocks.flat()) prepare(run, statement, env)
}

const placesOf = (source: Source, { call }: Sink, path: Step[]): string =>
  [call, ...path.map((step) => step.call)].map((one) => source.placeOf(one)).join(' < ')

function bound(run: Run, { call, callee }: Step, outer: Env | null): Env {
  const into = new Map<number, () => Value>()
  const env: Env = { of: callee, bound: into, outer }
  if (!isFunction(callee)) return env
  const isCallback = call.arguments.some((argument) => argument === callee)
  const list = isCallback && isPropertyAccessExpression(call.expression) ? call.expression.expression : null
  for (const [n, parameter] of callee.parameters.entries()) {
    const argument = isCallback ? undefined : call.arguments[n]
    const given = (): Value => {
      if (list && n === 0) return elementOf(run, evaluate(run, list, outer), parameter.name)
      if (isCallback) return new Unknown(parameter.name, run.source.typeOf(parameter.name))
      if (argument) return evaluate(run, argument, outer)
      return parameter.initializer ? evaluate(run, parameter.initializer, env) : undefined
    }
    bind(run, parameter.name, given, into, env)
  }
  return env
}

const isNamed = (node: Node) => isFunctionDeclaration(node) || isMethodDeclaration(node)

/** The declared row, from the innermost call that names one. */
function rowOf(source: Source, calls: CallExpression[]): Type | null {
  for (const call of calls) {
    const row = rowIn(source, source.typeOf(call), 0)
    if (row && !row.isTypeParameter()) return row
  }
  return null
}

const holders = new Set(['Promise', 'PgRaw', 'QueryResult', 'Array', 'AsyncGenerator'])

/** The row in a promise of a result of rows. */
function rowIn(source: Source, type: Type | undefined, depth: number): Type | null {
  if (!type) return null
  if (!holders.has(type.getSymbol()?.name ?? '')) return depth > 0 ? type : null
  const [first] = source.argumentsOf(type)
  return rowIn(source, first, depth + 1)
}
