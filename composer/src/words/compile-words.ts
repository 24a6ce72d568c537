import type { Topic } from '@bizamply/contract/topics-and-risks'
import { createPhraseTree } from './phrase-tree.ts'
import { simplified } from './simplified.ts'
import { folder, type Token, tokensOf } from './tokens.ts'
import type { WordList } from './word-list.ts'

export type RiskName = keyof WordList['risks']

/** What a phrase means. Opinions without a topic stand alone; `weight` is their strength. */
export type Sense =
  | { kind: 'opinion'; positive: boolean; weight: number; topic: Topic | null }
  | { kind: 'about'; topic: Topic }
  | { kind: 'risk'; risk: RiskName }
  | {
      kind:
        | 'hides'
        | 'before'
        | 'without'
        | 'after'
        | 'stronger'
        | 'weaker'
        | 'turns'
        | 'elsewhere'
        | 'asks'
        | 'asksPlainly'
        | 'spam'
        | 'own'
    }

/** A matched phrase: tokens `from` to before `to`. */
export interface Hit {
  from: number
  to: number
  sense: Sense
}

/** Below this, a phrase is a hint and not an opinion: "after two weeks", "paid". */
export const clear = 0.5
const slight = 0.3

export interface WordFinder {
  language: string
  spaced: boolean
  tokens(text: string): Token[]
  hits(tokens: readonly Token[]): Hit[]
}

export function compileWords(list: WordList): WordFinder {
  const tree = createPhraseTree<Sense>()
  const fold = list.language === 'zh' ? simplified : folder(!list.foldAccents)
  for (const [phrase, sense] of sensesOf(list)) {
    const parts = phrase.split('*').flatMap((part, index, all) => {
      const tokens = tokensOf(part, list.spaced, fold)
      return tokens.map((token, at) => ({
        text: token.text,
        star: index < all.length - 1 && at === tokens.length - 1,
      }))
    })
    if (parts.length > 0) tree.add(parts, sense)
  }
  const skips = skipsOf(list, fold)
  // The functions below keep only what they need, not the whole list.
  const { language, spaced } = list
  return {
    language,
    spaced,
    tokens: (text) => tokensOf(text, spaced, fold),
    hits: (tokens) => {
      const texts = tokens.map((token) => token.text)
      const ends = clauseEnds(tokens)
      return tokens.flatMap((_, from) =>
        tree.at(texts, from, ends[from] ?? tokens.length, skips).map(({ to, sense }) => ({ from, to, sense })),
      )
    },
  }
}

/** Without spaces, each character is a token and may be part of any word, so none is dropped. */
function skipsOf(list: WordList, fold: (token: string) => string): Set<string> {
  if (!list.spaced) return new Set()
  const loose = [...list.fillers, ...list.stronger, ...list.weaker]
  return new Set(loose.flatMap((word) => tokensOf(word, true, fold)).map((token) => token.text))
}

/** The end of the clause, for each token. */
function clauseEnds(tokens: readonly Token[]): number[] {
  const ends: number[] = []
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const same = tokens[at]?.clause === tokens[at + 1]?.clause
    ends[at] = same ? (ends[at + 1] ?? at + 1) : at + 1
  }
  return ends
}

function sensesOf(list: WordList): [string, Sense][] {
  const opinion = (positive: boolean, weight: number, topic: Topic | null = null): Sense => ({
    kind: 'opinion',
    positive,
    weight,
    topic,
  })
  const all = (words: readonly string[], sense: Sense): [string, Sense][] => words.map((word) => [word, sense])
  const plain = [
    ...(['hides', 'before', 'without', 'after', 'stronger', 'weaker', 'turns'] as const),
    ...(['elsewhere', 'asks', 'asksPlainly', 'spam', 'own'] as const),
  ]
  const risks = Object.entries(list.risks) as [RiskName, string[]][]
  const topics = Object.entries(list.topics) as [Topic, WordList['topics'][Topic]][]
  return [
    ...all(list.good, opinion(true, 1)),
    ...all(list.veryGood, opinion(true, 2)),
    ...all(list.slightlyGood, opinion(true, slight)),
    ...all(list.slightlyBad, opinion(false, slight)),
    ...all(list.bad, opinion(false, 1)),
    ...all(list.veryBad, opinion(false, 2)),
    ...plain.flatMap((kind) => all(list[kind], { kind })),
    ...risks.flatMap(([risk, words]) => all(words, { kind: 'risk', risk })),
    ...topics.flatMap(([topic, entry]) => [
      ...all(entry?.about ?? [], { kind: 'about', topic }),
      ...all(entry?.good ?? [], opinion(true, 1, topic)),
      ...all(entry?.bad ?? [], opinion(false, 1, topic)),
    ]),
  ]
}
