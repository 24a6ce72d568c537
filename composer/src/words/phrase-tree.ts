/** Phrases with their meanings, all found in one pass. */
export interface PhraseTree<Sense> {
  /** `star`: any suffix of a token matches. */
  add(tokens: readonly { text: string; star: boolean }[], sense: Sense): void
  /** All phrases from token `from` to before `end`. Tokens in `skips` may occur within a phrase. */
  at(tokens: readonly string[], from: number, end: number, skips: ReadonlySet<string>): { to: number; sense: Sense }[]
}

export function createPhraseTree<Sense>(): PhraseTree<Sense> {
  const nodes = new PhraseNodes<Sense>()
  return {
    add: (tokens, sense) => {
      let here = ROOT
      for (const token of tokens) here = nodes.grow(here, token.text, token.star)
      nodes.mean(here, sense)
    },
    at: (tokens, from, end, skips) => {
      const found: { to: number; sense: Sense }[] = []
      walk({ tokens, end, skips, found, nodes }, ROOT, from, true)
      return found
    },
  }
}

const ROOT = 0

interface Walk<Sense> {
  tokens: readonly string[]
  end: number
  skips: ReadonlySet<string>
  found: { to: number; sense: Sense }[]
  nodes: PhraseNodes<Sense>
}

/** "Runs very small" is "runs small": after a skipped word (`fresh` is false) nothing matches twice. */
function walk<Sense>(way: Walk<Sense>, here: number, at: number, fresh: boolean): void {
  const { nodes } = way
  if (fresh) nodes.eachSense(here, (sense) => way.found.push({ to: at, sense }))
  const token = way.tokens[at]
  if (at >= way.end || token === undefined) return
  const next = nodes.next(here, token, false)
  if (next !== NONE) walk(way, next, at + 1, true)
  const longest = Math.min(nodes.longestStem(here), token.length)
  for (let length = nodes.shortestStem(here); length <= longest; length += 1) {
    const begun = nodes.next(here, token.slice(0, length), true)
    if (begun !== NONE) walk(way, begun, at + 1, true)
  }
  if (here !== ROOT && nodes.goesOn(here) && way.skips.has(token)) walk(way, here, at + 1, false)
}

const NONE = 0
/** Integers per edge: source, token, target. */
const WIDTH = 3

/** Tree nodes by number, 0 for the root. Rows of integers, because objects with maps take five times the memory. */
class PhraseNodes<Sense> {
  private readonly tokens = new Map<string, number>()
  private readonly senses: Sense[] = []
  private readonly senseNumbers = new Map<Sense, number>()
  private readonly stems = new Numbers(2)
  private readonly meanings = new Numbers(2)
  private readonly firstMeaning = new Numbers(1)
  private readonly grown = new Numbers(1)
  private count = 1
  private edges = new Int32Array(WIDTH * 256)
  private edgeCount = 0

  /** The node after `here` for this token, created if missing. */
  grow(here: number, text: string, star: boolean): number {
    const token = this.tokens.get(text) ?? this.tokens.size
    if (token === this.tokens.size) this.tokens.set(text, token)
    const label = 2 * token + Number(star)
    const existing = this.find(here, label)
    if (existing !== NONE) return existing
    const made = this.count++
    this.link(here, label, made)
    this.grown.set(here, 0, 1)
    if (star) this.widen(here, text.length)
    return made
  }

  /** A node may have several, in insertion order. */
  mean(here: number, sense: Sense): void {
    const number = this.senseNumbers.get(sense) ?? this.senses.push(sense) - 1
    this.senseNumbers.set(sense, number)
    const made = this.meanings.length + 1
    this.meanings.set(made - 1, 0, number)
    let last = this.firstMeaning.get(here, 0)
    if (last === 0) return this.firstMeaning.set(here, 0, made)
    while (this.meanings.get(last - 1, 1) !== 0) last = this.meanings.get(last - 1, 1)
    this.meanings.set(last - 1, 1, made)
  }

  eachSense(here: number, give: (sense: Sense) => void): void {
    for (let at = this.firstMeaning.get(here, 0); at !== 0; at = this.meanings.get(at - 1, 1))
      give(this.senses[this.meanings.get(at - 1, 0)]!)
  }

  next(here: number, text: string, star: boolean): number {
    const token = this.tokens.get(text)
    return token === undefined ? NONE : this.find(here, 2 * token + Number(star))
  }

  /** 1 if there are none, with a length of 0. */
  shortestStem = (here: number): number => this.stems.get(here, 0) || 1
  longestStem = (here: number): number => this.stems.get(here, 1)
  goesOn = (here: number): boolean => this.grown.get(here, 0) === 1

  private widen(here: number, length: number): void {
    const shortest = this.stems.get(here, 0)
    this.stems.set(here, 0, shortest === 0 ? length : Math.min(shortest, length))
    this.stems.set(here, 1, Math.max(this.stems.get(here, 1), length))
  }

  private find(here: number, label: number): number {
    return this.edges[this.slot(here, label) + 2] ?? NONE
  }

  private link(here: number, label: number, child: number): void {
    if (++this.edgeCount * WIDTH * 1.5 > this.edges.length) this.spread()
    this.edges.set([here, label, child], this.slot(here, label))
  }

  private spread(): void {
    const old = this.edges
    this.edges = new Int32Array(2 * old.length)
    for (let at = 0; at < old.length; at += WIDTH) {
      const edge = old.subarray(at, at + WIDTH)
      if (edge[2] !== NONE) this.edges.set(edge, this.slot(edge[0] ?? 0, edge[1] ?? 0))
    }
  }

  /** The position of the edge, or the free slot for it. */
  private slot(here: number, label: number): number {
    const { edges } = this
    const last = edges.length / WIDTH - 1
    const mixed = Math.imul(here, 0x9e3779b1) ^ Math.imul(label, 0x85ebca6b)
    let slot = (mixed ^ (mixed >>> 15)) & last
    for (;;) {
      const at = slot * WIDTH
      if (edges[at + 2] === NONE || (edges[at] === here && edges[at + 1] === label)) return at
      slot = (slot + 1) & last
    }
  }
}

/** Rows of a few integers each, 0 by default. */
class Numbers {
  length = 0
  private all: Int32Array
  private readonly width: number

  constructor(width: number) {
    this.width = width
    this.all = new Int32Array(256 * width)
  }

  get(row: number, column: number): number {
    return this.all[row * this.width + column] ?? 0
  }

  set(row: number, column: number, value: number): void {
    this.length = Math.max(this.length, row + 1)
    const at = row * this.width + column
    if (at >= this.all.length) {
      const more = new Int32Array(Math.max(2 * this.all.length, at + this.width))
      more.set(this.all)
      this.all = more
    }
    this.all[at] = value
  }
}
