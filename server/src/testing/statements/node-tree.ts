/** A node of the tree that PostgreSQL makes of a statement, as it writes it down (`pg_node_tree`). */
export interface TreeNode {
  kind: string
  fields: ReadonlyMap<string, Tree>
}
export type Tree = string | TreeNode | Tree[]

/** Reads `({QUERY :commandType 1 ...})`. */
export function parseTree(text: string): Tree {
  const tokens = text.match(/[(){}]|(?:\\[\s\S]|[^\s(){}\\])+/g) ?? []
  let at = 0
  const list = (end: string): Tree[] => {
    const items: Tree[] = []
    while (tokens[at] !== end) items.push(one())
    at++
    return items
  }
  const one = (): Tree => {
    const token = tokens[at++] ?? ''
    if (token === '(') return list(')')
    return token === '{' ? node() : token.replaceAll(/\\([\s\S])/g, '$1')
  }
  const node = (): TreeNode => {
    const kind = tokens[at++] ?? ''
    const fields = new Map<string, Tree>()
    let name = ''
    for (const item of list('}')) {
      if (typeof item === 'string' && item.startsWith(':')) fields.set((name = item.slice(1)), '<>')
      else if (fields.get(name) === '<>') fields.set(name, item)
    }
    return { kind, fields }
  }
  return one()
}

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  tree !== undefined && typeof tree !== 'string' && !Array.isArray(tree)

export function nodeAt(node: TreeNode, field: string): TreeNode | null {
  const value = node.fields.get(field)
  return isNode(value) ? value : null
}

/** The nodes of a list; none of an empty one. */
export function nodesAt(node: TreeNode, field: string): TreeNode[] {
  const value = node.fields.get(field)
  return Array.isArray(value) ? value.filter(isNode) : []
}

export function textAt(node: TreeNode, field: string): string {
  const value = node.fields.get(field)
  return typeof value === 'string' && value !== '<>' ? value : ''
}

export const numberAt = (node: TreeNode, field: string): number => Number(textAt(node, field))

/** The members of a set or list of numbers: `(b 1 2)`, `(o 23 25)`. */
export function numbersAt(node: TreeNode, field: string): number[] {
  const value = node.fields.get(field)
  return Array.isArray(value) ? value.slice(1).map(Number) : []
}
