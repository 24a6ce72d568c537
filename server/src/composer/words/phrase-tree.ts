/** Phrases of tokens with what they mean, found in one pass whatever their number. */
export interface PhraseTree<Sense> {
  /** `star`: the last letters of a token are free. */
  add(tokens: readonly { text: string; star: boolean }[], sense: Sense): void
  /** Everything that begins at token `from` and ends before `end`; inside a phrase a token of `skips` may stand. */
  at(tokens: readonly string[], from: number, end: number, skips: ReadonlySet<string>): { to: number; sense: Sense }[]
}

/** Most of the many nodes are leaves: what they don't have takes no room. */
interface Node<Sense> {
  next: Map<string, Node<Sense>> | null
  stems: Map<string, Node<Sense>> | null
  /** Lengths of the stems, so that a token is cut only where one may fit. */
  shortest: number
  longest: number
  senses: Sense[] | null
}

export function createPhraseTree<Sense>(): PhraseTree<Sense> {
  const root = node<Sense>()
  return {
    add: (tokens, sense) => {
      let here = root
      for (const token of tokens) here = token.star ? stem(here, token.text) : exact(here, token.text)
      here.senses = [...(here.senses ?? []), sense]
    },
    at: (tokens, from, end, skips) => {
      const found: { to: number; sense: Sense }[] = []
      walk({ tokens, end, skips, found, root }, root, from, true)
      return found
    },
  }
}

interface Walk<Sense> {
  tokens: readonly string[]
  end: number
  skips: ReadonlySet<string>
  found: { to: number; sense: Sense }[]
  root: Node<Sense>
}

/** "Runs very small" is "runs small": after a skipped word (`fresh` is false) nothing is found a second time. */
function walk<Sense>(way: Walk<Sense>, here: Node<Sense>, at: number, fresh: boolean): void {
  if (fresh && here.senses) for (const sense of here.senses) way.found.push({ to: at, sense })
  const token = way.tokens[at]
  if (at >= way.end || token === undefined) return
  const next = here.next?.get(token)
  if (next) walk(way, next, at + 1, true)
  if (here.stems) {
    for (let length = here.shortest; length <= Math.min(here.longest, token.length); length += 1) {
      const begun = here.stems.get(token.slice(0, length))
      if (begun) walk(way, begun, at + 1, true)
    }
  }
  if (here !== way.root && (here.next ?? here.stems) && way.skips.has(token)) walk(way, here, at + 1, false)
}

function exact<Sense>(here: Node<Sense>, text: string): Node<Sense> {
  here.next ??= new Map()
  const known = here.next.get(text) ?? node<Sense>()
  here.next.set(text, known)
  return known
}

function stem<Sense>(here: Node<Sense>, text: string): Node<Sense> {
  here.stems ??= new Map()
  const known = here.stems.get(text) ?? node<Sense>()
  here.stems.set(text, known)
  here.shortest = Math.min(here.shortest, text.length)
  here.longest = Math.max(here.longest, text.length)
  return known
}

function node<Sense>(): Node<Sense> {
  return { next: null, stems: null, shortest: 1_000, longest: 0, senses: null }
}
