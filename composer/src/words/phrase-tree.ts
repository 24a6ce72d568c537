import { NONE, PhraseNodes } from './phrase-nodes.ts'

/** Phrases of tokens with what they mean, found in one pass whatever their number. */
export interface PhraseTree<Sense> {
  /** `star`: the last letters of a token are free. */
  add(tokens: readonly { text: string; star: boolean }[], sense: Sense): void
  /** Everything that begins at token `from` and ends before `end`; inside a phrase a token of `skips` may stand. */
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

/** "Runs very small" is "runs small": after a skipped word (`fresh` is false) nothing is found a second time. */
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
