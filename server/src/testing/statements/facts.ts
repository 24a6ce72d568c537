import type { Catalog } from './catalog.ts'
import { nodeAt, nodesAt, numberAt, textAt, type TreeNode } from './node-tree.ts'

/** What the WHERE and the inner joins of a query prove. */
export interface Facts {
  /** Columns that are not null. */
  set: ReadonlySet<string>
  /** Outer-joined tables whose row is present. */
  present: ReadonlySet<number>
}

export const keyOf = (node: TreeNode): string => `${numberAt(node, 'varno')}.${numberAt(node, 'varattno')}`

export function factsOf(catalog: Catalog, query: TreeNode): Facts {
  const tree = nodeAt(query, 'jointree')
  const variables = tree ? conditionsOf(tree).flatMap((condition) => provenBy(catalog, condition, true)) : []
  return {
    set: new Set(variables.map(keyOf)),
    present: new Set(variables.map((one) => numberAt(one, 'varno'))),
  }
}

/** The conditions that hold for every row; those of outer joins don't. */
function conditionsOf(node: TreeNode): TreeNode[] {
  const own = nodeAt(node, 'quals')
  if (node.kind === 'FROMEXPR') return [...(own ? [own] : []), ...nodesAt(node, 'fromlist').flatMap(conditionsOf)]
  if (node.kind !== 'JOINEXPR') return []
  const [left, right] = [nodeAt(node, 'larg'), nodeAt(node, 'rarg')]
  const type = numberAt(node, 'jointype')
  return [
    ...(type === INNER && own ? [own] : []),
    ...((type === INNER || type === LEFT) && left ? conditionsOf(left) : []),
    ...((type === INNER || type === RIGHT) && right ? conditionsOf(right) : []),
  ]
}

const INNER = 0
const LEFT = 1
const RIGHT = 3

/** The variables that are not null when the condition is true, or when it is false. */
export function provenBy(catalog: Catalog, node: TreeNode, isTrue: boolean): TreeNode[] {
  const args = nodesAt(node, 'args')
  if (node.kind === 'BOOLEXPR') {
    const operator = textAt(node, 'boolop')
    if (operator === 'not') return args.flatMap((one) => provenBy(catalog, one, !isTrue))
    const each = args.map((one) => provenBy(catalog, one, isTrue))
    return (operator === 'and') === isTrue ? each.flat() : inAll(each)
  }
  if (node.kind === 'NULLTEST') {
    const argument = nodeAt(node, 'arg')
    return argument && (numberAt(node, 'nulltesttype') === IS_NOT_NULL) === isTrue ? strictIn(catalog, argument) : []
  }
  return strictIn(catalog, node)
}

const IS_NOT_NULL = 1

function inAll([first = [], ...others]: TreeNode[][]): TreeNode[] {
  return first.filter((one) => others.every((each) => each.some((other) => keyOf(other) === keyOf(one))))
}

const conversions = new Set(['RELABELTYPE', 'COERCEVIAIO', 'COLLATEEXPR', 'ARRAYCOERCEEXPR'])

/** The variables of this query that make the expression null when they are null. */
function strictIn(catalog: Catalog, node: TreeNode): TreeNode[] {
  if (node.kind === 'VAR') return numberAt(node, 'varlevelsup') === 0 ? [node] : []
  const inner = conversions.has(node.kind) ? nodeAt(node, 'arg') : null
  if (inner) return strictIn(catalog, inner)
  const isStrict =
    node.kind === 'OPEXPR' ||
    node.kind === 'SCALARARRAYOPEXPR' ||
    (node.kind === 'FUNCEXPR' && catalog.functions.get(numberAt(node, 'funcid'))?.isStrict === true)
  return isStrict ? nodesAt(node, 'args').flatMap((one) => strictIn(catalog, one)) : []
}
