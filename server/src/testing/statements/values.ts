import type { Node } from 'typescript/unstable/ast'
import type { Type } from 'typescript/unstable/sync'

/** A value of the product's code as far as it is known without running it. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | RegExp
  | Value[]
  | Fields
  | Closure
  | Template
  | Unknown

export class Fields {
  readonly of: ReadonlyMap<string, () => Value>
  constructor(of: ReadonlyMap<string, () => Value>) {
    this.of = of
  }
}

export class Closure {
  readonly node: Node
  readonly env: Env
  constructor(node: Node, env: Env) {
    this.node = node
    this.env = env
  }
}

/** A drizzle `sql` template: text interleaved with its parameter values. */
export class Template {
  readonly parts: readonly (string | { value: Value })[]
  constructor(parts: readonly (string | { value: Value })[]) {
    this.parts = parts
  }
}

/** Known only by its type. */
export class Unknown {
  readonly node: Node
  readonly type: Type | undefined
  /** The same for all references to the same value. */
  readonly key: string
  /** The function whose caller knows more. */
  readonly from: Node | undefined
  /** A spread element: any number of them in a list. */
  readonly isSpread: boolean
  constructor(
    node: Node,
    type: Type | undefined,
    more: { key?: string; from?: Node | undefined; isSpread?: boolean } = {},
  ) {
    this.node = node
    this.type = type
    this.key = more.key ?? node.getText()
    this.from = more.from
    this.isSpread = more.isSpread ?? false
  }

  /** The same value with a more specific type. */
  as(type: Type | undefined): Unknown {
    return new Unknown(this.node, type, this)
  }
}

/** The parameter values of the current function, by symbol id. */
export interface Env {
  /** The function. */
  of: Node | null
  bound: ReadonlyMap<number, () => Value>
  outer: Env | null
}

/** The text needs a value that only a caller of this function knows. */
export class NeedsCaller extends Error {
  readonly callee: Node
  constructor(callee: Node) {
    super('needs a caller')
    this.callee = callee
  }
}

/** The text depends on values known only at run time. */
export class NotStatic extends Error {
  readonly node: Node
  constructor(node: Node, why: string) {
    super(why)
    this.node = node
  }
}

/** A question that the text didn't ask; the parameter values that depend on it are known only by type. */
export class NotGiven extends Error {}

/** The current choices don't reach a statement, for example because of an early throw. */
export class NoStatement extends Error {}
