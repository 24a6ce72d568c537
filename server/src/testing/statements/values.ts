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

/** A drizzle `sql` template: text with the values of its parameters between. */
export class Template {
  readonly parts: readonly (string | { value: Value })[]
  constructor(parts: readonly (string | { value: Value })[]) {
    this.parts = parts
  }
}

/** Known by its type only. */
export class Unknown {
  readonly node: Node
  readonly type: Type | undefined
  /** The same for every mention of the same thing. */
  readonly key: string
  /** The function whose caller knows more. */
  readonly from: Node | undefined
  /** Of a list: any number of them in another list. */
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

  /** The same thing, of which the type is known better. */
  as(type: Type | undefined): Unknown {
    return new Unknown(this.node, type, this)
  }
}

/** What the parameters of the function at hand are, by the ids of their symbols. */
export interface Env {
  /** The function. */
  of: Node | null
  bound: ReadonlyMap<number, () => Value>
  outer: Env | null
}

/** The text needs what only a caller of this function knows. */
export class NeedsCaller extends Error {
  readonly callee: Node
  constructor(callee: Node) {
    super('needs a caller')
    this.callee = callee
  }
}

/** The text is made of what is known only when the product runs. */
export class NotStatic extends Error {
  readonly node: Node
  constructor(node: Node, why: string) {
    super(why)
    this.node = node
  }
}

/** A question that the text did not ask: the values that go with it are known by their types instead. */
export class NotGiven extends Error {}

/** The choices at hand lead to no statement, such as by an early throw. */
export class NoStatement extends Error {}
