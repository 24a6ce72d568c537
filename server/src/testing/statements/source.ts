import { fileURLToPath } from 'node:url'
import { API, type Checker, type Project, type Symbol, type Type } from 'typescript/unstable/sync'
import {
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isShorthandPropertyAssignment,
  type CallExpression,
  type Node,
  type PropertyAccessExpression,
  type SourceFile,
} from 'typescript/unstable/ast'

/** The server's own sources as the compiler reads them, tests excluded. */
export interface Source {
  checker: Checker
  project: Project
  calls: readonly CallExpression[]
  /** Every `a.b`. */
  accesses: readonly PropertyAccessExpression[]
  /** The symbol that an identifier refers to, with imports resolved. */
  symbolOf(node: Node): Symbol | undefined
  declarationOf(symbol: Symbol): Node | undefined
  /** Every call of this symbol's declaration. */
  callsOf(symbol: Symbol): readonly CallExpression[]
  typeOf(node: Node): Type | undefined
  /** `string`. */
  text: Type
  nonNull(type: Type): Type | undefined
  isList(type: Type): boolean
  /** `string` for `Array<string>`. */
  argumentsOf(type: Type | undefined): readonly Type[]
  propertyOf(type: Type, name: string): Type | undefined
  fieldsOf(type: Type): readonly Symbol[]
  placeOf(node: Node): string
  close(): void
}

const server = fileURLToPath(new URL('../../..', import.meta.url))

export function readSource(): Source {
  const api = new API({ cwd: server })
  const config = `${server}tsconfig.json`
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!project) throw new Error('the compiler does not read the project of the server')
  const { checker, program } = project
  const files = program.getSourceFileNames().filter(isOurs)
  const nodes = files.flatMap((file) => nodesIn(program.getSourceFile(file)))
  const calls = nodes.filter(isCallExpression)
  const symbols = new Map<Node, Symbol | undefined>()
  const declarations = new Map<number, Node | undefined>()
  const types = new Map<Node, Type | undefined>()
  const symbolOf = (node: Node): Symbol | undefined =>
    remember(symbols, node, () => behindImports(checker, symbolAt(checker, node)))
  return {
    checker,
    project,
    calls,
    accesses: nodes.filter(isPropertyAccessExpression),
    symbolOf,
    declarationOf: (symbol) => remember(declarations, symbol.id, () => declared(project, symbol)),
    callsOf: callIndex(calls, symbolOf),
    typeOf: (node) => remember(types, node, () => checker.getTypeAtLocation(node)),
    ...typeReader(checker),
    placeOf: (node) => {
      const file = node.getSourceFile()
      return `${file.fileName.slice(server.length)}:${file.text.slice(0, node.getStart()).split('\n').length}`
    },
    close: () => api.close(),
  }
}

/** Cached, because each lookup is a round trip to the compiler's process. */
function typeReader(
  checker: Checker,
): Pick<Source, 'text' | 'nonNull' | 'isList' | 'argumentsOf' | 'propertyOf' | 'fieldsOf'> {
  const [nonNull, lists, given] = [
    new Map<Type, Type | undefined>(),
    new Map<Type, boolean>(),
    new Map<Type, readonly Type[]>(),
  ]
  const fields = new Map<Type, readonly Symbol[]>()
  const properties = new Map<Type, Map<string, Type | undefined>>()
  return {
    text: checker.getStringType(),
    nonNull: (type) => remember(nonNull, type, () => checker.getNonNullableType(type)),
    isList: (type) => remember(lists, type, () => checker.isArrayLikeType(type)),
    argumentsOf: (type) => (type?.isTypeReference() ? remember(given, type, () => checker.getTypeArguments(type)) : []),
    fieldsOf: (type) => remember(fields, type, () => checker.getPropertiesOfType(type)),
    propertyOf: (type, name) =>
      remember(
        remember(properties, type, () => new Map<string, Type | undefined>()),
        name,
        () => {
          const symbol = checker.getPropertyOfType(type, name)
          return symbol && checker.getTypeOfSymbol(symbol)
        },
      ),
  }
}

const isOurs = (file: string): boolean =>
  file.startsWith(`${server}src/`) && !file.includes('.test.ts') && !file.startsWith(`${server}src/testing/`)

function nodesIn(file: SourceFile | undefined): Node[] {
  const found: Node[] = []
  const visit = (node: Node): void => {
    if (isCallExpression(node) || isPropertyAccessExpression(node)) found.push(node)
    node.forEachChild(visit)
  }
  if (file) visit(file)
  return found
}

const symbolAt = (checker: Checker, node: Node): Symbol | undefined =>
  isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)

const ALIAS = 2_097_152

function behindImports(checker: Checker, symbol: Symbol | undefined): Symbol | undefined {
  return symbol && symbol.flags & ALIAS ? checker.getAliasedSymbol(symbol) : symbol
}

const declared = (project: Project, symbol: Symbol): Node | undefined =>
  (symbol.valueDeclaration ?? symbol.declarations[0])?.resolve(project)

/** Calls by callee name; symbols are resolved only for names that are looked up. */
function callIndex(calls: readonly CallExpression[], symbolOf: Source['symbolOf']): Source['callsOf'] {
  const byName = Map.groupBy(calls, ({ expression }) => calledName(expression)?.getText() ?? '')
  return (symbol) =>
    (byName.get(symbol.name) ?? []).filter(({ expression }) => {
      const name = calledName(expression)
      return name !== undefined && symbolOf(name)?.id === symbol.id
    })
}

export function calledName(expression: Node): Node | undefined {
  if (isIdentifier(expression)) return expression
  return isPropertyAccessExpression(expression) ? expression.name : undefined
}

function remember<K, V>(known: Map<K, V>, key: K, find: () => V): V {
  if (!known.has(key)) known.set(key, find())
  return known.get(key) as V
}
