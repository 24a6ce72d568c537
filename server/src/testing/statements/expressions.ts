import { keyOf, provenBy } from './facts.ts'
import { nodeAt, nodesAt, numberAt, textAt, type TreeNode } from './node-tree.ts'
import { isColumnSet, isVariableSet, within, type Scope } from './nullability.ts'

/** Whether the expression is never null. Unknown expressions count as nullable. */
export function isSet(scope: Scope, node: TreeNode): boolean {
  const rule = rules[node.kind]
  return rule ? rule(scope, node) : false
}

type Rule = (scope: Scope, node: TreeNode) => boolean

const always: Rule = () => true
const argument: Rule = (scope, node) => isSet(scope, nodeAt(node, 'arg') ?? NOTHING)
const allArguments: Rule = (scope, node) => nodesAt(node, 'args').every((one) => isSet(scope, one))
const anyArgument: Rule = (scope, node) => nodesAt(node, 'args').some((one) => isSet(scope, one))
const NOTHING: TreeNode = { kind: '', fields: new Map() }

const rules: Record<string, Rule> = {
  CONST: (_, node) => textAt(node, 'constisnull') !== 'true',
  PARAM: (scope, node) => scope.parameters[numberAt(node, 'paramid') - 1]?.isSet ?? false,
  VAR: isVariableSet,
  RELABELTYPE: argument,
  COERCEVIAIO: argument,
  COLLATEEXPR: argument,
  ARRAYCOERCEEXPR: argument,
  NAMEDARGEXPR: argument,
  OPEXPR: (scope, node) => !partial.has(operatorOf(scope, node)) && allArguments(scope, node),
  SCALARARRAYOPEXPR: allArguments,
  FUNCEXPR: (scope, node) => isCallSet(scope, node),
  DISTINCTEXPR: always,
  NULLTEST: always,
  BOOLEANTEST: always,
  ARRAYEXPR: always,
  ROWEXPR: always,
  SQLVALUEFUNCTION: always,
  GROUPINGFUNC: always,
  BOOLEXPR: (scope, node) => isBooleanSet(scope, node),
  COALESCEEXPR: anyArgument,
  MINMAXEXPR: anyArgument,
  CASEEXPR: (scope, node) => isCaseSet(scope, node),
  AGGREF: (scope, node) => isAggregateSet(scope, node),
  WINDOWFUNC: (scope, node) => isWindowSet(scope, node),
  SUBLINK: (scope, node) => isSublinkSet(scope, node),
}

/** Operators that can return null for non-null operands. */
const partial = new Set(['->', '->>', '#>', '#>>'])

const operatorOf = ({ catalog }: Scope, node: TreeNode): string => catalog.operators.get(numberAt(node, 'opno')) ?? ''
const functionOf = ({ catalog }: Scope, node: TreeNode, field: string): string => {
  const found = catalog.functions.get(numberAt(node, field))
  return found && !found.isOurs ? found.name : ''
}

/** Strict PostgreSQL functions that can return null for non-null arguments. */
const partialFunctions = new Set([
  'array_length',
  'array_lower',
  'array_upper',
  'array_position',
  'substring',
  'regexp_match',
  'regexp_substr',
  'jsonb_extract_path',
  'jsonb_extract_path_text',
  'jsonb_object_field_text',
  'to_regclass',
  'pg_size_bytes',
  'obj_description',
  'inet_server_addr',
  'pg_last_committed_xact',
  'pg_xact_commit_timestamp',
  'pg_xact_status',
  'nullif',
  'jsonb_path_query_first',
  'txid_status',
  'pg_stat_get_activity',
  'pg_get_serial_sequence',
])
/** Functions that never return null although they aren't strict. */
const totalFunctions = new Set([
  'concat',
  'concat_ws',
  'format',
  'jsonb_build_object',
  'json_build_object',
  'jsonb_build_array',
  'json_build_array',
  'set_config',
  'pg_notify',
  'quote_nullable',
  'num_nulls',
  'num_nonnulls',
])

function isCallSet(scope: Scope, node: TreeNode): boolean {
  const known = scope.catalog.functions.get(numberAt(node, 'funcid'))
  if (!known || known.isOurs) return false
  if (totalFunctions.has(known.name)) return true
  // Raises an error instead of returning null, unless its second argument prevents that.
  if (known.name === 'current_setting') return nodesAt(node, 'args').length === 1
  return known.isStrict && !partialFunctions.has(known.name) && allArguments(scope, node)
}

/** `a is not null and b > a`: an earlier operand decides the result, or proves something for the later ones. */
function isBooleanSet(scope: Scope, node: TreeNode): boolean {
  const operator = textAt(node, 'boolop')
  let rest = scope
  return nodesAt(node, 'args').every((one) => {
    const isArgumentSet = isSet(rest, one)
    if (operator !== 'not') rest = knowing(rest, one, operator === 'and')
    return isArgumentSet
  })
}

function isCaseSet(scope: Scope, node: TreeNode): boolean {
  let rest = scope
  const subject = nodeAt(node, 'arg')
  for (const when of nodesAt(node, 'args')) {
    const [condition, result] = [nodeAt(when, 'expr') ?? NOTHING, nodeAt(when, 'result') ?? NOTHING]
    if (!isSet(subject ? rest : knowing(rest, condition, true), result)) return false
    if (!subject) rest = knowing(rest, condition, false)
  }
  return isSet(rest, nodeAt(node, 'defresult') ?? NOTHING)
}

function knowing(scope: Scope, condition: TreeNode, isTrue: boolean): Scope {
  // A condition that isn't true may be null, so only a null test proves something when it fails.
  const proven = isTrue || isTest(condition) ? provenBy(scope.catalog, condition, isTrue) : []
  const set = new Set([...scope.facts.set, ...proven.map(keyOf)])
  const present = new Set([...scope.facts.present, ...proven.map((one) => numberAt(one, 'varno'))])
  return { ...scope, facts: { set, present } }
}

const isTest = (node: TreeNode): boolean =>
  node.kind === 'NULLTEST' || (node.kind === 'BOOLEXPR' && nodesAt(node, 'args').every(isTest))

/** Over no rows, most aggregates are null; a group always has a row. */
function isAggregateSet(scope: Scope, node: TreeNode): boolean {
  const name = functionOf(scope, node, 'aggfnoid')
  if (name === 'count') return true
  const isGrouped = nodesAt(scope.query, 'groupClause').length > 0 && nodesAt(scope.query, 'groupingSets').length === 0
  if (!isGrouped || nodeAt(node, 'aggfilter')) return false
  if (name === 'array_agg' || name.startsWith('jsonb_') || name.startsWith('json_')) return true
  return nodesAt(node, 'args').every((entry) => isSet(scope, nodeAt(entry, 'expr') ?? NOTHING))
}

const counting = new Set(['row_number', 'rank', 'dense_rank', 'count', 'ntile', 'percent_rank', 'cume_dist'])
const overFrame = new Set(['sum', 'max', 'min', 'avg', 'bool_or', 'bool_and', 'first_value', 'last_value'])

function isWindowSet(scope: Scope, node: TreeNode): boolean {
  const name = functionOf(scope, node, 'winfnoid')
  return counting.has(name) || (overFrame.has(name) && !nodeAt(node, 'aggfilter') && allArguments(scope, node))
}

const EXPRESSION = 4
const MULTIPLE = 5

function isSublinkSet(scope: Scope, node: TreeNode): boolean {
  const type = numberAt(node, 'subLinkType')
  if (type !== EXPRESSION && type !== MULTIPLE) return true
  const query = nodeAt(node, 'subselect')
  return query !== null && hasOneRow(query) && isColumnSet(within(scope, query, scope), 0)
}

/** An aggregate without GROUP BY, or a SELECT without FROM, returns one row, whatever is stored. */
function hasOneRow(query: TreeNode): boolean {
  if (nodeAt(query, 'havingQual') || nodeAt(query, 'limitCount') || nodeAt(query, 'limitOffset')) return false
  if (textAt(query, 'hasAggs') === 'true') return nodesAt(query, 'groupClause').length === 0
  const tree = nodeAt(query, 'jointree')
  return (
    tree !== null && nodesAt(tree, 'fromlist').length === 0 && !nodeAt(tree, 'quals') && !nodeAt(query, 'setOperations')
  )
}
