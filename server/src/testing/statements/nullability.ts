import type { Catalog } from './catalog.ts'
import { isSet } from './expressions.ts'
import { factsOf, keyOf, type Facts } from './facts.ts'
import { isNode, nodeAt, nodesAt, numberAt, numbersAt, textAt, type TreeNode } from './node-tree.ts'

/** A query within its outer query, with the facts that its WHERE proves. */
export interface Scope {
  catalog: Catalog
  query: TreeNode
  facts: Facts
  outer: Scope | null
  /** Whether the declared type of a parameter, or of its elements, excludes null. */
  parameters: readonly { isSet: boolean; areElementsSet: boolean }[]
  /** Recursive queries being evaluated: their column is nullable only if another branch is. */
  open: ReadonlySet<TreeNode>
}

/** Whether each column that a statement returns is nullable. */
export function nullableColumns(
  catalog: Catalog,
  query: TreeNode,
  parameters: Scope['parameters'],
): { name: string; isNullable: boolean }[] {
  const scope = within({ catalog, parameters, open: new Set() }, query, null)
  return outputOf(query).map((entry, n) => ({ name: textAt(entry, 'resname'), isNullable: !isColumnSet(scope, n) }))
}

export function within(
  shared: Pick<Scope, 'catalog' | 'parameters' | 'open'>,
  query: TreeNode,
  outer: Scope | null,
): Scope {
  const { catalog, parameters, open } = shared
  const scope: Scope = { catalog, parameters, open, query, outer, facts: factsOf(catalog, query) }
  return numberAt(query, 'commandType') === UPDATE ? afterUpdate(scope) : scope
}

const UPDATE = 2
const INSERT = 3

/** RETURNING returns the new values, so facts about assigned columns no longer hold. */
function afterUpdate(scope: Scope): Scope {
  const set = new Set(scope.facts.set)
  for (const entry of nodesAt(scope.query, 'targetList')) {
    const key = `${numberAt(scope.query, 'resultRelation')}.${numberAt(entry, 'resno')}`
    const expression = nodeAt(entry, 'expr')
    if (expression && isSet(scope, expression)) set.add(key)
    else set.delete(key)
  }
  return { ...scope, facts: { ...scope.facts, set } }
}

export function outputOf(query: TreeNode): TreeNode[] {
  const entries = nodesAt(query, numberAt(query, 'commandType') === 1 ? 'targetList' : 'returningList')
  return entries.filter((entry) => textAt(entry, 'resjunk') !== 'true')
}

/** Whether column `n` of this query is never null; for a UNION, in all of its branches. */
export function isColumnSet(scope: Scope, n: number): boolean {
  const arms = nodeAt(scope.query, 'setOperations')
  if (arms) return armsOf(arms).every((varno) => isRangeColumnSet(scope, varno, n + 1))
  const expression = nodeAt(outputOf(scope.query)[n] ?? { kind: '', fields: new Map() }, 'expr')
  return expression !== null && isSet(scope, expression)
}

function armsOf(node: TreeNode): number[] {
  if (node.kind === 'RANGETBLREF') return [numberAt(node, 'rtindex')]
  return ['larg', 'rarg'].flatMap((side) => {
    const arm = nodeAt(node, side)
    return arm ? armsOf(arm) : []
  })
}

export function isVariableSet(scope: Scope, node: TreeNode): boolean {
  let at: Scope | null = scope
  for (let up = numberAt(node, 'varlevelsup'); up > 0; up--) at = at?.outer ?? null
  if (!at) return false
  const [varno, attno] = [numberAt(node, 'varno'), numberAt(node, 'varattno')]
  if (at.facts.set.has(keyOf(node))) return true
  const isNulled = numbersAt(node, 'varnullingrels').length > 0 && !at.facts.present.has(varno)
  return !isNulled && isRangeColumnSet(at, varno, attno)
}

function isRangeColumnSet(scope: Scope, varno: number, attno: number): boolean {
  const range = nodesAt(scope.query, 'rtable')[varno - 1]
  if (!range) return false
  if (attno <= 0) return true
  switch (numberAt(range, 'rtekind')) {
    case 0:
      return scope.catalog.notNull.has(`${textAt(range, 'relid')}.${attno}`) || isInserted(scope, varno, attno)
    case 1: {
      const inner = nodeAt(range, 'subquery')
      return inner !== null && isColumnSet(within(scope, inner, scope), attno - 1)
    }
    case 2:
      return isNthSet(
        isMerged(range, attno) ? withBothSides(scope, range, attno) : scope,
        range,
        'joinaliasvars',
        attno,
      )
    case 3:
      return isFunctionColumnSet(scope, range, attno)
    case 5:
      return valuesOf(range).every((row) => {
        const value = row[attno - 1]
        return value !== undefined && isSet(scope, value)
      })
    case 6:
      return isSharedColumnSet(scope, range, attno)
    case 9:
      return isNthSet(scope, range, 'groupexprs', attno)
    default:
      return false
  }
}

const FULL = 2

/** A column of `full join ... using`: one side has it. */
const isMerged = (range: TreeNode, attno: number): boolean =>
  numberAt(range, 'jointype') === FULL && attno <= numberAt(range, 'joinmergedcols')

function withBothSides(scope: Scope, range: TreeNode, attno: number): Scope {
  const merged = nodesAt(range, 'joinaliasvars')[attno - 1]
  const sides = merged ? nodesAt(merged, 'args').map((one) => numberAt(one, 'varno')) : []
  return { ...scope, facts: { ...scope.facts, present: new Set([...scope.facts.present, ...sides]) } }
}

function isNthSet(scope: Scope, range: TreeNode, field: string, n: number): boolean {
  const expression = nodesAt(range, field)[n - 1]
  return expression !== undefined && isSet(scope, expression)
}

/** A column of the row that an INSERT just wrote; on a conflict, the existing row's column is returned. */
function isInserted(scope: Scope, varno: number, attno: number): boolean {
  const { query } = scope
  if (
    numberAt(query, 'commandType') !== INSERT ||
    nodeAt(query, 'onConflict') ||
    numberAt(query, 'resultRelation') !== varno
  ) {
    return false
  }
  const entry = nodesAt(query, 'targetList').find((one) => numberAt(one, 'resno') === attno)
  const expression = entry && nodeAt(entry, 'expr')
  return expression ? isSet(scope, expression) : false
}

function valuesOf(range: TreeNode): TreeNode[][] {
  const lists = range.fields.get('values_lists')
  return Array.isArray(lists) ? lists.map((row) => (Array.isArray(row) ? row.filter(isNode) : [])) : []
}

/** A column of a WITH query, which may be defined in an outer query. */
function isSharedColumnSet(scope: Scope, range: TreeNode, attno: number): boolean {
  let at: Scope | null = scope
  for (let up = numberAt(range, 'ctelevelsup'); up > 0; up--) at = at?.outer ?? null
  const shared = at && nodesAt(at.query, 'cteList').find((one) => textAt(one, 'ctename') === textAt(range, 'ctename'))
  const query = shared && nodeAt(shared, 'ctequery')
  if (!at || !query) return false
  if (scope.open.has(query)) return true
  return isColumnSet(within({ ...scope, open: new Set([...scope.open, query]) }, query, at), attno - 1)
}

const rowsOfValues = new Set([
  'generate_series',
  'jsonb_array_elements',
  'jsonb_array_elements_text',
  'jsonb_object_keys',
  'jsonb_each',
  'regexp_split_to_table',
  'string_to_table',
])

function isFunctionColumnSet(scope: Scope, range: TreeNode, attno: number): boolean {
  let n = attno
  for (const one of nodesAt(range, 'functions')) {
    const count = numberAt(one, 'funccolcount')
    const call = nodeAt(one, 'funcexpr')
    if (n > count) {
      n -= count
      continue
    }
    if (!call || call.kind !== 'FUNCEXPR') return false
    const name = scope.catalog.functions.get(numberAt(call, 'funcid'))?.name ?? ''
    const [argument] = nodesAt(call, 'args')
    return name === 'unnest' && argument ? areElementsSet(scope, argument) : rowsOfValues.has(name)
  }
  return textAt(range, 'funcordinality') === 'true'
}

function areElementsSet(scope: Scope, node: TreeNode): boolean {
  if (node.kind === 'PARAM') return scope.parameters[numberAt(node, 'paramid') - 1]?.areElementsSet ?? false
  if (node.kind === 'ARRAYEXPR') return nodesAt(node, 'elements').every((one) => isSet(scope, one))
  if (node.kind === 'COALESCEEXPR') return nodesAt(node, 'args').every((one) => areElementsSet(scope, one))
  const argument = nodeAt(node, 'arg')
  // Array columns contain no nulls.
  return node.kind === 'VAR' || node.kind === 'CONST' || (argument !== null && areElementsSet(scope, argument))
}
